import { describe, expect, it, test } from 'vitest';
import { CAR_COLUMNS, CarCollector, carTemplate, readHeader, readJsonCar, type ReadCar } from './index.ts';

const [HEADER = '', FIRST = '', SECOND = ''] = carTemplate().replace('\ufeff', '').split('\r\n');

/** Reads a table of semicolons; a row is a list of cells or the changes of the example's first row. */
function read(rows: readonly (readonly string[])[], brokenLine?: number): ReadCar[] {
  const header = readHeader(HEADER.split(';'), 1);
  if (!header.ok) throw new Error('The header of the template is known');
  const collector = new CarCollector(header.value);
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
  const [car, ...others] = read([example(), example({}, SECOND)]);
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

test('a header may be English, German, in any order and spelling of spaces; what is wrong with it is told', () => {
  const names = CAR_COLUMNS.map(({ name }) => name.toUpperCase()).toReversed();
  expect(readHeader(names, 1).ok).toBe(true);
  const wrong = readHeader([...names.slice(0, -1), 'Farbe', 'brand', ''], 1);
  expect(wrong.ok ? [] : wrong.error.map(({ column, code }) => [column, code])).toEqual([
    ['Farbe', 'UNKNOWN_COLUMN'],
    ['brand', 'REPEATED_COLUMN'],
    ['reference', 'MISSING_COLUMN'],
  ]);
});

describe('problems stand at their line and column', () => {
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
    const cars = read(rows, line);
    expect(told(cars)).toEqual([
      [line, null, 'BROKEN_ROW'],
      [4, 'brand', 'REQUIRED'],
    ]);
    expect(cars.map(({ car }) => car)).toEqual([null, null]);
    expect(told(read([example()], 2))).toEqual([[2, null, 'BROKEN_ROW']]);
    const wrong = read([example(), example({ tires: 'x' }, SECOND)], 2);
    expect(told(wrong)).toEqual([
      [2, null, 'BROKEN_ROW'],
      [3, 'tires', 'NOT_ONE_OF'],
    ]);
  });

  it('of further rows of a car too', () => {
    const rows = [example(), example({ kmPerYear: 'x' }, SECOND), example({ brand: 'Andere' }, SECOND)];
    expect(told(read(rows))).toEqual([
      [4, 'brand', 'CONTRADICTS'],
      [3, 'kmPerYear', 'NOT_A_NUMBER'],
    ]);
    expect(told(read([example(), example({}, SECOND), example({}, SECOND)]))).toEqual([
      [4, 'durationMonths', 'REPEATED'],
    ]);
  });

  it('a car that comes again later, a row of spaces, a car without packages', () => {
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
    expect(readJsonCar(7, JSON.stringify(car))).toEqual({ line: 7, car, problems: [] });
    const { consumption: _left, colors: _out, ...sparse } = car ?? { consumption: null, colors: [] };
    expect(readJsonCar(7, JSON.stringify(sparse)).car).toMatchObject({ consumption: null, colors: [] });
    expect(readJsonCar(7, JSON.stringify({ ...car, brand: '', wheels: 4 })).problems).toEqual([
      { line: 7, column: 'brand', code: 'REQUIRED', value: null, params: {} },
      { line: 7, column: 'wheels', code: 'UNKNOWN_FIELD', value: null, params: {} },
    ]);
  });

  it.each([['{"a": }'], ['{"a": 1'], ['{"name": "\ufffd"}']])('%j is refused', (text) => {
    expect(readJsonCar(3, text)).toMatchObject({ line: 3, car: null });
  });
});
