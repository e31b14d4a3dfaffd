import { expect, test } from 'vitest';
import { findRefusalOfError } from './find-refusal-of-error.ts';

const failed = (message: string, more: object = {}) => Object.assign(new Error(message), more);

test.each([
  ['a broken connection', failed('read', { code: 'ECONNRESET' })],
  ['a missing Unix socket', failed('connect', { code: 'ENOENT', syscall: 'connect' })],
  ['a wait for a lock', failed('lock', { code: '55P03' })],
  ['a slow connection', failed('timeout expired')],
  ['a full pool', failed('timeout exceeded when trying to connect')],
  ['a printing thread that ended', failed('gone', { code: 'PRINTING_THREAD_GONE' })],
  ['what the query builder wraps', new Error('Failed query', { cause: failed('gone', { code: '57P01' }) })],
])('%s passes', (_name, error) =>
  expect(findRefusalOfError(error)).toEqual({ code: 'TEMPORARILY_UNAVAILABLE' }),
);

test.each([
  failed('oops'),
  failed('duplicate key', { code: '23505' }),
  failed('a missing file', { code: 'ENOENT', syscall: 'open' }),
  null,
])('%s is a defect', (error) => expect(findRefusalOfError(error)).toBeNull());
