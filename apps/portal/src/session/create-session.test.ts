// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { AUTH_DATA_KEY } from '../../start/constants.ts';
import { createSession } from './create-session.ts';

const reply = { authenticated: true, accessToken: 'a1', refreshToken: 'r1', roles: ['EMPLOYEE'] };

beforeEach(() => localStorage.clear());

function newSession() {
  return createSession(localStorage, window);
}

test('a reply is stored whole, and only when it says authenticated', () => {
  const session = newSession();
  expect(session.store({ authenticated: false })).toBe(false);
  expect(localStorage.getItem(AUTH_DATA_KEY)).toBeNull();
  expect(session.store({ ...reply, extra: 1 })).toBe(true);
  expect(JSON.parse(localStorage.getItem(AUTH_DATA_KEY) ?? '')).toEqual({ ...reply, extra: 1 });
  expect(session.get()).toEqual(reply);
});

test('a damaged entry is as good as none', () => {
  localStorage.setItem(AUTH_DATA_KEY, '{not json');
  expect(newSession().get()).toBeNull();
  localStorage.setItem(AUTH_DATA_KEY, '{"authenticated":true}');
  expect(newSession().get()).toBeNull();
});

test('listeners hear of changes, once each, also of another tab', () => {
  const session = newSession();
  let heard = 0;
  const stop = session.subscribe(() => {
    heard += 1;
  });
  session.store(reply);
  session.store(reply);
  expect(heard).toBe(1);
  localStorage.removeItem(AUTH_DATA_KEY);
  window.dispatchEvent(new StorageEvent('storage', { key: AUTH_DATA_KEY }));
  expect(heard).toBe(2);
  expect(session.get()).toBeNull();
  stop();
  session.store(reply);
  expect(heard).toBe(2);
});

test('the same data are the same object, so that nothing renders in vain', () => {
  const session = newSession();
  session.store(reply);
  expect(session.get()).toBe(session.get());
});
