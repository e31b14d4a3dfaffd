import { calendarDate } from '@stromwandel/kernel';
import { expect, test } from 'vitest';
import type { LeaseActor } from '../lease.ts';
import {
  decideExcess,
  excessObjectableUntil,
  lateExcessSince,
  providerDecidesExcess,
  type Excess,
  type ExcessBearer,
  type ExcessCommand,
  type ExcessContext,
} from './excess.ts';

const day = calendarDate;
const TODAY = day('2026-11-27');
const CONTEXT: ExcessContext = { state: 'WITH_INSURER', costCents: 81_250, excess: null, today: TODAY };
const PROPOSED: Excess = { excessCents: 50_000, bearer: 'EMPLOYEE', state: 'PROPOSED', since: TODAY };
const DECIDED: Excess = { ...PROPOSED, state: 'DECIDED' };
const LAST_DAY = day('2026-12-11');
const DAY_AFTER = day('2026-12-12');
const ACTOR = { PROPOSE: 'ADMIN', DECIDE: 'TENANT_ADMIN', OBJECT: 'EMPLOYEE', SETTLE: 'ADMIN' } as const;

const act = (command: ExcessCommand, context: Partial<ExcessContext>) =>
  decideExcess(command, ACTOR[command.type], { ...CONTEXT, ...context });
const propose = (context: Partial<ExcessContext>, excessCents = 50_000) =>
  act({ type: 'PROPOSE', excessCents, bearer: 'EMPLOYEE' }, context);
const by =
  (type: 'DECIDE' | 'SETTLE') =>
  (bearer: ExcessBearer, excess: Excess, today = TODAY) =>
    act({ type, bearer }, { excess, today });
const decide = by('DECIDE');
const settle = by('SETTLE');
const codeOf = (decision: ReturnType<typeof decideExcess>) => (decision.ok ? 'ok' : decision.error.code);

test('the provider proposes at most 500 EUR and at most the cost, once the insurer has the case', () => {
  expect(propose({})).toEqual({ ok: true, value: PROPOSED });
  expect(propose({}, 50_001)).toEqual({ ok: false, error: { code: 'EXCESS_TOO_HIGH', mostCents: 50_000 } });
  expect(propose({ costCents: 30_000 })).toEqual({
    ok: false,
    error: { code: 'EXCESS_TOO_HIGH', mostCents: 30_000 },
  });
  expect(codeOf(propose({ costCents: null }))).toBe('EXCESS_COST_MISSING');
  for (const state of ['REPORTED', 'WITHDRAWN'] as const) {
    expect(codeOf(propose({ state }))).toBe('EXCESS_NOT_PROPOSABLE');
  }
  expect(codeOf(propose({ excess: PROPOSED }))).toBe('ok');
  expect(codeOf(propose({ excess: DECIDED }))).toBe('EXCESS_NOT_PROPOSABLE');
});

test('the employer confirms or bears the excess itself, and lays nothing more on the employee', () => {
  const forEmployer: Excess = { ...PROPOSED, bearer: 'EMPLOYER' };
  expect(decide('EMPLOYEE', PROPOSED)).toEqual({ ok: true, value: DECIDED });
  expect(decide('EMPLOYER', PROPOSED)).toEqual({ ok: true, value: { ...DECIDED, bearer: 'EMPLOYER' } });
  expect(codeOf(decide('EMPLOYER', forEmployer))).toBe('ok');
  expect(codeOf(decide('EMPLOYEE', forEmployer))).toBe('EXCESS_BEARER_NOT_POSSIBLE');
  expect(decide('EMPLOYEE', DECIDED)).toEqual({ ok: true, value: null });
  expect(codeOf(decide('EMPLOYER', DECIDED))).toBe('EXCESS_DECIDED');
});

test('after 14 days without an answer the provider can decide too, and silence decides nothing', () => {
  expect(settle('EMPLOYEE', PROPOSED, LAST_DAY)).toEqual({
    ok: false,
    error: { code: 'EXCESS_EMPLOYER_DECIDES', until: LAST_DAY },
  });
  expect([LAST_DAY, DAY_AFTER].map((today) => providerDecidesExcess(PROPOSED, today))).toEqual([false, true]);
  expect(settle('EMPLOYEE', PROPOSED, DAY_AFTER)).toEqual({
    ok: true,
    value: { ...DECIDED, since: DAY_AFTER },
  });
  expect(codeOf(decide('EMPLOYER', PROPOSED, DAY_AFTER))).toBe('ok');
  expect(lateExcessSince(DAY_AFTER)).toBe(TODAY);
});

test('the employee objects once within 14 days, only to an own share, and the provider has the last word', () => {
  const object = (excess: Excess, today = TODAY) => act({ type: 'OBJECT' }, { excess, today });
  expect(excessObjectableUntil(DECIDED)).toBe(LAST_DAY);
  const objected = object(DECIDED, LAST_DAY);
  expect(objected).toEqual({ ok: true, value: { ...DECIDED, state: 'OBJECTED', since: LAST_DAY } });
  expect(object(DECIDED, DAY_AFTER)).toEqual({
    ok: false,
    error: { code: 'EXCESS_OBJECTION_TOO_LATE', until: LAST_DAY },
  });
  const final: Excess = { ...DECIDED, state: 'FINAL' };
  for (const excess of [PROPOSED, { ...DECIDED, bearer: 'EMPLOYER' as const }, final]) {
    expect(codeOf(object(excess))).toBe('EXCESS_NOT_OBJECTABLE');
  }
  const open: Excess = { ...DECIDED, state: 'OBJECTED' };
  expect(object(open)).toEqual({ ok: true, value: null });
  expect(settle('EMPLOYEE', open)).toEqual({ ok: true, value: final });
  expect(settle('EMPLOYER', open)).toEqual({ ok: true, value: { ...final, bearer: 'EMPLOYER' } });
  expect(settle('EMPLOYEE', final)).toEqual({ ok: true, value: null });
  expect(codeOf(settle('EMPLOYER', final))).toBe('EXCESS_DECIDED');
});

test('each side has its own commands, and nothing is decided without a proposal', () => {
  const commands: readonly ExcessCommand[] = [
    { type: 'PROPOSE', excessCents: 1, bearer: 'EMPLOYEE' },
    { type: 'DECIDE', bearer: 'EMPLOYER' },
    { type: 'OBJECT' },
    { type: 'SETTLE', bearer: 'EMPLOYER' },
  ];
  const actors: readonly LeaseActor[] = ['EMPLOYEE', 'TENANT_ADMIN', 'ADMIN', 'SYSTEM'];
  for (const command of commands) {
    for (const actor of actors.filter((one) => one !== ACTOR[command.type])) {
      expect(codeOf(decideExcess(command, actor, CONTEXT))).toBe('EXCESS_COMMAND_NOT_ALLOWED');
    }
    const expected = command.type === 'PROPOSE' ? 'ok' : 'EXCESS_COMMAND_NOT_ALLOWED';
    expect(codeOf(act(command, {}))).toBe(expected);
  }
});
