import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEvents, mailboxMessages } from '../../database/schema/index.ts';
import { createTestApp } from '../../testing/create-test-app.ts';
import {
  createOrderingPerson,
  createTestOffer,
  orderJourney,
  renewSessions,
} from '../../testing/order-journey.ts';

test('employer and provider are reminded once before their decision runs out', async () => {
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
