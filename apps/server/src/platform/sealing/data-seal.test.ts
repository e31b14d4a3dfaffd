import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runInScope } from '../scope/scope.ts';
import { addDataKey, dataKeys, readOrCreateDataKeys } from './data-keys.ts';
import { createDataSeal, SealError } from './data-seal.ts';

const [first, second] = [1, 2].map((byte) => Buffer.alloc(32, byte).toString('base64url'));
if (!first || !second) throw new Error('two keys');
const seal = createDataSeal(dataKeys([first]));
const place = { table: 'salary_data', column: 'info', record: 5, ownerId: 5 };
const salary = { grossMonthlySalaryEur: 4321.5, taxClass: 3, religion: 'römisch-katholisch' };

describe('a sealed value', () => {
  it('opens at its place, differs each time and reveals nothing', () => {
    const sealed = seal.seal(salary, place);
    expect(seal.open(sealed, place)).toEqual(salary);
    expect(seal.seal(salary, place)).not.toBe(sealed);
    expect(Buffer.from(sealed.slice(13), 'base64url').toString('latin1')).not.toMatch(
      /4321|taxClass|katholisch/,
    );
  });

  it.each([
    { ...place, record: 6 },
    { ...place, ownerId: 6 },
    { ...place, column: 'other' },
    { ...place, table: 'orders' },
  ])('does not open elsewhere: %j', (elsewhere) => {
    expect(() => seal.open(seal.seal(salary, place), elsewhere)).toThrow(SealError);
    expect(() => seal.openBytes(seal.sealBytes(Buffer.from('x'), place), elsewhere)).toThrow(SealError);
  });

  it('does not open after a changed bit or a cut', () => {
    const sealed = seal.sealBytes(Buffer.from('contract'), place);
    for (let index = 0; index < sealed.length; index += 1) {
      const changed = Buffer.from(sealed);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(() => seal.openBytes(changed, place), String(index)).toThrow(SealError);
    }
    for (const length of [0, 5, 13, 20, sealed.length - 1]) {
      expect(() => seal.openBytes(sealed.subarray(0, length), place)).toThrow(SealError);
    }
  });

  it('is recognised among plain values, without repeating it', () => {
    expect(() => seal.open(JSON.stringify(salary), place)).toThrow(
      /^salary_data.info of record 5 is not sealed$/,
    );
  });

  it('opens with an older key, and names a missing one', () => {
    const old = seal.seal(salary, place);
    const rotated = createDataSeal(dataKeys([second, first]));
    expect(rotated.open(old, place)).toEqual(salary);
    expect(rotated.currentHeader).not.toBe(seal.currentHeader);
    const without = createDataSeal(dataKeys([second]));
    expect(() => without.open(old, place)).toThrow(/is sealed with key [0-9a-f]{8}, which is not among/);
  });

  it('of another person opens in a request only after the reading was recorded', async () => {
    const sealed = seal.seal(salary, place);
    const open = (userId: number, readingsOf: number[]) => {
      const caller = {
        userId,
        tenantId: null,
        roles: ['ADMIN'] as const,
        sessionId: 's',
        emailConfirmed: true,
        hasSecondFactor: true,
        mustSetUpSecondFactor: false,
      };
      return runInScope({ kind: 'PERSON', caller, origin: null, readingsOf: new Set(readingsOf) }, () =>
        Promise.resolve(seal.open(sealed, place)),
      );
    };
    expect(await open(5, [])).toEqual(salary);
    await expect(open(6, [7])).rejects.toThrow('was not recorded');
    expect(await open(6, [5])).toEqual(salary);
  });
});

describe('keys', () => {
  it('have 32 bytes', () => {
    expect(() => dataKeys([])).toThrow(RangeError);
    expect(() => dataKeys(['c2hvcnQ'])).toThrow(RangeError);
  });

  it('in a directory are created once, for their owner alone; a new one is used without a restart', () => {
    const directory = mkdtempSync(join(tmpdir(), 'keys-'));
    const running = readOrCreateDataKeys(directory);
    const old = createDataSeal(running).seal(salary, place);
    const rotated = createDataSeal(addDataKey(directory));
    expect(rotated.open(old, place)).toEqual(salary);
    expect(createDataSeal(running).open(rotated.seal(salary, place), place)).toEqual(salary);
    expect(statSync(join(directory, 'data-keys')).mode & 0o777).toBe(0o600);
    rmSync(directory, { recursive: true });
  });
});
