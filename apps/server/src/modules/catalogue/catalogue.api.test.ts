import { contract, type EndpointReply, type SalaryInfo } from '@stromwandel/api-spec';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { leasePackages, settings, vehicles } from '../../platform/database/schema/index.ts';
import { MODEL_SALARIES_EUR } from '@stromwandel/pricing';
import { createDemoWorld } from '../../demo/world/index.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/create-test-app.ts';
import { saveTestSalary } from '../../testing/order-journey.ts';
import { sampleSalaryInfo } from '@stromwandel/pricing/testing';

type Vehicle = EndpointReply<typeof contract.searchVehicles>[number];

let server: TestApp;
let person: TestPerson;
let newcomer: TestPerson;

async function withSalary(info: SalaryInfo): Promise<TestPerson> {
  const created = await server.createPerson();
  await saveTestSalary(server, created, info);
  return created;
}

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
  person = await withSalary(sampleSalaryInfo());
  newcomer = await server.createPerson();
});

afterAll(() => server.close());

async function search(query: Record<string, string> = {}, as: TestPerson | null = null): Promise<Vehicle[]> {
  const answer = await server.call(contract.searchVehicles, { query }, as);
  expect(answer.status).toBe(200);
  return answer.body;
}

async function findCar(
  model: string,
  trimLevel: string | null,
  as: TestPerson | null = null,
): Promise<Vehicle> {
  const car = (await search({ modelIds: model }, as)).find((one) => one.trimLevel === trimLevel);
  if (!car) throw new Error(`${model} is not on offer`);
  return car;
}

async function detail(vehicleId: number, as: TestPerson | null = person) {
  const answer = await server.call(contract.getVehicle, { params: { vehicleId: String(vehicleId) } }, as);
  expect(answer.status).toBe(200);
  return answer.body;
}

const taxOf = (id: number, as: TestPerson | null) =>
  server.call(contract.getTaxResult, { params: { id: String(id) } }, as);

describe('list for visitors', () => {
  test('shows all cars by brand and model, with estimate and without own rates', async () => {
    const cars = await search();
    expect(cars).toHaveLength(192);
    expect(cars[0]).toMatchObject({ brand: 'Audi', model: 'e-tron GT' });
    expect(cars.at(-1)).toMatchObject({ brand: 'Volvo', model: 'EX90' });
    for (const car of cars) {
      expect(car.yourLeaseFrom).toBeNull();
      expect(car.leaseFrom).toBeGreaterThan(car.estimateLeaseFrom);
      expect(car.leaseFrom).toBeGreaterThan(car.estimateRange?.toEur ?? Infinity);
      // The highest premium without children, 5,000 EUR, for 36 months or more.
      const premium = car.durationMonths < 36 ? 0 : Math.round(500_000 / car.durationMonths) / 100;
      expect(car.privateLease?.premiumPerMonthEur).toBeCloseTo(premium, 2);
      expect(car.privateLease?.perMonthEur).toBeCloseTo(car.leaseFrom - premium, 2);
    }
  });

  test('shows the package with the lowest gross rate', async () => {
    // 42,990 EUR at 48 months and 10,000 km with all-season tyres: 0.84 % + 0.08 % = 395.51; services 87.
    const car = await findCar('Model 3', 'Rear-Wheel Drive');
    expect(car).toMatchObject({
      listPrice: 42_990,
      estimateLeaseFrom: 338.1,
      maximumPowerKw: 208,
      demoPrice: false,
      bodyStyle: 'SEDAN',
    });
  });

  test('returns null for a missing picture, consumption or delivery time', async () => {
    expect(await findCar('UX 300e', null)).toMatchObject({ mainPhotoUrl: null });
    expect(await findCar('Cyberster', null)).toMatchObject({ consumption: null });
    expect(await findCar('Electrified G80', null)).toMatchObject({
      deliveryFromWeeks: null,
      deliveryToWeeks: null,
    });
  });

  test('refuses a stale token, so that the portal refreshes it', async () => {
    const answer = await server.call(contract.searchVehicles, { query: {} }, null, {
      authorization: 'Bearer stale',
    });
    expect(answer.status).toBe(401);
  });
});

describe('worked example', () => {
  const readExample = async () => (await server.call(contract.getExample, {})).body;

  test('is a car of the middle of the list at its lowest gross rate', async () => {
    const cars = await search();
    const { car } = (await readExample()) ?? {};
    expect(cars).toContainEqual(car);
    const cheaper = cars.filter(({ estimateLeaseFrom }) => estimateLeaseFrom < (car?.estimateLeaseFrom ?? 0));
    expect(Math.abs(cheaper.length / cars.length - 0.5)).toBeLessThan(0.05);
  });

  test('agrees with the estimate of the list at the salaries of the model people', async () => {
    const example = await readExample();
    const rates = new Map(
      example?.rates.map(({ grossMonthlySalaryEur, rateEur }) => [grossMonthlySalaryEur, rateEur]),
    );
    const ofModels = MODEL_SALARIES_EUR.map((salary) => rates.get(salary) ?? NaN);
    expect(example?.car.estimateRange).toEqual({
      fromEur: Math.min(...ofModels),
      toEur: Math.max(...ofModels),
    });
    expect([...rates.keys()].at(-1)).toBe(9000);
  });
});

describe('rates of all packages', () => {
  const packagesOf = async (as: TestPerson | null) =>
    (await server.call(contract.listPackageRates, {}, as)).body;

  test.each([
    ['a visitor', () => null],
    ['a person with salary data', () => person],
    ['a person without', () => newcomer],
  ])('contain the package of the list and agree with the page of the car, for %s', async (_who, as) => {
    const rates = await packagesOf(as());
    const listed = await search({}, as());
    expect(rates.map(({ vehicleId }) => vehicleId)).toEqual(listed.map(({ id }) => id));
    for (const [place, { packages }] of rates.entries()) {
      const shownPackage = packages.find(
        ({ durationMonths, kmPerYear }) =>
          durationMonths === listed[place]?.durationMonths && kmPerYear === listed[place].kmPerYear,
      );
      expect({ ...listed[place], packageId: shownPackage?.packageId }).toMatchObject(shownPackage ?? {});
    }
    const { leasePackages } = await detail(rates[0]?.vehicleId ?? 0, as());
    const shown = rates[0]?.packages.map((one) => [
      one.packageId,
      one.yourLeaseFrom,
      one.estimateRange,
      one.leaseFrom,
    ]);
    expect(shown).toHaveLength(leasePackages.length);
    expect(shown).toEqual(
      expect.arrayContaining(
        leasePackages.map((one) => [one.id, one.userPrice, one.estimateRange, one.grossComparisonCostEur]),
      ),
    );
  });

  test('leave out what the pay cannot carry', async () => {
    const poor = await withSalary(sampleSalaryInfo({ grossMonthlySalaryEur: 2300 }));
    const rates = await packagesOf(poor);
    expect(rates.some(({ packages }) => packages.length < 30)).toBe(true);
    expect(rates.every(({ packages }) => packages.every((one) => one.yourLeaseFrom !== null))).toBe(true);
  });
});

describe('filters', () => {
  test('accept brands separated by commas or repeated', async () => {
    expect(await search({ manufacturerIds: 'Tesla,BMW' })).toHaveLength(21);
    const repeated = await server.app.inject('/v1/search?manufacturerIds=Tesla&manufacturerIds=BMW');
    expect(repeated.json<Vehicle[]>()).toHaveLength(21);
  });

  test('find MG and DS by these names', async () => {
    const brandsOf = (cars: readonly Vehicle[]) => [...new Set(cars.map(({ brand }) => brand))];
    expect(brandsOf(await search({ manufacturerIds: 'MG' }))).toEqual(['MG Motor']);
    expect(brandsOf(await search({ manufacturerIds: 'ds,Tesla' }))).toEqual(['DS Automobiles', 'Tesla']);
    const models = await server.call(contract.listModels, { query: { manufacturerIds: 'MG' } });
    expect(models.body).toContain('Cyberster');
    expect(models.body).not.toContain('Model 3');
  });

  test('narrow the models by brand', async () => {
    const cars = await search({ manufacturerIds: 'BMW,Tesla', modelIds: 'i4,Model Y' });
    expect(new Set(cars.map((car) => car.model))).toEqual(new Set(['i4', 'Model Y']));
    expect(await search({ manufacturerIds: 'Tesla', modelIds: 'i4' })).toEqual([]);
  });

  test('ignore brand values below three characters, and find nothing for unknown brands', async () => {
    expect(await search({ manufacturerIds: 'BM' })).toHaveLength(192);
    expect(await search({ manufacturerIds: 'Wartburg' })).toEqual([]);
  });

  test('refuse an over-long value', async () => {
    const long = await server.call(contract.searchVehicles, { query: { manufacturerIds: 'x'.repeat(2001) } });
    expect(long).toMatchObject({ status: 400, problem: { code: 'INVALID_INPUT' } });
  });

  test('offer manufacturers and their models for the dropdowns', async () => {
    const manufacturers = await server.call(contract.listManufacturers, {});
    expect(manufacturers.body).toHaveLength(26);
    expect(manufacturers.body.slice(0, 3)).toEqual(['Audi', 'BMW', 'BYD']);
    const models = await server.call(contract.listModels, { query: { manufacturerIds: 'Volvo' } });
    expect(models.body).toEqual(['EC40', 'EX30', 'EX40', 'EX90']);
    const all = await server.call(contract.listModels, { query: {} });
    expect(all.body.length).toBeGreaterThan(80);
  });
});

describe('personal net rates', () => {
  test('show the package that costs the person least', async () => {
    const cars = await search({ manufacturerIds: 'Volvo' }, person);
    for (const car of cars) {
      const { leasePackages: packages } = await detail(car.id);
      const prices = packages.map((one) => one.userPrice ?? Infinity);
      expect(car.yourLeaseFrom).toBe(Math.min(...prices));
      const cheapest = packages.find((one) => one.userPrice === car.yourLeaseFrom);
      expect(car.leaseFrom).toBe(cheapest?.grossComparisonCostEur);
    }
  });

  test('stand in a list that is written as the contract writes it', async () => {
    const { payload } = await server.app.inject({
      url: '/v1/search',
      headers: { authorization: `Bearer ${person.accessToken}` },
    });
    const list = contract.searchVehicles.reply.parse(JSON.parse(payload));
    expect(list.filter(({ yourLeaseFrom }) => (yourLeaseFrom ?? 0) > 0).length).toBeGreaterThan(100);
    expect(payload).toBe(JSON.stringify(list));
  });

  test('say where a limit of the law forbids the order, as the tax result does', async () => {
    const modest = await withSalary(sampleSalaryInfo({ grossMonthlySalaryEur: 3200 }));
    const { body } = await server.call(contract.listPackageRates, {}, modest);
    const cars = await search({}, modest);
    const reached = new Set<boolean>();
    for (const car of cars.filter((_, place) => place % 8 === 0)) {
      const packages = body.find(({ vehicleId }) => vehicleId === car.id)?.packages ?? [];
      const cheapest = packages.find(
        ({ yourLeaseFrom, leaseFrom }) => yourLeaseFrom === car.yourLeaseFrom && leaseFrom === car.leaseFrom,
      );
      if (!cheapest) continue;
      const tax = await taxOf(cheapest.packageId, modest);
      expect([car.limitReached, cheapest.limitReached]).toEqual([
        tax.body.stops.length > 0,
        tax.body.stops.length > 0,
      ]);
      reached.add(car.limitReached);
    }
    expect(reached).toEqual(new Set([true, false]));
  });

  test('are exact to the cent', async () => {
    const { id } = await findCar('Model 3', 'Rear-Wheel Drive');
    const { leasePackages: packages } = await detail(id);
    const leasePackage = packages.find(
      (one) => one.durationMonths === 36 && one.kmPerYear === 10_000 && one.tires === 'ALL_SEASON',
    );
    // 4,500.00 - 517.00 + 107.00 + 48.15 = 4,138.15 taxable; wage tax 558.50, insurance 900.05; less the benefits of
    // 155.15 there remain 2,524.45 of 2,871.09.
    expect(leasePackage).toMatchObject({ totalMonthlyGrossCostEur: 517, userPrice: 346.64 });
    const tax = await taxOf(leasePackage?.id ?? 0, person);
    expect(tax).toMatchObject({
      status: 200,
      body: {
        price: 517,
        userPrice: 346.64,
        before: { brutto: 4500, takeHome: 2871.09 },
        after: {
          adjustedGross: 4138.15,
          lohnst: 558.5,
          soli: 0,
          krankenversicherung: 362.08,
          pflegeversicherung: 99.32,
          rentenversicherung: 384.85,
          arbeitslosenversicherung: 53.8,
          takeHome: 2524.45,
        },
        salarySacrificeData: { vehicleTaxation: 107, commutingTaxation: 48.15, nonCashBenefit: 155.15 },
        law: { benefitPercent: 0.25, benefitCapEur: 100_000, taxableListPriceEur: 10_700 },
        stops: [],
      },
    });
  });

  test('save as much as the FAQ states: usually up to 40 %, clearly less above the cap', async () => {
    const saved = (await search({}, person)).map(({ listPrice, leaseFrom, yourLeaseFrom }) => ({
      aboveCap: listPrice > 100_000,
      percent: 100 * (1 - (yourLeaseFrom ?? leaseFrom) / leaseFrom),
    }));
    const more = saved.filter(({ percent }) => percent >= 40.5);
    expect(more.length / saved.length).toBeLessThan(0.1);
    expect(Math.max(...saved.map(({ percent }) => percent))).toBeGreaterThan(39.5);
    expect(Math.max(...saved.filter((car) => car.aboveCap).map(({ percent }) => percent))).toBeLessThan(25);
  });

  test('are visible to the caller alone', async () => {
    const other = await withSalary(sampleSalaryInfo({ grossMonthlySalaryEur: 6500, taxClass: 3 }));
    const [mine, theirs, nobodys] = await Promise.all([
      findCar('EX90', null, person),
      findCar('EX90', null, other),
      findCar('EX90', null),
    ]);
    expect(mine.yourLeaseFrom).not.toBe(theirs.yourLeaseFrom);
    expect(nobodys.yourLeaseFrom).toBeNull();
  });

  test("follow the provider's cap of the list price", async () => {
    const { id } = await findCar('EX90', null);
    const packageId = (await detail(id)).leasePackages[0]?.id ?? 0;
    expect((await taxOf(packageId, person)).body.law).toMatchObject({ benefitPercent: 0.25 });
    await server.db
      .insert(settings)
      .values({ name: 'benefitCap', value: { kind: 'fixed', amountCents: 6_000_000 } });
    expect((await taxOf(packageId, person)).body.law).toMatchObject({
      benefitPercent: 0.5,
      benefitCapEur: 60_000,
    });
    await server.db.delete(settings).where(eq(settings.name, 'benefitCap'));
  });

  test('are missing without salary data, and the tax result names the missing data', async () => {
    const car = await findCar('EX90', null, newcomer);
    expect(car.yourLeaseFrom).toBeNull();
    const { leasePackages: packages } = await detail(car.id, newcomer);
    expect(packages.every((one) => one.userPrice === null)).toBe(true);
    expect(await taxOf(packages[0]?.id ?? 0, newcomer)).toMatchObject({
      status: 409,
      problem: { code: 'SALARY_DATA_MISSING' },
    });
  });

  test('show the reason for a rate that the pay does not allow', async () => {
    const poor = await withSalary(sampleSalaryInfo({ grossMonthlySalaryEur: 900 }));
    const car = await findCar('Model X', 'Plaid', poor);
    expect(car.yourLeaseFrom).toBeNull();
    const { leasePackages: packages } = await detail(car.id, poor);
    expect(await taxOf(packages[0]?.id ?? 0, poor)).toMatchObject({
      status: 409,
      problem: { code: 'PRICE_NOT_AVAILABLE', params: { reason: 'CONVERSION_EXCEEDS_PAY' } },
    });
  });
});

describe('car', () => {
  test('has choices, equipment, data sheet and 30 packages', async () => {
    const { id } = await findCar('Enyaq iV', '80');
    const car = await detail(id);
    expect(car).toMatchObject({ brand: 'Škoda', carModel: 'Enyaq iV', trimLevel: '80', bodyStyle: 'SUV' });
    expect(car.leasePackages).toHaveLength(30);
    expect(car.delivery.map((one) => one.name)).toContain('Abholung beim Händler');
    expect(car.vehicleDetails.technicalDetails).toContainEqual({ name: 'CO₂-Klasse', value: 'A' });
    expect(car.vehicleDetails.standardEquipment).toContain('Sitzheizung vorn');
    expect(car.mainPhotoUrl).toBe(car.colors[0]?.photoUrl);
    expect(await findCar('Enyaq iV', '80')).toMatchObject({
      paint: car.colors[0]?.hex,
      mainPhotoUrl: car.mainPhotoUrl,
    });
    expect(car.dimensions).toEqual({ lengthMm: 4649, heightMm: 1616, wheelbaseMm: 2766 });
    for (const color of car.colors) {
      expect(color.photoUrl).toMatch(
        new RegExp(`^/media/cars/[0-9a-f]{32}\\.svg\\?paint=${color.hex.slice(1)}$`),
      );
      expect(color.views).toEqual({
        scaleUrl: `${color.photoUrl}&view=scale`,
        dimensionsUrl: `${color.photoUrl}&view=dimensions`,
      });
    }
  });

  test('may have no special equipment', async () => {
    const { id } = await findCar('Spring', 'Essential');
    expect((await detail(id)).vehicleDetails.specialEquipment).toEqual([]);
  });

  test("is shown to visitors with every choice and the list's estimates, without personal data", async () => {
    const { id, estimateRange } = await findCar('EX90', null);
    const visitor = await detail(id, null);
    const own = await detail(id);
    expect(visitor).toMatchObject({ notOffered: [], packagesLeftOut: [], additionalDrivers: null });
    expect(visitor.colors).toEqual(own.colors);
    expect(visitor.delivery).toEqual(own.delivery);
    expect(visitor.leasePackages.map(({ id: key }) => key)).toEqual(
      own.leasePackages.map(({ id: key }) => key),
    );
    for (const { userPrice, estimateRange: range } of visitor.leasePackages) {
      expect(userPrice).toBeNull();
      expect(range?.fromEur).toBeLessThan(range?.toEur ?? 0);
    }
    const lowest = Math.min(...visitor.leasePackages.map((one) => one.totalMonthlyGrossCostEur));
    const listed = visitor.leasePackages.find((one) => one.totalMonthlyGrossCostEur === lowest);
    expect(listed?.estimateRange).toEqual(estimateRange);
    expect(own.leasePackages.every((one) => one.estimateRange === null)).toBe(true);
    const admin = await server.createPerson({ roles: ['ADMIN'] });
    expect(await detail(id, admin)).toEqual(visitor);
  });

  test('is not found after its withdrawal', async () => {
    const { id } = await findCar('C-HR+', 'Front-Wheel Drive');
    const packageId = (await detail(id)).leasePackages[0]?.id ?? 0;
    await server.db.update(vehicles).set({ active: false }).where(eq(vehicles.id, id));
    expect(await search()).toHaveLength(191);
    const answer = await server.call(contract.getVehicle, { params: { vehicleId: String(id) } }, person);
    expect(answer).toMatchObject({ status: 404, problem: { code: 'NOT_FOUND' } });
    expect((await taxOf(packageId, person)).status).toBe(404);
    await server.db.update(vehicles).set({ active: true }).where(eq(vehicles.id, id));
  });

  test('loses a withdrawn package', async () => {
    const { id } = await findCar('EX90', null);
    const packageId = (await detail(id)).leasePackages[0]?.id ?? 0;
    await server.db.update(leasePackages).set({ active: false }).where(eq(leasePackages.id, packageId));
    expect((await detail(id)).leasePackages).toHaveLength(29);
    expect((await taxOf(packageId, person)).status).toBe(404);
    await server.db.update(leasePackages).set({ active: true }).where(eq(leasePackages.id, packageId));
  });

  test.each(['0', 'x', '1e3', '99999999999999999999'])('refuses id %s as input', async (vehicleId) => {
    const answer = await server.call(contract.getVehicle, { params: { vehicleId } }, person);
    expect(answer).toMatchObject({ status: 400, problem: { code: 'INVALID_INPUT' } });
  });

  test('gives tax results to employees alone', async () => {
    expect((await taxOf(1, null)).status).toBe(401);
    const admin = await server.createPerson({ roles: ['TENANT_ADMIN'] });
    expect((await taxOf(1, admin)).status).toBe(403);
  });
});

describe('drawings', () => {
  test('have the requested paint and may be cached for ever', async () => {
    const answer = await server.app.inject('/media/cars/suv.svg?paint=4F7A73');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(answer.headers['content-security-policy']).toBe("default-src 'none'; sandbox");
    expect(answer.body.match(/fill="#4F7A73"/g)).toHaveLength(2);
    expect(answer.body).not.toMatch(/<script|style/);
  });

  test('of a car show it to scale and with its measures, in the language of the reader', async () => {
    const { id } = await findCar('Enyaq iV', '80');
    const { colors } = await detail(id);
    const views = colors[0]?.views;
    const side = await server.app.inject(colors[0]?.photoUrl ?? '');
    expect(side.body).not.toContain('<text');
    expect((await server.app.inject(views?.dimensionsUrl ?? '')).body).toContain('>Länge 4,65 m<');
    const english = await server.app.inject(`${views?.dimensionsUrl ?? ''}&lang=en`);
    expect(english.body).toContain('>Length 4.65 m<');
    expect((await server.app.inject(views?.scaleUrl ?? '')).body).toContain('>1,75 m<');
  });

  test('of a body style have the length of the car', async () => {
    const box = async (query: string) =>
      /viewBox="([^"]+)"/.exec((await server.app.inject(`/media/cars/suv.svg${query}`)).body)?.[1];
    expect(await box('')).toBe('0 0 800 320');
    expect(await box('?length=2435')).toBe('-400 -288 1600 640');
  });

  test.each([
    ['view', 'top'],
    ['view', 'toString'],
    ['lang', 'fr'],
    ['length', '0'],
    ['length', '48700'],
  ])('refuse %s %s', async (name, value) => {
    const refused = await server.app.inject(`/media/cars/suv.svg?${name}=${value}`);
    expect(refused.json()).toMatchObject({ code: 'INVALID_INPUT', errors: [{ path: `query.${name}` }] });
  });

  test.each(['suv', 'hatchback', 'sedan', 'estate', 'van', 'sports'])('%s exists', async (body) =>
    expect((await server.app.inject(`/media/cars/${body}.svg`)).statusCode).toBe(200),
  );

  test.each(['4F7A7', 'zzzzzz', '4F7A73"/>', '4F7A73&paint=000000'])('paint %s is refused', async (paint) => {
    const answer = await server.app.inject(
      `/media/cars/suv.svg?paint=${paint.includes('&') ? paint : encodeURIComponent(paint)}`,
    );
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'INVALID_INPUT', errors: [{ path: 'query.paint' }] });
  });

  test.each(['tank.svg', '..%2Fsuv.svg', 'suv', `${'0'.repeat(32)}.svg`])('%s does not exist', async (file) =>
    expect((await server.app.inject(`/media/cars/${file}`)).statusCode).toBe(404),
  );
});

describe('the first drawing on the page of a car', () => {
  const firstDrawing = (vehicleId: string, query = '') =>
    server.app.inject(`/media/vehicles/${vehicleId}/drawing${query}`);

  test('has the requested colour, else the first one, like the car itself', async () => {
    const { colors } = await detail(1);
    const [first, second] = colors.map(({ photoUrl }) => photoUrl);
    const [ofAnother] = (await detail(2)).colors;
    expect(first).not.toBe(second);
    const leadsTo = async (query: string) => {
      const answer = await firstDrawing('1', query);
      expect(answer).toMatchObject({ statusCode: 302, headers: { 'cache-control': 'no-cache' } });
      return answer.headers.location;
    };
    expect(await leadsTo(`?color=${colors[1]?.id}`)).toBe(second);
    for (const color of [
      '',
      `?color=${ofAnother?.id}`,
      '?color=red',
      '?color=',
      '?color=1&color=2',
      '?color=1e3',
    ]) {
      expect(await leadsTo(color)).toBe(first);
    }
  });

  test('is missing where the page shows no drawing', async () => {
    const empty = { statusCode: 204, body: '' };
    for (const id of ['999999', '0', 'x', '99999999999999999999']) {
      expect(await firstDrawing(id)).toMatchObject(empty);
    }
    const without = (await search()).find(({ mainPhotoUrl }) => mainPhotoUrl === null);
    expect(await firstDrawing(String(without?.id))).toMatchObject(empty);
    await server.db.update(vehicles).set({ active: false }).where(eq(vehicles.id, 1));
    expect(await firstDrawing('1')).toMatchObject(empty);
    await server.db.update(vehicles).set({ active: true }).where(eq(vehicles.id, 1));
  });
});

test('returns a car in the requested language, and in German by default', async () => {
  const [car] = await search();
  if (!car) throw new Error('The demo world has cars');
  const read = async (headers: Record<string, string>) => {
    const params = { vehicleId: String(car.id) };
    const answer = await server.call(contract.getVehicle, { params }, person, headers);
    expect(answer.status).toBe(200);
    return answer.body;
  };
  const german = await read({});
  const english = await read({ 'accept-language': 'en-GB,en;q=0.9' });
  expect(german.vehicleDetails.standardEquipment).toContain('Notbremsassistent');
  expect(english.vehicleDetails.standardEquipment).toContain('Emergency brake assist');
  expect(english.vehicleDetails.technicalDetails[0]?.name).toBe('Power');
  expect(german.delivery.map(({ name }) => name)).toContain('Lieferung nach Hause');
  expect(english.delivery.map(({ name }) => name)).toContain('Delivery to your home');
  expect(english.colors.map(({ id, hex }) => ({ id, hex }))).toEqual(
    german.colors.map(({ id, hex }) => ({ id, hex })),
  );
});
