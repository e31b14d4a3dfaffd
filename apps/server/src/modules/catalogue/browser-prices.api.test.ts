import { contract, type SalaryInfo } from '@stromwandel/api-spec';
import { laterFromReplies, priceFromReplies } from '@stromwandel/pricing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settings } from '../../platform/database/schema/index.ts';
import { createDemoWorld } from '../../demo/world/index.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/create-test-app.ts';
import { saveTestSalary } from '../../testing/order-journey.ts';
import { sampleSalaryInfo } from '@stromwandel/pricing/testing';

/** Each with two packages, so fifty cases. */
const RUNS = 25;
const PACKAGES_PER_CAR = 2;
const LONGEST_MS = 120_000;

let server: TestApp;
let person: TestPerson;

beforeAll(async () => {
  server = await createTestApp();
  await createDemoWorld(server.db, () =>
    Promise.resolve({
      now: server.clock.now(),
      seal: server.services.seal,
      passwordHash: 'hash',
      termsVersion: '1',
    }),
  );
  person = await server.createPerson();
});

afterAll(() => server.close());

const people: fc.Arbitrary<SalaryInfo> = fc
  .record({
    federalState: fc.constantFrom('NW', 'BY', 'SN', 'SL', 'HB'),
    grossMonthlySalaryEur: fc.integer({ min: 250_000, max: 1_500_000 }).map((amount) => amount / 100),
    taxClass: fc.constantFrom(1, 2, 3, 5, 6),
    childrenUnder25: fc.integer({ min: 0, max: 6 }),
    churchTax: fc.boolean(),
    arrivalKilometers: fc.integer({ min: 0, max: 900 }).map((tenths) => tenths / 10),
    arrivalNumber: fc.integer({ min: 0, max: 31 }),
    commuteValuation: fc.constantFrom('FLAT_003', 'SINGLE_TRIPS_0002'),
    privatelyInsured: fc.boolean(),
  })
  .map(({ privatelyInsured, ...answers }) =>
    sampleSalaryInfo({
      ...answers,
      children: answers.childrenUnder25 > 0,
      akb: answers.federalState === 'SL' || answers.federalState === 'HB',
      ...(privatelyInsured && {
        healthInsurance: 'PRIVATE',
        basicRateHealthInsurance: null,
        additionalAmountHealthInsurance: null,
        beitragPkv: 612.34,
        beitragPv: 61.2,
        arbeitgeberzuschuss: true,
      }),
    }),
  );

async function listedIds(): Promise<number[]> {
  return (await server.call(contract.searchVehicles, { query: {} }, null)).body.map(({ id }) => id);
}

/** The browser's and the server's results for some packages of a car. */
async function bothResults(vehicleId: number, salary: SalaryInfo) {
  const terms = (await server.call(contract.getPricingTerms, {}, null)).body;
  const call = { params: { vehicleId: String(vehicleId) } };
  const car = (await server.call(contract.getVehicle, call, person)).body;
  return Promise.all(
    car.leasePackages.slice(0, PACKAGES_PER_CAR).map(async (one) => {
      const offered = {
        ...car,
        durationMonths: one.durationMonths,
        listPriceEur: one.grossRetailPriceEur,
        rateEur: one.totalMonthlyGrossCostEur,
        comparisonEur: one.grossComparisonCostEur,
      };
      const inBrowser = priceFromReplies(salary, offered, terms);
      const laterInBrowser = laterFromReplies(salary, offered, terms);
      const asked = { params: { id: String(one.id) } };
      const reply = await server.call(contract.getTaxResult, asked, person);
      const later = await server.call(contract.getLater, asked, person);
      return { inBrowser, reply, laterInBrowser, later };
    }),
  );
}

test(
  'browser and server compute the same tax result and later benefits for any person and car',
  async () => {
    const ids = await listedIds();
    await fc.assert(
      fc.asyncProperty(people, fc.constantFrom(...ids), async (salary, vehicleId) => {
        await saveTestSalary(server, person, salary);
        for (const { inBrowser, reply, laterInBrowser, later } of await bothResults(vehicleId, salary)) {
          expect(reply).toMatchObject(
            inBrowser.ok ? { status: 200, body: inBrowser.value } : { status: 409 },
          );
          expect(later).toMatchObject(
            laterInBrowser.ok ? { status: 200, body: laterInBrowser.value } : { status: 409 },
          );
        }
      }),
      { numRuns: RUNS },
    );
  },
  LONGEST_MS,
);

test("the calculator's cars have the rates of the list and the provider's terms", async () => {
  const list = (await server.call(contract.searchVehicles, { query: {} }, null)).body;
  const cars = (await server.call(contract.listCalculatorCars, {}, null)).body;
  expect(cars.map(({ id }) => id)).toEqual(list.map(({ id }) => id));
  expect(cars[0]).toMatchObject({ listPriceEur: list[0]?.listPrice, comparisonEur: list[0]?.leaseFrom });
  await server.db
    .insert(settings)
    .values({ name: 'benefitCap', value: { kind: 'fixed', amountCents: 6_000_000 } });
  const salary = sampleSalaryInfo();
  await saveTestSalary(server, person, salary);
  const terms = await server.call(contract.getPricingTerms, {}, null);
  expect(terms.body).toMatchObject({
    benefitCapEur: 60_000,
    law: { year: 2026, checkedUntil: '2026-11-20' },
  });
  const dear = cars.find(({ listPriceEur }) => listPriceEur > 60_000 && listPriceEur < 100_000);
  if (!dear) throw new Error('No car between the caps');
  for (const { inBrowser, reply } of await bothResults(dear.id, salary)) {
    expect(inBrowser).toMatchObject({ ok: true, value: { law: { benefitPercent: 0.5 } } });
    expect(reply.body).toEqual(inBrowser.ok && inBrowser.value);
  }
});
