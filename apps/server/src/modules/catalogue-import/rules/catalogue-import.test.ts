import { carOfFile } from '@stromwandel/api-spec';
import { calendarDate } from '@stromwandel/kernel';
import { describe, expect, it, test } from 'vitest';
import { SAMPLE_SHAPE } from '../../../testing/sample-car.ts';
import { CAR_COLUMNS } from './car-columns.ts';
import { CarCollector, type ReadCar } from './car-collector.ts';
import { carTemplate } from './car-template.ts';
import { readHeader } from './read-header.ts';
import { readJsonCar } from './read-json-car.ts';

const TODAY = calendarDate('2026-11-23');
const SCHEMA = carOfFile(TODAY);
const [HEADER = '', FIRST = '', SECOND = ''] = carTemplate(TODAY).replace('\ufeff', '').split('\r\n');

/** Reads the cells of rows below a header, without one below the English names. */
function read(
  rows: readonly (readonly string[])[],
  { brokenLine, names = CAR_COLUMNS.map(({ name }) => name) }: { brokenLine?: number; names?: string[] } = {},
): ReadCar[] {
  const header = readHeader(names, 1);
  if (!header.ok) throw new Error('These columns are known');
  const collector = new CarCollector(header.value, SCHEMA);
  const cars = rows.map((cells, index) =>
    collector.push({ line: index + 2, cells, broken: index + 2 === brokenLine }),
  );
  return [...cars, collector.end()].filter((car) => car !== null);
}
const example = (changes: Readonly<Record<string, string>> = {}, row = FIRST): string[] =>
  row.split(';').map((cell, at) => changes[CAR_COLUMNS[at]?.name ?? ''] ?? cell);
const told = (cars: readonly ReadCar[]) =>
  cars.flatMap(({ problems }) => problems.map(({ line, column, code }) => [line, column, code]));

test('the template is a car with two packages', () => {
  const [car, ...others] = read([example(), example({}, SECOND)], { names: HEADER.split(';') });
  expect(others).toEqual([]);
  expect(car?.problems).toEqual([]);
  expect(car?.car).toMatchObject({
    reference: 'BEISPIEL-1',
    listPriceEur: 45_990,
    consumption: 16.5,
    colors: [
      { name: 'Tiefblau', hex: '#23405F' },
      { name: 'Polarweiß', hex: '#E9EBE8' },
    ],
    standardEquipment: ['Wärmepumpe', 'LED-Scheinwerfer'],
    leasePackages: [
      { durationMonths: 36, totalMonthlyGrossCostEur: 512.34, tireChangeIncluded: false },
      { durationMonths: 48, totalMonthlyGrossCostEur: 489.9, extraKilometerEur: 0.087 },
    ],
  });
});

test('accepts English or German headers, in any order and spacing, and reports wrong ones', () => {
  const names = CAR_COLUMNS.map(({ name }) => name.toUpperCase()).toReversed();
  expect(readHeader(names, 1).ok).toBe(true);
  const wrong = readHeader([...names.slice(0, -1), 'Farbe', 'brand', ''], 1);
  expect(wrong.ok ? [] : wrong.error.map(({ column, code }) => [column, code])).toEqual([
    ['Farbe', 'UNKNOWN_COLUMN'],
    ['brand', 'REPEATED_COLUMN'],
    ['reference', 'MISSING_COLUMN'],
  ]);
  const german = readHeader(['Fahrzeugnummer', ...CAR_COLUMNS.slice(2).map((column) => column.german)], 1);
  expect(german.ok ? [] : german.error.map(({ column, code }) => [column, code])).toEqual([
    ['Marke', 'MISSING_COLUMN'],
  ]);
});

test('a shape is JSON in a cell; the problem names its column', () => {
  const shapeOf = (text: string) => read([example({ shape: text })]);
  const shape = JSON.stringify(SAMPLE_SHAPE);
  expect(shapeOf(shape)[0]?.car?.shape).toEqual(SAMPLE_SHAPE);
  expect(told(shapeOf('{"lengthMm": 3700'))).toEqual([[2, 'shape', 'INVALID_FORMAT']]);
  expect(told(shapeOf(shape.replace('3700', '37')))).toEqual([[2, 'shape', 'TOO_SMALL']]);
});

describe('a later price', () => {
  it('of the car and of a package is read beside the present one, and omitted without such columns', () => {
    const rows = [example(), example({ plannedTotalMonthlyGrossCostEur: '', plannedRateFrom: '' }, SECOND)];
    const [car] = read(rows);
    expect(car?.planned).toEqual([
      { leasePackage: null, firstDay: '2027-01-01', amountEur: 46_990, comparisonEur: null },
      {
        leasePackage: { durationMonths: 36, kmPerYear: 10_000, tires: 'ALL_SEASON' },
        firstDay: '2027-01-01',
        amountEur: 522.9,
        comparisonEur: 669,
      },
    ]);
    expect(JSON.stringify(car?.car)).not.toContain('planned');
    const names = HEADER.split(';').filter((name) => !name.startsWith('Geplante'));
    expect(readHeader(names, 1).ok).toBe(true);
  });

  it.each<[Record<string, string>, [string, string][]]>([
    [{ plannedListPriceFrom: '' }, [['plannedListPriceFrom', 'REQUIRED']]],
    [{ plannedListPriceEur: '' }, [['plannedListPriceEur', 'REQUIRED']]],
    [{ plannedListPriceEur: '999' }, [['plannedListPriceEur', 'TOO_SMALL']]],
    [{ plannedListPriceFrom: '23.11.2026' }, [['plannedListPriceFrom', 'IN_THE_PAST']]],
    [{ plannedRateFrom: 'bald' }, [['plannedRateFrom', 'INVALID_DATE']]],
    [{ plannedTotalMonthlyGrossCostEur: '' }, [['plannedTotalMonthlyGrossCostEur', 'REQUIRED']]],
    [
      { plannedTotalMonthlyGrossCostEur: '', plannedRateFrom: '' },
      [
        ['plannedTotalMonthlyGrossCostEur', 'REQUIRED'],
        ['plannedRateFrom', 'REQUIRED'],
      ],
    ],
    // Reported in addition to the car's other problems.
    [
      { brand: '', bodyStyle: 'Boot', kmPerYear: '', plannedRateFrom: '', plannedListPriceFrom: '' },
      [
        ['bodyStyle', 'NOT_ONE_OF'],
        ['brand', 'REQUIRED'],
        ['kmPerYear', 'REQUIRED'],
        ['plannedListPriceFrom', 'REQUIRED'],
        ['plannedRateFrom', 'REQUIRED'],
      ],
    ],
  ])('reports a day or amount that is incomplete or not later: %j', (changes, expected) => {
    const found = told(read([example(changes)]));
    expect(found).toHaveLength(expected.length);
    expect(found).toEqual(expect.arrayContaining(expected.map(([column, code]) => [2, column, code])));
  });

  it('has the same names in JSON', () => {
    const [car] = read([example()]);
    const json = {
      ...car?.car,
      plannedListPriceEur: 47_000,
      plannedListPriceFrom: '2026-11-24',
      leasePackages: car?.car?.leasePackages.map((one) => ({
        ...one,
        plannedTotalMonthlyGrossCostEur: 530,
        plannedRateFrom: '2026-11-23',
      })),
    };
    expect(told([readJsonCar(3, JSON.stringify(json), SCHEMA)])).toEqual([
      [3, 'leasePackages.0.plannedRateFrom', 'IN_THE_PAST'],
    ]);
    const later = JSON.stringify(json).replace('2026-11-23', '2026-12-01');
    expect(readJsonCar(3, later, SCHEMA).planned).toMatchObject([
      { firstDay: '2026-11-24', amountEur: 47_000 },
      { firstDay: '2026-12-01', amountEur: 530, comparisonEur: null },
    ]);
  });
});

describe('reports problems at their line and column', () => {
  it.each<[Record<string, string>, string, string]>([
    [{ brand: '' }, 'brand', 'REQUIRED'],
    [{ listPriceEur: '45.990' }, 'listPriceEur', 'AMBIGUOUS_NUMBER'],
    [{ listPriceEur: 'viel' }, 'listPriceEur', 'NOT_A_NUMBER'],
    [{ listPriceEur: '12,345' }, 'listPriceEur', 'AMBIGUOUS_NUMBER'],
    [{ listPriceEur: '12,5' }, 'listPriceEur', 'TOO_SMALL'],
    [{ totalMonthlyGrossCostEur: '512,3456' }, 'totalMonthlyGrossCostEur', 'TOO_MANY_DECIMALS'],
    [{ bodyStyle: 'Boot' }, 'bodyStyle', 'NOT_ONE_OF'],
    [{ colors: 'Rot = rot' }, 'colors', 'INVALID_FORMAT'],
    [{ colors: 'Rot' }, 'colors', 'INVALID_FORMAT'],
    [{ vehicleInsuranceIncluded: '' }, 'vehicleInsuranceIncluded', 'REQUIRED'],
    [{ vehicleInsuranceIncluded: 'wohl' }, 'vehicleInsuranceIncluded', 'NOT_YES_OR_NO'],
    [{ availableFrom: '31.02.2027' }, 'availableFrom', 'INVALID_DATE'],
    [{ deliveryToWeeks: '' }, 'deliveryToWeeks', 'SPAN_REVERSED'],
    [{ model: 'M\ufffdbel' }, 'model', 'INVALID_CHARACTERS'],
    [{ model: 'Mo\u202edell' }, 'model', 'INVALID_CHARACTERS'],
  ])('%j', (changes, column, code) => {
    expect(told(read([example({ reference: 'A' }), example({ ...changes, reference: 'B' })]))).toEqual([
      [3, column, code],
    ]);
  });

  it.each([2, 3])('a broken row is the only problem of its car: line %i', (line) => {
    const rows = [example(), example({}, SECOND), example({ reference: 'B', brand: '' })];
    const cars = read(rows, { brokenLine: line });
    expect(told(cars)).toEqual([
      [line, null, 'BROKEN_ROW'],
      [4, 'brand', 'REQUIRED'],
    ]);
    expect(cars.map(({ car }) => car)).toEqual([null, null]);
    expect(told(read([example()], { brokenLine: 2 }))).toEqual([[2, null, 'BROKEN_ROW']]);
    const wrong = read([example(), example({ tires: 'x' }, SECOND)], { brokenLine: 2 });
    expect(told(wrong)).toEqual([
      [2, null, 'BROKEN_ROW'],
      [3, 'tires', 'NOT_ONE_OF'],
    ]);
  });

  it("named like the table's columns", () => {
    const names = HEADER.replace('Listenpreis', 'LISTEN-PREIS').split(';');
    const rows = [
      example({ listPriceEur: 'viel', brand: '' }),
      example({ kmPerYear: '', model: 'A' }, SECOND),
    ];
    expect(told(read(rows, { names }))).toEqual([
      [3, 'Modell', 'CONTRADICTS'],
      [2, 'LISTEN-PREIS', 'NOT_A_NUMBER'],
      [2, 'Marke', 'REQUIRED'],
      [3, 'Kilometer im Jahr', 'REQUIRED'],
    ]);
  });

  it('with the allowed words of a cell, and no more of a long text than is read', () => {
    const [car] = read([example({ tires: `Holz ${'o'.repeat(100)}` })]);
    expect(car?.problems).toEqual([
      {
        line: 2,
        column: 'tires',
        code: 'NOT_ONE_OF',
        value: `Holz ${'o'.repeat(74)}…`,
        params: {
          options: ['ganzjahresreifen', 'sommer- und winterreifen', 'all_season', 'summer_winter_sets'],
        },
      },
    ]);
  });

  it('also of further rows of a car', () => {
    const rows = [example(), example({ kmPerYear: 'x' }, SECOND), example({ brand: 'Andere' }, SECOND)];
    expect(told(read(rows))).toEqual([
      [4, 'brand', 'CONTRADICTS'],
      [3, 'kmPerYear', 'NOT_A_NUMBER'],
    ]);
    expect(told(read([example(), example({}, SECOND), example({}, SECOND)]))).toEqual([
      [4, 'durationMonths', 'REPEATED'],
    ]);
  });

  it('reports a car that appears again later, a row of spaces, and a car without packages', () => {
    const bare = Object.fromEntries(
      CAR_COLUMNS.filter(({ of }) => of === 'package').map(({ name }) => [name, '']),
    );
    const rows = [
      example(),
      example({ reference: 'B' }),
      example(),
      example({ ...bare, reference: 'C' }),
      [''],
    ];
    const codes = told(read(rows));
    expect(codes).toContainEqual([4, 'reference', 'REFERENCE_REPEATED']);
    expect(codes).toContainEqual([5, 'leasePackages', 'TOO_SMALL']);
    expect(codes).toContainEqual([6, 'reference', 'REQUIRED']);
  });
});

describe('a car of a JSON list', () => {
  const car = read([example()])[0]?.car;
  it('follows the same rules', () => {
    expect(readJsonCar(7, JSON.stringify(car), SCHEMA)).toEqual({ line: 7, car, planned: [], problems: [] });
    const { consumption: _left, colors: _out, ...sparse } = car ?? { consumption: null, colors: [] };
    expect(readJsonCar(7, JSON.stringify(sparse), SCHEMA).car).toMatchObject({
      consumption: null,
      colors: [],
    });
    expect(readJsonCar(7, JSON.stringify({ ...car, brand: '', wheels: 4 }), SCHEMA).problems).toEqual([
      { line: 7, column: 'brand', code: 'REQUIRED', value: null, params: {} },
      { line: 7, column: 'wheels', code: 'UNKNOWN_FIELD', value: null, params: {} },
    ]);
  });

  it.each([['{"a": }'], ['{"a": 1'], ['{"name": "\ufffd"}']])('%j is refused', (text) => {
    expect(readJsonCar(3, text, SCHEMA)).toMatchObject({ line: 3, car: null });
  });
});
