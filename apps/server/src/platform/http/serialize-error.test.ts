import { DrizzleQueryError } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { serializeError } from './serialize-error.ts';

it('logs error and place, but no values', () => {
  const cause = Object.assign(new Error('invalid byte sequence'), { code: '22021' });
  const error = new DrizzleQueryError('select from users where email = $1', ['anna@firma.example'], cause);
  const logged = serializeError(error);
  expect(JSON.stringify(logged)).not.toContain('anna@firma.example');
  expect(logged.message).toContain('select from users');
  expect(logged.stack).toContain('serialize-error.test.ts');
  expect(logged.cause).toMatchObject({ message: 'invalid byte sequence', code: '22021' });
});
