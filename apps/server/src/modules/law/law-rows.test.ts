import { contract } from '@stromwandel/api-spec';
import { calendarDate } from '@stromwandel/kernel';
import { figuresInForce, figuresWith, type FiguresRow } from '@stromwandel/payroll';
import { expect, test } from 'vitest';
import { previewRows, yearsOfLaw } from './figures-rows.ts';
import { lawRows } from './law-rows.ts';

test('each subject has a row in the order of the contract, with the days left', () => {
  const rows = lawRows(calendarDate('2026-11-26'), []);
  const {
    warningDays,
    years,
    rows: read,
  } = contract.getProviderLaw.reply.parse({
    warningDays: 60,
    rows,
    years: yearsOfLaw(figuresInForce(), []),
    canLoad: false,
    files: [],
  });
  expect(warningDays).toBe(60);
  expect(years.map(({ year, loaded, figures }) => [year, loaded, figures.length])).toEqual([
    [2025, null, 15],
    [2026, null, 15],
  ]);
  expect(read.map(({ subject }) => subject)).toEqual([
    ...contract.getProviderLaw.reply.shape.rows.element.shape.subject.options,
  ]);
  const left = Object.fromEntries(read.map(({ subject, daysLeft }) => [subject, daysLeft]));
  const remarks = read.flatMap(({ remark }) => remark ?? []);
  expect(remarks).toEqual(['ANNOUNCED', 'PROGRAMME', 'FIRST_HALF_YEAR']);
  expect(left).toMatchObject({ WAGE_TAX: 35, SEIZURE_LIMITS: 216, MINIMUM_WAGE: null });
});

test('the price of electricity holds for its year and is assumed after it', () => {
  const stateOn = (day: string) => {
    const row = lawRows(calendarDate(day), []).find(({ subject }) => subject === 'ELECTRICITY_PRICE');
    return [row?.state, row?.coveredUntil];
  };
  expect(stateOn('2026-12-31')).toEqual(['ENACTED', '2026-12-31']);
  expect(stateOn('2027-01-01')).toEqual(['ASSUMED', '2026-12-31']);
});

test('a loaded year stands beside those of the release, with its file and source', () => {
  const [released] = yearsOfLaw(figuresInForce(), []).toReversed();
  const named = Object.fromEntries((released?.figures ?? []).map(({ name, value }) => [name, value]));
  const validFrom = calendarDate('2027-01-01');
  const basics = { state: 'ENACTED', source: 'SVBezGrV 2027', checkedUntil: calendarDate('2026-12-01') };
  const row = {
    ...named,
    ...basics,
    subject: 'SOCIAL_INSURANCE',
    validFrom,
    validUntil: calendarDate('2027-12-31'),
    ceilingPensionCentsPerMonth: 885_000,
  } as FiguresRow; // every figure of a year is among those of the release
  // The flow of a later release.
  const flows = new Map([[2027, figuresInForce().payrollLaws.at(-1)!]]);
  const file = {
    id: 1,
    issuedOn: basics.checkedUntil,
    loadedAt: '2026-12-02T08:00:00.000Z',
    loadedBy: 'Alex Muster',
    undoneAt: null,
    undoneBy: null,
    canUndo: true,
    signedBy: 'ab12',
    rows: previewRows([row], figuresInForce()),
  };
  expect(file.rows[0]?.figures[0]).toEqual({
    name: 'ceilingPensionCentsPerMonth',
    before: 845_000,
    after: 885_000,
  });
  expect(yearsOfLaw(figuresWith([row], flows), [file]).at(-1)).toMatchObject({
    year: 2027,
    sources: ['SVBezGrV 2027'],
    checkedUntil: '2026-12-01',
    loaded: { at: file.loadedAt, by: 'Alex Muster' },
  });
});
