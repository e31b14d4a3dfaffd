import { contract, type InvitationFileReply } from '@stromwandel/api-spec';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogueImportCars } from '../platform/database/schema/index.ts';
import { createTestApp, type TestApp, type TestPerson } from './create-test-app.ts';

/** Files that spreadsheet programs have saved, see `spreadsheet-files/README.md`: read right, or refused by line and column. */

let server: TestApp;
let admin: TestPerson;
let office: TestPerson;

beforeAll(async () => {
  server = await createTestApp();
  admin = await server.createPerson({ roles: ['ADMIN'] });
  office = await server.createPerson({ roles: ['TENANT_ADMIN'] });
});
afterAll(() => server.close());

const fileOf = (name: string) => readFile(new URL(`./spreadsheet-files/${name}`, import.meta.url));

async function post(url: string, as: TestPerson, name: string) {
  const raw = await server.app.inject({
    method: 'POST',
    url,
    ...(as === admin && { query: { file: name } }),
    headers: { authorization: `Bearer ${as.accessToken}`, 'content-type': 'text/csv' },
    payload: await fileOf(name),
  });
  expect(raw.statusCode).toBe(200);
  return raw;
}

async function readCars(name: string) {
  const raw = await post('/v1/provider/catalogue-imports', admin, name);
  const { id, state, encoding } = raw.json<{ id: number; state: string; encoding: string }>();
  const rows = await server.db.select().from(catalogueImportCars);
  const params = { importId: String(id) };
  const { body } = await server.call(contract.listImportProblems, { params, query: {} }, admin);
  return {
    state,
    encoding,
    cars: rows.flatMap(({ importId, document }) => (importId === id && document ? [document] : [])),
    problems: body.problems.map(({ line, column, code }) => [line, column, code]),
  };
}

async function readPeople(name: string) {
  const { encoding, people, problems } = (
    await post('/v1/employer/invitation-files', office, name)
  ).json<InvitationFileReply>();
  return {
    encoding,
    people: people.map((one) => [one.line, one.firstName, one.lastName, one.email, one.employeeId]),
    problems: problems.map(({ line, column, code }) => [line, column, code]),
    refusedNames: problems.flatMap(({ line, code, value }) => (code === 'NOT_A_NAME' ? [[line, value]] : [])),
  };
}

const SAVED = [
  ['calc-utf8-semicolons', 'UTF-8'],
  ['calc-utf8-commas', 'UTF-8'],
  ['calc-utf8-tabs-quoted', 'UTF-8'],
  ['calc-windows-1252', 'Windows-1252'],
  ['calc-utf-16-tabs', 'UTF-16LE'],
  ['calc-mac-roman', 'Macintosh'],
  ['excel-named-separator', 'UTF-8'],
  ['excel-windows-1252', 'Windows-1252'],
] as const;
/** What Mac OS Roman has not. */
const asSaved = (text: string, name: string) => (name === 'calc-mac-roman' ? text.replace('Š', '?') : text);

describe('people', () => {
  it.each(SAVED)('%s', async (name, encoding) => {
    const first = name === 'excel-named-separator' ? 3 : 2;
    // Mac OS Roman has no Š; Calc writes a question mark, which is in no name.
    const hasAllLetters = name !== 'calc-mac-roman';
    const third = [first + 3, 'Ägidius', 'Šimek', 'aegidius.simek@messe.example', null];
    expect(await readPeople(`people-${name}.csv`)).toEqual({
      encoding,
      people: hasAllLetters ? [third] : [],
      problems: [
        [first, 'lastName', 'NOT_A_NAME'],
        [first + 2, 'lastName', 'NOT_A_NAME'],
        ...(hasAllLetters ? [] : [[first + 3, 'lastName', 'NOT_A_NAME']]),
      ],
      // Read as they were written, and no names for their punctuation.
      refusedNames: [
        [first, 'Weiß; Groß'],
        [first + 2, 'Müller "Zo", geb. Öz'],
        ...(hasAllLetters ? [] : [[first + 3, '?imek']]),
      ],
    });
  });

  it.each([
    [
      'people-broken-two-files-joined.csv',
      [
        [2, 'lastName', 'NOT_A_NAME'],
        [4, 'lastName', 'NOT_A_NAME'],
        [6, 'email', 'INVALID_EMAIL'],
        [7, 'lastName', 'NOT_A_NAME'],
        [9, 'lastName', 'NOT_A_NAME'],
        [10, 'email', 'REPEATED'],
      ],
    ],
    ['people-broken-header-twice.csv', [[1, 'email', 'REPEATED_COLUMN']]],
    [
      'people-broken-two-encodings.csv',
      [
        [2, 'lastName', 'NOT_A_NAME'],
        [4, 'lastName', 'NOT_A_NAME'],
        [6, 'firstName', 'UNPRINTABLE_CHARACTERS'],
        [6, 'lastName', 'UNPRINTABLE_CHARACTERS'],
      ],
    ],
    ['broken-workbook.xlsx', [[1, null, 'NOT_A_TABLE']]],
  ])('%s is refused by line and column', async (name, problems) => {
    expect((await readPeople(name)).problems).toEqual(problems);
  });
});

describe('cars', () => {
  it.each(SAVED)('%s', async (name, encoding) => {
    const read = await readCars(`cars-${name}.csv`);
    expect(read).toMatchObject({ state: 'READY', encoding, problems: [] });
    expect(read.cars).toMatchObject([
      {
        reference: 'MESSE-1',
        model: 'Größe „M“',
        listPriceEur: 45_990,
        consumption: 16.5,
        standardEquipment: ['Wärmepumpe', 'Sitze in "Öko"-Stoff; beheizt, elektrisch verstellbar'],
        leasePackages: [
          { durationMonths: 36, totalMonthlyGrossCostEur: 512.34, extraKilometerEur: 0.087 },
          { durationMonths: 48, totalMonthlyGrossCostEur: 489.9 },
        ],
      },
      { reference: 'MESSE-2', brand: asSaved('Škoda', name), listPriceEur: 51_234.5 },
    ]);
  });

  it.each([
    [
      'cars-broken-two-files-joined.csv',
      expect.arrayContaining([
        [6, 'Listenpreis', 'NOT_A_NUMBER'],
        [7, 'Fahrzeugnummer', 'REFERENCE_REPEATED'],
        [10, 'Fahrzeugnummer', 'REFERENCE_REPEATED'],
      ]),
    ],
    [
      'cars-broken-header-twice.csv',
      [
        [1, 'Marke', 'REPEATED_COLUMN'],
        [1, 'Karosserie', 'MISSING_COLUMN'],
      ],
    ],
    [
      'cars-broken-two-encodings.csv',
      ['Marke', 'Farben', 'Lieferung', 'Serienausstattung', 'Sonderausstattung'].map((column) => [
        6,
        column,
        'INVALID_CHARACTERS',
      ]),
    ],
    ['broken-workbook.xlsx', [[1, null, 'NOT_A_TABLE']]],
  ])('%s is refused by line and column', async (name, problems) => {
    const read = await readCars(name);
    expect(read.problems).toEqual(problems);
    expect(read).toMatchObject({ state: 'INVALID', cars: [] });
  });
});
