import { describe, expect, it } from 'vitest';
import { readConfiguration } from './configuration.ts';

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

  it('is no demo on a database server, unless told so', () => {
    const DATABASE_URL = 'postgres://user:password@localhost/stromwandel';
    expect(readConfiguration({ DATABASE_URL }).demo).toBe(false);
    expect(readConfiguration({ DATABASE_URL, DEMO: '1' }).demo).toBe(true);
    expect(readConfiguration({ DEMO: '0' }).demo).toBe(false);
  });

  it('takes empty variables as missing and cuts the slash of the address', () => {
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

  it('lets the time of the demo begin at an instant, and nobody set the clock elsewhere', () => {
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
  ])('takes VERIFICATION_URL %s: it is encrypted or on this machine', (VERIFICATION_URL) => {
    expect(readConfiguration({ VERIFICATION_URL }).verification.url).toBe(VERIFICATION_URL);
  });

  it.each(['http://provider.example/sp/', 'http://127.0.0.1.provider.example'])(
    'refuses VERIFICATION_URL %s: it would leave the machine unencrypted',
    (VERIFICATION_URL) => {
      expect(() => readConfiguration({ VERIFICATION_URL })).toThrow(/VERIFICATION_URL: .*https/);
    },
  );

  it('names every variable that makes no sense', () => {
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
