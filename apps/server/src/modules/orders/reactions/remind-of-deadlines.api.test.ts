import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEvents, mailboxMessages, orders } from '../../../platform/database/schema/index.ts';
import { runAsSystem } from '../../../platform/scope/scope.ts';
import { createTestApp } from '../../../testing/create-test-app.ts';
import {
  createOrderingPerson,
  createTestOffer,
  orderJourney,
  renewSessions,
} from '../../../testing/order-journey.ts';
import { remindOfDeadlines } from './remind-of-deadlines.ts';

test('employer and provider are reminded once before their decision expires', async () => {
  const server = await createTestApp();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const journey = orderJourney(server);
  const tenantId = await server.createTenant();
  const owner = await createOrderingPerson(server, { tenantId });
  const personnel = await server.createPerson({ roles: ['TENANT_ADMIN'], tenantId });
  const admin = await server.createPerson({ roles: ['ADMIN'] });
  const orderId = await journey.orderAt(owner, await createTestOffer(server), 'SIGNED');

  const remindersAfter = async (days: number, to: string) => {
    server.clock.advance({ days });
    await renewSessions(server);
    await server.services.jobs.runNow('order-reminders');
    await server.services.jobs.runNow('order-reminders');
    await server.services.outbox.runDue();
    const mails = await server.db.select().from(mailboxMessages).where(eq(mailboxMessages.to, to));
    const events = await server.db.select().from(auditEvents).where(eq(auditEvents.recordId, orderId));
    return {
      mails: mails.filter(({ subject }) => subject.startsWith('Ihre Entscheidung fehlt noch')).length,
      events: events.filter(({ action }) => action === 'DECIDER_REMINDED').length,
    };
  };
  expect(await remindersAfter(20, personnel.email)).toEqual({ mails: 0, events: 0 });
  expect(await remindersAfter(5, personnel.email)).toEqual({ mails: 1, events: 1 });
  await journey.accept(orderId, 'TENANT_ADMIN_CLICK_CONFIRM', owner, personnel);
  expect(await remindersAfter(25, admin.email)).toEqual({ mails: 1, events: 2 });
  await server.close();
});

test('reminds for every order, despite their number and despite failures', async () => {
  const server = await createTestApp();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const journey = orderJourney(server);
  const owner = await createOrderingPerson(server, { tenantId: await server.createTenant() });
  const offer = await createTestOffer(server);
  const ids: number[] = [];
  for (let made = 0; made < 7; made += 1) ids.push(await journey.orderAt(owner, offer, 'CONFIRM_SUMMARY'));
  const broken = ids[1] ?? 0;
  const [row] = await server.db.select().from(orders).where(eq(orders.id, broken));
  const settle = (snapshot: unknown) =>
    server.db.update(orders).set({ snapshot }).where(eq(orders.id, broken));
  await settle({});
  server.clock.advance({ days: 11 });

  const failed: number[] = [];
  const run = () =>
    runAsSystem(() => remindOfDeadlines(server.services, (orderId) => failed.push(orderId), 2));
  const reminded = async () => {
    const events = await server.db
      .select({ id: auditEvents.recordId })
      .from(auditEvents)
      .where(eq(auditEvents.action, 'EMPLOYEE_REMINDED'));
    return events.map(({ id }) => id).toSorted((one, other) => Number(one) - Number(other));
  };
  await run();
  expect(await reminded()).toEqual(ids.filter((id) => id !== broken));
  expect(failed).toEqual([broken]);
  await run();
  expect(failed).toEqual([broken, broken]);
  await settle(row?.snapshot);
  await run();
  expect(await reminded()).toEqual(ids);
  await server.close();
});
