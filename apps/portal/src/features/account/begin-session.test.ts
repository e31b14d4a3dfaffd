// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { createSession } from '../../session/create-session.ts';
import { beginSession } from './begin-session.ts';

const reply = { authenticated: true, accessToken: 'a1', refreshToken: 'r1', roles: ['EMPLOYEE' as const] };

test('signing in over a living session signs the former person out first', () => {
  const session = createSession(localStorage, window);
  session.store(reply);
  const seen: unknown[] = [];
  session.subscribe(() => seen.push(session.get()?.accessToken ?? null));
  expect(beginSession(session, { ...reply, accessToken: 'b1' })).toBe(true);
  expect(beginSession(session, { ...reply, authenticated: false })).toBe(false);
  expect(seen).toEqual([null, 'b1']);
});
