import { describe, expect, it } from 'vitest';
import { findWeakPassword } from './weak-password.ts';

const OWN = ['Anna', 'Schmidt', 'anna.schmidt@nordwerk.example'];
const isWeak = (password: string) => findWeakPassword(password, OWN, 'body.password').length > 0;

describe('a password', () => {
  it.each([
    'password',
    'Passwort1',
    '12345678',
    'aaaaaaaaaa',
    'Schmidt1',
    'annaschmidt',
    'Nordwerk2026',
    'Anna.Schmidt',
    'stromwandel2026!',
    'Leasing-Dienstwagen',
    'butthead',
    '87654321',
    'sommer2026',
    'Passwort123!',
    'Sommer2026!',
    'Password1!',
    'P@ssw0rd!!2026',
    '!!Frühling25',
    '123qwertz!',
    '2026-Willkommen-2026',
  ])('%s is weak', (password) => expect(isWeak(password)).toBe(true));

  it.each([
    'Stromwandel-Demo-2026',
    'correct horse battery',
    'Ännchen von Tharau',
    'schmidt ist mein Nachbar',
    'Sommer-in-Ostende-26',
    '7391-x-0482-5516',
    'Änderung2026!',
  ])('%s is not', (password) => expect(isWeak(password)).toBe(false));
});
