import { contract, type CarBody, type ReplyOf } from '@stromwandel/api-spec';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Caller } from '../../platform/scope/caller.ts';
import { catalogueImportCars } from '../../platform/database/schema/index.ts';
import { runAsSystem } from '../../platform/scope/scope.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/create-test-app.ts';
import { createOrderingPerson, orderJourney } from '../../testing/order-journey.ts';
import { sampleCar } from '../../testing/sample-car.ts';
import { uploadCatalogue } from './upload-catalogue.ts';

let server: TestApp;
let admin: TestPerson;
let template: string;
let count = 0;
/** Begins the references of one test. */
let prefix: string;

beforeAll(async () => {
  server = await createTestApp();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  admin = await server.createPerson({ roles: ['ADMIN'] });
  template = (await server.call(contract.getImportFormat, {}, admin)).body.template;
});
afterAll(() => server.close());
beforeEach(() => {
  count += 1;
  prefix = `T${count}-`;
});

const ROUTE = '/v1/provider/catalogue-imports';

async function upload(content: Buffer | string, name = 'autos.csv') {
  const raw = await server.app.inject({
    method: 'POST',
    url: ROUTE,
    query: { file: name },
    headers: {
      authorization: `Bearer ${admin.accessToken}`,
      'content-type': name.endsWith('.json') ? 'application/json' : 'text/csv',
    },
    payload: content,
  });
  const body = raw.json<{ id: number; state: string; problems: number; changes: object; code?: string }>();
  return { status: raw.statusCode, ...body };
}
const at = (id: number) => ({ params: { importId: String(id) } });
const apply = (id: number, withdrawMissing = false) =>
  server.call(contract.applyCatalogueImport, { ...at(id), body: { withdrawMissing } }, admin);
const undo = (id: number) => server.call(contract.undoCatalogueImport, at(id), admin);
const problems = async (id: number) =>
  (await server.call(contract.listImportProblems, { ...at(id), query: {} }, admin)).body.problems.map(
    ({ line, column, code }) => [line, column, code],
  );
const changes = async (id: number, change: 'NEW' | 'CHANGED' | 'SAME' | 'GONE') =>
  (await server.call(contract.listImportChanges, { ...at(id), query: { change } }, admin)).body.cars;
const find = async (reference: string) => {
  const { cars } = (await server.call(contract.listProviderCars, { query: { search: reference } }, admin))
    .body;
  return cars.find((car) => car.reference === reference);
};
const json = (...cars: CarBody[]) => upload(JSON.stringify(cars), 'autos.json');
const car = (name: string, values: Partial<CarBody> = {}) =>
  sampleCar({ reference: prefix + name, ...values });
/** The rows of the template for a car of this test. */
const table = () => template.replaceAll('BEISPIEL-1', `${prefix}A`);

describe('a file in the formats of spreadsheets', () => {
  const bare = () => table().replace('\ufeff', '');
  it.each<[string, () => Buffer]>([
    ['UTF-8 with mark and semicolons', () => Buffer.from(table())],
    ['UTF-8 without mark', () => Buffer.from(bare())],
    ['Windows-1252', () => Buffer.from(bare().replaceAll('–', '-'), 'latin1')],
    ['UTF-16 with tabs', () => Buffer.from(`\ufeff${bare().replaceAll(';', '\t')}`, 'utf16le')],
    [
      'commas and quotes',
      () =>
        Buffer.from(
          bare()
            .replaceAll(/[^;\r\n]+/g, '"$&"')
            .replaceAll(';', ','),
        ),
    ],
    ['sep= of Excel', () => Buffer.from(`sep=;\r\n${bare()}`)],
    ['line feeds alone and empty rows', () => Buffer.from(bare().replaceAll('\r\n', '\n\n;;;\n'))],
  ])('%s', async (_name, content) => {
    const { id, state, problems: wrong } = await upload(content());
    expect([state, wrong, await problems(id)]).toEqual(['READY', 0, []]);
    expect((await apply(id)).body.state).toBe('APPLIED');
    expect(await find(`${prefix}A`)).toMatchObject({
      leasePackages: 2,
      lowestRateEur: 489.9,
      listPriceEur: 45_990,
    });
    const [offered] = (
      await server.call(contract.listProviderCars, { query: { search: `${prefix}A` } }, admin)
    ).body.cars;
    const sheet = await server.call(
      contract.getProviderCar,
      { params: { vehicleId: String(offered?.id) } },
      admin,
    );
    expect(sheet.body.car.delivery).toEqual([
      { name: 'Abholung beim Händler', description: 'Übergabe mit Einweisung, ohne Aufpreis.' },
    ]);
  });
});

describe('a file with errors', () => {
  it('changes nothing and reports each with its line and column', async () => {
    const [header = '', first = '', second = ''] = table().split('\r\n');
    const rows = [
      header,
      first,
      second,
      first.replace(`${prefix}A`, `${prefix}B`).replace('45990,00', '45.990').replace('480', 'weit'),
      `"${prefix}C";"mehrzeilig`,
      `in Zelle"${first.slice(first.indexOf(';', first.indexOf(';') + 1))}`.replace('150', ''),
      `${first.replace(`${prefix}A`, `${prefix}D`)};zu viel`,
      first,
    ];
    const { id, state, problems: all } = await upload(rows.join('\r\n'));
    expect([state, all]).toEqual(['INVALID', 5]);
    expect(await problems(id)).toEqual([
      [4, 'Reichweite km', 'NOT_A_NUMBER'],
      [4, 'Listenpreis', 'AMBIGUOUS_NUMBER'],
      // A line break in a cell is read as a space; the rows below keep their lines.
      [5, 'Leistung kW', 'REQUIRED'],
      [7, null, 'TOO_MANY_CELLS'],
      [8, 'Fahrzeugnummer', 'REFERENCE_REPEATED'],
    ]);
    expect((await apply(id)).problem.code).toBe('IMPORT_NOT_READY');
    expect(await find(`${prefix}A`)).toBeUndefined();
  });

  it.each<[string, string, string, unknown[]]>([
    ['nothing', '', 'x.csv', [[1, null, 'EMPTY_FILE']]],
    ['a header alone', 'reference;brand', 'x.csv', [[1, 'model', 'MISSING_COLUMN']]],
    ['a picture', '\u0089PNG\r\n\u001a\n', 'x.csv', [[1, 'Fahrzeugnummer', 'MISSING_COLUMN']]],
    [
      'a quote that is never closed',
      '',
      'quote.csv',
      [
        [3, null, 'BROKEN_ROW'],
        [4, 'Leistung kW', 'NOT_A_NUMBER'],
      ],
    ],
    ['JSON as CSV', '[{"reference": "A", "brand": "B"}]', 'x.csv', [[1, null, 'JSON_AS_TABLE']]],
    ['JSON of several lines as CSV', '\n[\n  {"reference": "A"}\n]', 'x.csv', [[2, null, 'JSON_AS_TABLE']]],
    ['an object as CSV', '{"reference": "A"}', 'x.csv', [[1, null, 'JSON_AS_TABLE']]],
    ['an object', '{"cars": []}', 'x.json', [[1, null, 'BROKEN_ROW']]],
    ['an empty list', '[]', 'x.json', [[1, null, 'EMPTY_FILE']]],
    ['a column named with a NUL', 'reference;fr\u0000emd', 'x.csv', [[1, 'fremd', 'UNKNOWN_COLUMN']]],
    ['a field named with a NUL', '[{"br\\u0000and": 1}]', 'x.json', [[1, 'brand', 'UNKNOWN_FIELD']]],
    ['a text with a NUL', '', 'nul.csv', [[2, 'Modell', 'INVALID_CHARACTERS']]],
    ['a list that breaks off', '[\n{"reference": "x"', 'x.json', [[2, null, 'BROKEN_ROW']]],
  ])('%s is refused', async (_name, text, name, told) => {
    const rows = table().split('\r\n');
    const content =
      name === 'quote.csv'
        ? `${rows[0]}\n${rows[1]}\n"nie zu;${rows[2]}\n${rows[1]?.replace('150', 'x')}`
        : name === 'nul.csv'
          ? table().replace('Modell E', 'Modell\u0000E')
          : text;
    const { id, state } = await upload(content, name);
    expect(state).toBe('INVALID');
    expect(await problems(id)).toEqual(expect.arrayContaining(told));
  });

  it('with thousands of them lists all, page by page and by line', async () => {
    const list = Array.from({ length: 1_200 }, (_, index) => ({ ...car(String(index)), rangeKm: -1 }));
    const { id, problems: all } = await upload(
      list
        .map((one) => JSON.stringify(one))
        .join(',\n')
        .replace(/^.*$/s, '[$&'),
      'autos.json',
    );
    const found: ReplyOf<'listImportProblems'>['problems'] = [];
    let after: number | null | undefined;
    while (after !== null) {
      const query = after === undefined ? {} : { after: String(after) };
      const { body } = await server.call(contract.listImportProblems, { ...at(id), query }, admin);
      found.push(...body.problems);
      after = body.next;
    }
    // The list breaks off behind the last car, which is noticed when all have been read.
    expect([all, found.length]).toEqual([1_201, 1_201]);
    expect(found.map(({ line }) => line)).toEqual([
      ...Array.from({ length: 1_200 }, (_, index) => index + 1),
      1_200,
    ]);
  });
});

describe('applying a file', () => {
  it('shows first what is new, changed, the same and missing, and applies exactly that', async () => {
    const one = car('1');
    const two = car('2');
    const three = car('3');
    await apply((await json(one, two, three)).id);
    const dearer: CarBody = {
      ...two,
      listPriceEur: 50_000,
      leasePackages: two.leasePackages.map((item) => ({ ...item, totalMonthlyGrossCostEur: 600 })),
    };
    const { id } = await json(one, dearer, car('4'));
    expect((await changes(id, 'SAME')).map(({ reference }) => reference)).toEqual([one.reference]);
    expect((await changes(id, 'NEW')).map(({ reference }) => reference)).toEqual([`${prefix}4`]);
    expect((await changes(id, 'GONE')).map(({ reference }) => reference)).toContain(three.reference);
    expect(await changes(id, 'CHANGED')).toEqual([
      {
        reference: two.reference,
        name: 'Škoda Enyaq 85 Selection',
        line: 1,
        fields: [{ name: 'listPriceEur', before: ['45990.5'], after: ['50000'] }],
        packages: [24, 36].map((durationMonths) => ({
          leasePackage: { durationMonths, kmPerYear: 10_000, tires: 'ALL_SEASON' },
          fields: [{ name: 'totalMonthlyGrossCostEur', before: ['512.34'], after: ['600'] }],
        })),
        planned: [],
      },
    ]);
    expect((await find(two.reference))?.listPriceEur).toBe(45_990.5);
    await apply(id);
    expect(await find(two.reference)).toMatchObject({ listPriceEur: 50_000, lowestRateEur: 600 });
    expect((await find(three.reference))?.state).toBe('OFFERED');
    expect((await apply(id)).problem.code).toBe('IMPORT_NOT_READY');
  });

  it('shows the rate of a new package and of a removed one', async () => {
    const before = car('1');
    await apply((await json(before)).id);
    const [kept, gone] = before.leasePackages;
    if (!kept || !gone) throw new Error('A car of these tests has two packages');
    const { id } = await json({ ...before, leasePackages: [{ ...gone, durationMonths: 60 }, kept] });
    const rate = (change: { readonly before: string[]; readonly after: string[] }) => [
      { name: 'totalMonthlyGrossCostEur', ...change },
    ];
    expect((await changes(id, 'CHANGED'))[0]).toMatchObject({
      fields: [],
      packages: [
        { leasePackage: { durationMonths: 60 }, fields: rate({ before: [], after: ['512.34'] }) },
        {
          leasePackage: { durationMonths: gone.durationMonths },
          fields: rate({ before: ['512.34'], after: [] }),
        },
      ],
    });
  });

  it('withdraws missing cars only on request, and can be undone completely', async () => {
    const [one, two, three] = [car('1'), car('2'), car('3')];
    await apply((await json(one, two, three)).id);
    const before = (await find(one.reference))!; // it was just taken over
    const { id } = await json({ ...one, brand: 'Andere' }, two, car('5'));
    await apply(id, true);
    expect((await find(three.reference))?.state).toBe('WITHDRAWN');
    const undone = await undo(id);
    expect(undone.body).toMatchObject({ state: 'UNDONE', keptWhenUndone: 0 });
    expect(await find(one.reference)).toEqual(before);
    expect((await find(three.reference))?.state).toBe('OFFERED');
    expect((await find(`${prefix}5`))?.state).toBe('WITHDRAWN');
    expect((await undo(id)).problem.code).toBe('IMPORT_NOT_READY');
  });

  it('skips cars that were changed after it, when it is undone', async () => {
    const [one, two] = [car('1'), car('2')];
    await apply((await json(one, two)).id);
    const { id } = await json({ ...one, rangeKm: 100 }, { ...two, rangeKm: 100 });
    await apply(id);
    await apply((await json({ ...one, rangeKm: 200 })).id);
    expect((await undo(id)).body.keptWhenUndone).toBe(1);
    const [first] = await changes((await json({ ...one, rangeKm: 200 }, two)).id, 'SAME');
    expect(first?.reference).toBe(one.reference);
  });

  it('compares again when the catalogue has changed since the preview', async () => {
    const one = car('1');
    const [early, late] = [await json(one), await json({ ...one, rangeKm: 1 })];
    await apply(late.id);
    expect((await apply(early.id)).problem.code).toBe('IMPORT_OUTDATED');
    expect((await changes(early.id, 'CHANGED')).map(({ reference }) => reference)).toEqual([one.reference]);
    expect((await apply(early.id)).body.state).toBe('APPLIED');
  });

  it('prepares the list before its commit and its undoing, so that requests need not wait for the cars', async () => {
    const model = `${prefix}Modell`;
    const { id } = await json(car('A', { model }));
    const listedWhileLocked = () =>
      runAsSystem(() =>
        server.services.db.transaction(async (tx) => {
          // A transaction that reads the cars would wait for this lock.
          await tx.execute(sql`lock table vehicles in access exclusive mode`);
          const { body } = await server.call(contract.searchVehicles, { query: {} });
          return body.some((one) => one.model === model);
        }),
      );
    expect((await apply(id)).body.state).toBe('APPLIED');
    expect(await listedWhileLocked()).toBe(true);
    expect((await undo(id)).body.state).toBe('UNDONE');
    expect(await listedWhileLocked()).toBe(false);
  });

  it('keeps a signed order as it was signed', async () => {
    const one = car('1');
    await apply((await json(one)).id);
    const vehicleId = (await find(one.reference))!.id; // it was just taken over
    const shown = await server.call(contract.getVehicle, { params: { vehicleId: String(vehicleId) } }, admin);
    const { leasePackages, colors, delivery } = shown.body;
    const person = await createOrderingPerson(server, { tenantId: await server.createTenant() });
    const choice = {
      vehicleId,
      leasePackageId: leasePackages[0]!.id,
      color: colors[0]!.id,
      delivery: delivery[0]!.id,
    }; // the sample has them
    const orderId = await orderJourney(server).orderAt(person, choice, 'SIGNED');
    const order = () => server.call(contract.getOrder, { params: { orderId: String(orderId) } }, person);
    const before = (await order()).body;
    const { id } = await json({ ...one, brand: 'Neu', listPriceEur: 90_000, colors: [], delivery: [] });
    await apply(id);
    expect((await order()).body).toEqual(before);
    await undo(id);
    expect((await order()).body).toEqual(before);
  });
});

it('refuses too large files, other content, and names with hidden characters', async () => {
  const headers = { authorization: `Bearer ${admin.accessToken}` };
  const none = await server.app.inject({ method: 'POST', url: ROUTE, query: { file: 'a' }, headers });
  expect([none.statusCode, none.json()]).toMatchObject([400, { errors: [{ path: 'body' }] }]);
  const nameless = await server.app.inject({ method: 'POST', url: ROUTE, headers, payload: 'a;b' });
  expect(nameless.statusCode).toBe(400);
});

describe('an import', () => {
  const changeRule = (change: string) => server.db.execute(`alter table catalogue_import_cars ${change}`);

  it('that cannot be compared is aborted at once and leaves no cars', async () => {
    await apply((await json(car('1'))).id);
    await changeRule("add constraint nothing_gone check (change <> 'GONE') not valid");
    const answer = await json(car('2'));
    await changeRule('drop constraint nothing_gone');
    expect(answer.status).toBe(500);
    const [last] = (await server.call(contract.listCatalogueImports, {}, admin)).body;
    expect(last).toMatchObject({ state: 'BROKEN_OFF', changes: { NEW: 0, CHANGED: 0, SAME: 0, GONE: 0 } });
  });

  it('reports its progress, and counts as aborted without a report', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const states: (string | undefined)[] = [];
    const lastState = async () =>
      (await server.call(contract.listCatalogueImports, {}, admin)).body[0]?.state;
    async function* slowly() {
      yield Buffer.from(JSON.stringify([car('1')]).slice(0, 10));
      server.clock.advance({ minutes: 3 });
      states.push(await lastState());
      vi.advanceTimersByTime(30_000);
      await expect.poll(lastState).toBe('READING');
      yield Buffer.from(JSON.stringify([car('1')]).slice(10));
    }
    const file = { name: 'langsam.json', content: slowly(), isJson: true, maximumBytes: 100_000 };
    const caller: Caller = {
      ...admin,
      roles: ['ADMIN'],
      emailConfirmed: true,
      hasSecondFactor: true,
      mustSetUpSecondFactor: false,
    };
    const read = await runAsSystem(() => uploadCatalogue(server.services, caller, file));
    vi.useRealTimers();
    expect(states).toEqual(['BROKEN_OFF']);
    expect(read).toMatchObject({ ok: true, value: { state: 'READY' } });
  });

  it('is deleted after 90 days, with its cars', async () => {
    const { id } = await json(car('1'));
    server.clock.advance({ days: 89 });
    await server.services.jobs.runNow('catalogue-imports-clean-up');
    admin = await server.createPerson({ roles: ['ADMIN'] });
    expect((await server.call(contract.getCatalogueImport, at(id), admin)).body.changes.NEW).toBe(1);
    server.clock.advance({ days: 2 });
    await server.services.jobs.runNow('catalogue-imports-clean-up');
    const cars = await server.db
      .select()
      .from(catalogueImportCars)
      .where(eq(catalogueImportCars.importId, id));
    expect(cars).toEqual([]);
    expect((await server.call(contract.getCatalogueImport, at(id), admin)).status).toBe(404);
  });
});
