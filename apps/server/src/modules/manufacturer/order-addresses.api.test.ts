import { contract } from '@stromwandel/api-spec';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailboxMessages, vehicles } from '../../platform/database/schema/index.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/create-test-app.ts';
import { createFrequentOrderer, createTestOffer, orderJourney } from '../../testing/order-journey.ts';

const EVERYBODY = 'bestellung@hersteller.example';
const OWN = 'werk@marke.example';
const REFERENCE = 'ADRESSE-1';

let server: TestApp;
let owner: TestPerson;
let personnel: TestPerson;
let admin: TestPerson;
let orderId: number;
let brand: string;

beforeAll(async () => {
  server = await createTestApp();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const tenantId = await server.createTenant();
  owner = await createFrequentOrderer(server, { tenantId });
  personnel = await server.createPerson({ roles: ['TENANT_ADMIN'], tenantId });
  admin = await server.createPerson({ roles: ['ADMIN'] });
  const offer = await createTestOffer(server);
  const [car] = await server.db
    .update(vehicles)
    .set({ reference: REFERENCE })
    .where(eq(vehicles.id, offer.vehicleId))
    .returning();
  brand = car?.brand ?? '';
  orderId = await orderJourney(server).orderAt(owner, offer, 'SIGNED');
  await saveAddress(brand.toUpperCase());
  await orderJourney(server).accept(orderId, 'TENANT_ADMIN_CLICK_CONFIRM', owner, personnel);
  await orderJourney(server).accept(orderId, 'ADMIN_CONFIRM', owner, admin);
});
afterAll(() => server.close());

const saveAddress = (...brands: string[]) =>
  server.call(
    contract.saveProviderSettings,
    {
      body: {
        orderAddresses: {
          address: EVERYBODY,
          brands: brands.map((one) => ({ brand: one, address: OWN })),
        },
      },
    },
    admin,
  );

async function mailsTo(address: string) {
  await server.services.outbox.runDue();
  return server.db
    .select()
    .from(mailboxMessages)
    .where(eq(mailboxMessages.to, address))
    .orderBy(asc(mailboxMessages.id));
}

test("orders a car at its brand's address, with all data to build and deliver it", async () => {
  expect(await mailsTo(EVERYBODY)).toEqual([]);
  const [mail] = await mailsTo(OWN);
  const facts = [
    'Fahrzeugnummer: ADRESSE-1',
    /Modell: \S+/,
    /Paket: \d+ Monate, [\d.]+ km im Jahr, Ganzjahresreifen/,
    /Farbe: \S+/,
    /Lieferung: \S+/,
    'Sonderausstattung: Anhängerkupplung',
  ];
  for (const fact of facts) expect(mail?.text).toMatch(fact);
  const code = String(mail?.links[0]?.split('/').at(-1));
  const page = await server.call(contract.getManufacturerOrder, { params: { code } });
  expect(page.body).toMatchObject({ reference: REFERENCE, specialEquipment: ['Anhängerkupplung'] });
});

test('the next mail goes to the general address once the brand has none of its own', async () => {
  server.clock.advance({ minutes: 2 });
  await saveAddress('Andere Marke');
  await server.call(contract.sendManufacturerLink, { params: { orderId: String(orderId) } }, admin);
  expect(await mailsTo(EVERYBODY)).toHaveLength(1);
  expect(await mailsTo(OWN)).toHaveLength(1);
});
