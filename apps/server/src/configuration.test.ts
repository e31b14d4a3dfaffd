import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfiguration, requireKeys } from './configuration.ts';

const KEY = 'k'.repeat(43);
const KEYS = { AUTH_SIGNING_KEY: KEY, DATA_KEYS: KEY };

describe('readConfiguration', () => {
  it('works without any variable: demo mode on the embedded database', () => {
    const configuration = readConfiguration({});
    expect(configuration).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: null,
      demo: true,
      publicUrl: 'http://localhost:3000',
    });
    expect(configuration.dataDir).toMatch(/^\/.*\.data$/);
  });

  it('disables demo mode on a database server unless configured', () => {
    const DATABASE_URL = 'postgres://user:password@localhost/stromwandel';
    expect(readConfiguration({ DATABASE_URL }).demo).toBe(false);
    expect(readConfiguration({ DATABASE_URL, DEMO: '1' }).demo).toBe(true);
    expect(readConfiguration({ DEMO: '0' }).demo).toBe(false);
  });

  it('takes a direct address only beside the one that it goes round', () => {
    const DATABASE_DIRECT_URL = 'postgres://app@localhost/stromwandel';
    expect(() => readConfiguration({ DATABASE_DIRECT_URL })).toThrow(
      /DATABASE_DIRECT_URL: needs DATABASE_URL/,
    );
  });

  it.each(['AUTH_SIGNING_KEY', 'DATA_KEYS'] as const)('asks for %s on a database server', (name) => {
    const DATABASE_URL = 'postgres://user:password@localhost/stromwandel';
    const check = (environment: NodeJS.ProcessEnv) => () => requireKeys(readConfiguration(environment));
    expect(check({ DATABASE_URL, ...KEYS, [name]: '' })).toThrow(
      `The configuration is wrong.\n${name}: needed with DATABASE_URL; "npm run keys -- new" makes one`,
    );
    for (const environment of [{ DATABASE_URL, ...KEYS }, { DATABASE_URL, DEMO: '1' }, { DEMO: '0' }]) {
      expect(check(environment)).not.toThrow();
    }
  });

  it('reads a variable from the file of its name', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'stromwandel-secret-')), 'key');
    writeFileSync(file, `${'a'.repeat(43)}\n`);
    expect(readConfiguration({ AUTH_SIGNING_KEY_FILE: file }).authSigningKey).toBe('a'.repeat(43));
    expect(() => readConfiguration({ AUTH_SIGNING_KEY_FILE: file, AUTH_SIGNING_KEY: 'b' })).toThrow(
      'AUTH_SIGNING_KEY_FILE: AUTH_SIGNING_KEY is given as well',
    );
    expect(() => readConfiguration({ AUTH_SIGNING_KEY_FILE: `${file}-missing` })).toThrow(
      'AUTH_SIGNING_KEY_FILE: the file cannot be read',
    );
  });

  it('treats empty variables as missing and removes the trailing slash of the address', () => {
    const configuration = readConfiguration({ PORT: '', PUBLIC_URL: 'https://portal.example/' });
    expect(configuration).toMatchObject({ port: 3000, publicUrl: 'https://portal.example' });
  });

  it.each([
    [undefined, 0],
    ['false', 0],
    ['true', 1],
    ['1', 1],
    ['2', 2],
  ])('TRUST_PROXY %s trusts %i proxies', (TRUST_PROXY, trustedProxies) => {
    expect(readConfiguration({ TRUST_PROXY })).toMatchObject({ trustedProxies });
  });

  it("starts the demo's time at a given instant, and refuses this outside demo mode", () => {
    const DEMO_STARTS_AT = '2026-11-16T09:00:00+01:00';
    expect(readConfiguration({}).demoStartsAt).toBeNull();
    expect(readConfiguration({ DEMO_STARTS_AT }).demoStartsAt).toEqual(new Date('2026-11-16T08:00:00Z'));
    expect(() => readConfiguration({ DEMO_STARTS_AT, DEMO: '0' })).toThrow(/^.*\nDEMO_STARTS_AT: /);
  });

  it.each([
    'https://provider.example/sp/',
    'http://127.0.0.1:4100/sp/',
    'http://localhost:4100',
    'http://[::1]:4100',
  ])('accepts VERIFICATION_URL %s: encrypted or on this machine', (VERIFICATION_URL) => {
    expect(readConfiguration({ VERIFICATION_URL }).verification.url).toBe(VERIFICATION_URL);
  });

  it.each(['http://provider.example/sp/', 'http://127.0.0.1.provider.example'])(
    'refuses VERIFICATION_URL %s: unencrypted to another machine',
    (VERIFICATION_URL) => {
      expect(() => readConfiguration({ VERIFICATION_URL })).toThrow(/VERIFICATION_URL: .*https/);
    },
  );

  it('names every invalid variable', () => {
    const wrong = {
      PORT: 'many',
      DATABASE_URL: 'mysql://x',
      AUTH_SIGNING_KEY: 'short',
      DEMO: 'perhaps',
      DEMO_STARTS_AT: '2026-11-16T09:00:00',
      TRUST_PROXY: 'all',
    };
    for (const name of Object.keys(wrong)) expect(() => readConfiguration(wrong)).toThrow(name);
  });
});
