import { addDays, calendarDate, cents } from '@stromwandel/kernel';
import { expect, test } from 'vitest';
import { settleReturn } from '../distance/distance-forecast.ts';
import {
  answerUntil,
  decidePosition,
  newPositions,
  settleEnd,
  stageOf,
  type PositionCommand,
  type ReportPosition,
} from './end-report.ts';

const UPLOADED = calendarDate('2030-01-20');
const until = answerUntil(UPLOADED);
const FINDING = { part: 'Tür links', finding: 'Kratzer, 8 cm', amountCents: cents(190_00), photo: null };
const [scratch, known] = newPositions([
  { ...FINDING, handoverRemark: null },
  { ...FINDING, handoverRemark: 1 },
]);
if (!scratch || !known) throw new Error('Two findings are two positions');

const OBJECT: PositionCommand = { type: 'OBJECT', reason: 'War schon da.', photo: null };
const KEEP: PositionCommand = { type: 'KEEP', reason: 'Siehe Foto 3.', amountCents: cents(120_00) };
const DROP: PositionCommand = { type: 'DROP', reason: 'Sie haben recht.' };
const on = (command: PositionCommand, position: ReportPosition, today = UPLOADED) => {
  const decision = decidePosition(command, position, { today, answerUntil: until });
  return decision.ok ? decision.value : decision.error.code;
};
const after = (command: PositionCommand, position: ReportPosition, today = UPLOADED): ReportPosition => {
  const next = on(command, position, today);
  if (typeof next === 'string') throw new Error(next);
  return next;
};
const accepted = after({ type: 'ACCEPT' }, scratch);
const objected = after(OBJECT, scratch);
const late = addDays(until, 1);

test('a position is answered within 14 days, and can be answered anew until it is decided', () => {
  expect(until).toBe('2030-02-03');
  expect([accepted.state, objected.state]).toEqual(['ACCEPTED', 'OBJECTED']);
  expect(after(OBJECT, accepted).state).toBe('OBJECTED');
  expect(on(OBJECT, scratch, until)).toMatchObject({ state: 'OBJECTED' });
  expect(on(OBJECT, scratch, late)).toBe('OBJECTION_TOO_LATE');
  expect(on(OBJECT, objected, late)).toEqual(objected);
  expect(on({ type: 'ACCEPT' }, after(DROP, objected))).toBe('POSITION_DECIDED');
});

test('the provider decides once: an objection at any time, silence after the last day', () => {
  expect(on(KEEP, objected)).toMatchObject({ state: 'KEPT', decision: { amountCents: 120_00 } });
  expect(on(KEEP, scratch, until)).toBe('ANSWER_OPEN');
  expect(on(DROP, scratch, late)).toMatchObject({ state: 'DROPPED' });
  const kept = after(KEEP, objected);
  expect([on(KEEP, kept), on(DROP, kept)]).toEqual([kept, 'POSITION_DECIDED']);
  expect(on(KEEP, accepted)).toBe('POSITION_DECIDED');
  expect(on({ ...KEEP, amountCents: cents(190_01) }, objected)).toBe('POSITION_AMOUNT_TOO_HIGH');
});

test('what the record of the handover states is dropped, and cannot be kept', () => {
  expect(known.state).toBe('DROPPED');
  expect(on(KEEP, known)).toBe('POSITION_IN_HANDOVER_RECORD');
});

test('the stage follows the positions', () => {
  expect(stageOf([scratch, objected])).toBe('TO_ANSWER');
  expect(stageOf([accepted, objected])).toBe('TO_DECIDE');
  expect(stageOf([accepted, known])).toBe('TO_SETTLE');
  expect(stageOf([])).toBe('TO_SETTLE');
});

const TERMS = {
  kmPerYear: 10_000,
  durationMonths: 36,
  extraKilometerTenthCents: 90,
  fewerKilometerTenthCents: 52,
  extraKilometersTolerance: 2_500,
  fewerKilometersTolerance: 2_500,
  extraKilometersCap: 15_000,
  fewerKilometersCap: 10_000,
};

test('34,680 km of 30,000 cost 196.20; with a report of 310.00 the end costs 506.20', () => {
  const distance = settleReturn(TERMS, { km: 34_680, days: 1_096, isWholeTerm: true });
  expect([distance.settledKm, distance.netCents]).toEqual([2_180, 196_20]);
  const charged = [accepted, after(KEEP, objected), known, after(DROP, objected)];
  const settled = settleEnd(charged, { kilometerCents: distance.netCents, credits: [] });
  expect([settled.damageCents, settled.totalCents]).toEqual([310_00, 506_20]);
  const credits = [{ text: 'Versicherung', amountCents: cents(510_00) }];
  expect(settleEnd(charged, { kilometerCents: distance.netCents, credits }).totalCents).toBe(-3_80);
});

test('before the end of the term the kilometres agreed until then count', () => {
  const early = settleReturn(TERMS, { km: 15_000, days: 365, isWholeTerm: false });
  expect([early.deviationKm, early.settledKm, early.netCents]).toEqual([5_000, 2_500, 225_00]);
  const whole = settleReturn(TERMS, { km: 15_000, days: 365, isWholeTerm: true });
  expect([whole.settledKm, whole.netCents]).toEqual([10_000, -520_00]);
});
