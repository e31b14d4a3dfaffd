import { expect, it } from 'vitest';
import { checkReason, jobReason } from './describe-failure.ts';

it.each([
  [null, 'NOT_STARTED'],
  ['SMTP_URL is not set: the mail waits in the outbox', 'MAIL_NOT_SET_UP'],
  ['connect ECONNREFUSED 127.0.0.1:25', 'MAIL_SERVER_UNREACHABLE'],
  ['getaddrinfo ENOTFOUND smtp.example', 'MAIL_SERVER_UNREACHABLE'],
  ['Connection timeout', 'MAIL_SERVER_UNREACHABLE'],
  ['Greeting never received', 'MAIL_SERVER_UNREACHABLE'],
  ["Can't send mail - all recipients were rejected: 550 5.1.1 no such user", 'MAIL_REFUSED'],
  ['Message failed: 452 4.2.2 mailbox full', 'MAIL_REFUSED'],
  ['Invalid login: 535 5.7.8 authentication failed', 'MAIL_REFUSED'],
  ['Cannot read properties of undefined', 'INTERNAL'],
] as const)('a mail that failed with %j: %s', (lastError, reason) => {
  expect(jobReason({ kind: 'MAIL', lastError })).toBe(reason);
});

it.each([
  ['CANCEL_VERIFICATION_CASE', 'The case was not deleted: UNAVAILABLE no answer', 'PROVIDER_UNREACHABLE'],
  ['CANCEL_VERIFICATION_CASE', 'The case was not deleted: REFUSED 400', 'PROVIDER_REFUSED'],
  ['PRINT_CONTRACT', 'connect ECONNREFUSED', 'INTERNAL'],
  ['PRINT_CONTRACT', null, 'NOT_STARTED'],
] as const)('a %s that failed with %j: %s', (kind, lastError, reason) => {
  expect(jobReason({ kind, lastError })).toBe(reason);
});

it.each([
  [{ lastFailure: 'UNAVAILABLE', providerCaseId: 'c', state: 'OPEN' }, 'PROVIDER_UNREACHABLE'],
  [{ lastFailure: 'REFUSED', providerCaseId: 'c', state: 'IN_REVIEW' }, 'PROVIDER_REFUSED'],
  [{ lastFailure: 'SIGNER_NOT_TRUSTED', providerCaseId: 'c', state: 'IN_REVIEW' }, 'SIGNER_NOT_TRUSTED'],
  [
    { lastFailure: 'REVOCATIONS_UNREADABLE', providerCaseId: 'c', state: 'IN_REVIEW' },
    'REVOCATIONS_UNREADABLE',
  ],
  [{ lastFailure: null, providerCaseId: null, state: 'OPEN' }, 'NOT_OPENED'],
  [{ lastFailure: null, providerCaseId: 'c', state: 'IN_REVIEW' }, 'LONG_REVIEW'],
  [{ lastFailure: null, providerCaseId: 'c', state: 'OPEN' }, 'NO_RESULT'],
] as const)('a check that stands as %j: %s', (check, reason) => {
  expect(checkReason(check)).toBe(reason);
});
