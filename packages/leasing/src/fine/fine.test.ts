import { calendarDate } from '@stromwandel/kernel';
import { expect, test } from 'vitest';
import {
  decideFine,
  FINE_ANSWERS,
  FINE_STATES,
  fineAnswerUntil,
  leaseAtInstant,
  type Fine,
  type FineActor,
  type FineCommand,
  type FineState,
} from './fine.ts';

const day = calendarDate;
const TODAY = day('2026-11-27');
const fineIn = (state: FineState, change: Partial<Fine> = {}): Fine => ({
  state,
  answer: null,
  answerUntil: day('2026-12-04'),
  ...change,
});
const decide = (command: FineCommand, fine: Fine, actor: FineActor, today = TODAY) => {
  const decision = decideFine(command, fine, actor, today);
  if (!decision.ok) return decision.error.code;
  return decision.value === null ? 'unchanged' : `${decision.value.state} ${decision.value.answer}`;
};

test('the employee has 14 days, or until 3 days before the deadline if that is earlier', () => {
  expect(fineAnswerUntil(TODAY, day('2027-01-31'))).toBe('2026-12-11');
  expect(fineAnswerUntil(TODAY, day('2026-12-14'))).toBe('2026-12-11');
  expect(fineAnswerUntil(TODAY, day('2026-12-13'))).toBe('2026-12-10');
  expect(fineAnswerUntil(TODAY, day('2026-11-28'))).toBe(TODAY);
});

test('of two leases of one plate the hour decides', () => {
  const at = (text: string) => Date.parse(`2026-06-15T${text}:00Z`);
  const spans = [
    { leaseId: 1, fromMs: 0, untilMs: at('22:00') },
    { leaseId: 2, fromMs: at('13:30'), untilMs: null },
  ];
  expect(leaseAtInstant(spans, at('13:29'))).toBe(1);
  expect(leaseAtInstant(spans, at('13:30'))).toBe(2);
  expect(leaseAtInstant(spans.slice(0, 1), at('22:00'))).toBeNull();
  expect(leaseAtInstant(spans.slice(1), at('08:00'))).toBeNull();
});

test('the employee answers once, and late until the holder has passed it on', () => {
  for (const answer of FINE_ANSWERS) {
    const command = { type: 'ANSWER', answer } as const;
    expect(decide(command, fineIn('OPEN'), 'EMPLOYEE')).toBe(`ANSWERED ${answer}`);
    expect(decide(command, fineIn('ANSWERED'), 'EMPLOYEE')).toBe(`ANSWERED ${answer}`);
    expect(decide(command, fineIn('ANSWERED', { answer }), 'EMPLOYEE')).toBe('unchanged');
    for (const state of ['PASSED_ON', 'CLOSED'] as const) {
      expect(decide(command, fineIn(state), 'EMPLOYEE')).toBe('FINE_ANSWERED');
    }
  }
  const other = { type: 'ANSWER', answer: 'SILENT' } as const;
  expect(decide(other, fineIn('ANSWERED', { answer: 'DROVE' }), 'EMPLOYEE')).toBe('FINE_ANSWERED');
  expect(decide(other, fineIn('OPEN', { answerUntil: null }), 'EMPLOYEE')).toBe('FINE_LETTER_MISSING');
});

test('without an answer the case goes on the day after the last one', () => {
  const expire = (today: string, fine = fineIn('OPEN')) =>
    decide({ type: 'EXPIRE' }, fine, 'SYSTEM', day(today));
  expect(expire('2026-12-04')).toBe('unchanged');
  expect(expire('2026-12-05')).toBe('ANSWERED null');
  expect(expire('2026-12-05', fineIn('OPEN', { answerUntil: null }))).toBe('unchanged');
  expect(expire('2026-12-05', fineIn('PASSED_ON'))).toBe('unchanged');
});

test('the holder passes an answered case on, and closes any', () => {
  expect(FINE_STATES.map((state) => decide({ type: 'PASS_ON' }, fineIn(state), 'HOLDER'))).toEqual([
    'FINE_NOT_ANSWERED',
    'PASSED_ON null',
    'unchanged',
    'FINE_CLOSED',
  ]);
  expect(FINE_STATES.map((state) => decide({ type: 'CLOSE' }, fineIn(state), 'HOLDER'))).toEqual([
    'CLOSED null',
    'CLOSED null',
    'CLOSED null',
    'unchanged',
  ]);
});

test('each command belongs to one side', () => {
  const commands = [
    { type: 'ANSWER', answer: 'PAID' },
    { type: 'EXPIRE' },
    { type: 'PASS_ON' },
    { type: 'CLOSE' },
  ] as const;
  const allowed = commands.map((command) =>
    (['EMPLOYEE', 'HOLDER', 'SYSTEM'] as const).filter(
      (actor) => decide(command, fineIn('ANSWERED'), actor) !== 'FINE_COMMAND_NOT_ALLOWED',
    ),
  );
  expect(allowed).toEqual([['EMPLOYEE'], ['SYSTEM'], ['HOLDER'], ['HOLDER']]);
});
