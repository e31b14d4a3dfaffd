import { calendarDate } from '@stromwandel/kernel';
import { describe, expect, test } from 'vitest';
import type { CaseReport, CaseResult } from '../../adapters/verification-provider/index.ts';
import { caseVerdict } from './case-verdict.ts';

const today = calendarDate('2026-11-20');
const expected = { givenName: 'Anna', familyName: 'Schmidt', birthDate: calendarDate('1990-05-14') };
const result: CaseResult = {
  person: { givenName: 'ANNA', familyName: 'SCHMIDT', birthDate: calendarDate('1990-05-14') },
  licence: {
    classes: ['AM', 'B'],
    issuedOn: calendarDate('2010-01-01'),
    validUntil: calendarDate('2030-01-01'),
  },
};
const success = (change: Partial<CaseResult> = {}): CaseReport => ({
  state: 'SUCCESS',
  reason: null,
  result: { ...result, ...change },
});
const licence = (change: object) => success({ licence: { ...result.licence!, ...change } });
const licenceVerdict = (report: CaseReport) => caseVerdict('DRIVERS_LICENCE', expected, report, today);

describe('a licence check', () => {
  test('succeeds for the right person with a good licence', () => {
    expect(licenceVerdict(success())).toEqual({ state: 'SUCCESS', reason: null });
    expect(licenceVerdict(licence({ validUntil: null })).state).toBe('SUCCESS');
  });

  test.each([
    ['another name', success({ person: { ...result.person, givenName: 'BEA' } }), 'NAME_MISMATCH'],
    [
      'another birthday',
      success({ person: { ...result.person, birthDate: calendarDate('1990-05-15') } }),
      'NAME_MISMATCH',
    ],
    ['no class B', licence({ classes: ['AM', 'BE'] }), 'LICENCE_CLASS_MISSING'],
    ['a licence of yesterday', licence({ validUntil: calendarDate('2026-11-19') }), 'DOCUMENT_EXPIRED'],
    ['a licence a day too young', licence({ issuedOn: calendarDate('2024-11-21') }), 'LICENCE_TOO_YOUNG'],
    ['no licence at all', success({ licence: null }), 'TECHNICAL'],
    ['a success without a result', { state: 'SUCCESS', reason: null, result: null } as const, 'TECHNICAL'],
  ])('fails for %s', (_title, report, reason) => {
    expect(licenceVerdict(report)).toEqual({ state: 'FAILED', reason });
  });

  test('includes the last day of the two years and of the validity', () => {
    expect(licenceVerdict(licence({ issuedOn: calendarDate('2024-11-20') })).state).toBe('SUCCESS');
    expect(licenceVerdict(licence({ validUntil: today })).state).toBe('SUCCESS');
  });
});

test('a signature needs the right person, but no licence', () => {
  expect(caseVerdict('SIGN', expected, success({ licence: null }), today).state).toBe('SUCCESS');
  const other = success({ licence: null, person: { ...result.person, familyName: 'SCHMITT' } });
  expect(caseVerdict('SIGN', expected, other, today)).toEqual({ state: 'FAILED', reason: 'NAME_MISMATCH' });
});

test.each([
  ['CREATED', null, 'OPEN', null],
  ['OPENED', null, 'OPEN', null],
  ['IN_PROGRESS', null, 'OPEN', null],
  ['REVIEW', null, 'IN_REVIEW', null],
  ['EXPIRED', null, 'EXPIRED', null],
  ['ABORTED', null, 'ABORTED', 'USER_CANCELLED'],
  ['FAILED', 'DOCUMENT_EXPIRED', 'FAILED', 'DOCUMENT_EXPIRED'],
  ['FAILED', null, 'FAILED', 'TECHNICAL'],
] as const)('%s (%s) means %s', (state, reason, ours, ourReason) => {
  expect(licenceVerdict({ state, reason, result: null })).toEqual({ state: ours, reason: ourReason });
});
