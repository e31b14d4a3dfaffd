import { contract } from '@stromwandel/api-spec';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_LESSOR, LESSOR_SETTING } from '../../contract-printing/index.ts';
import {
  leasePackages,
  orderDocuments,
  settings,
  vehicles,
} from '../../../platform/database/schema/index.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../../testing/create-test-app.ts';
import {
  createOrderingPerson,
  createTestOffer,
  orderJourney,
  renewSessions,
  type TestOffer,
} from '../../../testing/order-journey.ts';
import { createTestClock } from '../../../testing/test-clock.ts';
import { findOrder } from '../record/order-store.ts';
import { openPrivateSnapshot } from '../record/private-order.ts';
import { provideContract } from '../../contracts/index.ts';
import { recalculateOrder } from '../changes/recalculate-order.ts';

let server: TestApp;
let offer: TestOffer;
let tenantId: number;
let orderId: number;
let printedThen: Uint8Array;

async function record(id: number) {
  const order = await findOrder(server.db, id);
  if (!order) throw new Error(`Order ${id} is gone`);
  return order;
}
async function confirmedOrder(person: TestPerson): Promise<number> {
  return orderJourney(server).orderAt(person, offer, 'PREVIEW_CONTRACT');
}
async function contractOf(id: number): Promise<Uint8Array> {
  const printed = await provideContract({ ...server.services, db: server.db }, await record(id));
  if (!printed) throw new Error(`Order ${id} has no contract`);
  return printed.content;
}

/** Changes all that a provider can change within a year: wording, own name and address, the car and its price. */
async function changeEverything(): Promise<void> {
  const admin = await server.createPerson({ roles: ['ADMIN'] });
  const { number, revision } = (await server.call(contract.draftContractTexts, {}, admin)).body;
  const at = { params: { number: String(number) } };
  const { title, opening, sections } = (await server.call(contract.getContractTexts, at, admin)).body;
  const changed = sections.map((section) =>
    section.heading.includes('Datenschutz')
      ? { ...section, source: `${section.source}\n\nNeuer Satz.` }
      : section,
  );
  const saved = { revision, title, opening, sections: changed };
  const draft = (await server.call(contract.saveContractTexts, { ...at, body: saved }, admin)).body;
  const publication = { revision: draft.revision, validFrom: server.clock.today() };
  await server.call(contract.publishContractTexts, { ...at, body: publication }, admin);
  await server.db
    .insert(settings)
    .values({ name: LESSOR_SETTING, value: { ...DEFAULT_LESSOR, company: 'Flottenwerk' } });
  await server.db.update(vehicles).set({ model: 'Enyaq 2027', listPriceCents: 5_200_000 });
  await server.db
    .update(leasePackages)
    .set({ totalMonthlyGrossCostCents: 61_300, grossComparisonCostCents: 71_900 });
}

beforeAll(async () => {
  server = await createTestApp({ clock: createTestClock('2025-11-24T09:00:00.000Z') });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  offer = await createTestOffer(server);
  tenantId = await server.createTenant();
  orderId = await confirmedOrder(await createOrderingPerson(server, { tenantId }));
  printedThen = await contractOf(orderId);
  server.clock.advance({ days: 364 });
  await renewSessions(server);
  await changeEverything();
});
afterAll(() => server.close());

test('recalculates an order of an earlier law to the cent after law, texts, car and prices have changed', async () => {
  const newer = await confirmedOrder(await createOrderingPerson(server, { tenantId }));
  const versionsOf = async (id: number) => {
    const { row, snapshot } = await record(id);
    const { taxResult } = openPrivateSnapshot(server.services.seal, { row });
    return { law: taxResult.law.version, texts: snapshot.versions.texts };
  };
  const [before, after] = [await versionsOf(orderId), await versionsOf(newer)];
  expect(before.law).toContain('2025');
  expect(after.law).toContain('2026');
  expect(after.texts).not.toBe(before.texts);
  for (const id of [orderId, newer]) {
    expect(recalculateOrder(server.services.seal, (await record(id)).row)).toEqual([]);
  }
});

test('prints its contract again with the same bytes, old wording and old lessor', async () => {
  await server.db.delete(orderDocuments).where(eq(orderDocuments.orderId, orderId));
  expect(Buffer.compare(await contractOf(orderId), printedThen)).toBe(0);
});
