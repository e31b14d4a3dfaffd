import { contract } from '@stromwandel/api-spec';
import { carTemplate } from './rules/car-template.ts';
import { calendarDate } from '@stromwandel/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../platform/scope/caller.ts';
import { catalogueImportCars } from '../../platform/database/schema/index.ts';
import { runAsSystem } from '../../platform/scope/scope.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/create-test-app.ts';
import { uploadCatalogue } from './upload-catalogue.ts';

const MEGABYTE = 1024 * 1024;
const [HEADER = '', EXAMPLE = ''] = carTemplate(calendarDate('2026-11-23')).split('\r\n');
/** The maximum for a car, so that a hundred megabytes are some thousand cars instead of half a million. */
const EQUIPMENT = Array.from({ length: 200 }, (_, at) => `Merkmal ${at} ${'ä'.repeat(150)}`).join(' | ');

const row = (reference: string, values: Readonly<Record<string, string>> = {}) =>
  EXAMPLE.replace('BEISPIEL-1', reference)
    .replace('Wärmepumpe | LED-Scheinwerfer', EQUIPMENT)
    .replace('45990,00', values['listPrice'] ?? '45990,00');

let server: TestApp;
let admin: TestPerson;

beforeAll(async () => {
  server = await createTestApp();
  admin = await server.createPerson({ roles: ['ADMIN'] });
});
afterAll(() => server.close());

function send(content: AsyncIterable<Uint8Array>, maximumBytes: number) {
  const caller: Caller = {
    ...admin,
    roles: ['ADMIN'],
    emailConfirmed: true,
    hasSecondFactor: true,
    mustSetUpSecondFactor: false,
  };
  const file = { name: 'gross.csv', content, isJson: false, maximumBytes };
  return runAsSystem(() => uploadCatalogue(server.services, caller, file));
}
const newest = async () => (await server.call(contract.listCatalogueImports, {}, admin)).body[0];

describe('a file of a hundred megabytes', () => {
  it('is read in pieces, never held whole; its one error is reported and nothing of it stays', async () => {
    const behind: number[] = [];
    let cars = 0;
    let bytes = 0;
    async function* content() {
      yield Buffer.from(`${HEADER}\r\n`);
      while (bytes < 100 * MEGABYTE) {
        const rows = Array.from({ length: 40 }, () => row(`GROSS-${(cars += 1)}`));
        const piece = Buffer.from(`${rows.join('\r\n')}\r\n`);
        bytes += piece.length;
        yield piece;
        // Rows sent before are in the database already, except for the batch being filled.
        behind.push(cars - ((await newest())?.cars ?? 0));
      }
      yield Buffer.from(`${row('FALSCH', { listPrice: 'kostenlos' })}\r\n`);
    }
    const read = await send(content(), contract.uploadCatalogue.upload.maximumBytes);
    expect(bytes).toBeGreaterThanOrEqual(100 * MEGABYTE);
    expect(Math.max(...behind)).toBeLessThan(300);
    expect(read.ok && read.value).toMatchObject({ state: 'INVALID', problems: 1, cars, encoding: 'UTF-8' });
    const id = read.ok ? read.value.id : 0;
    const problems = await server.call(
      contract.listImportProblems,
      { params: { importId: String(id) }, query: {} },
      admin,
    );
    expect(problems.body.problems).toMatchObject([
      { line: cars + 2, column: 'Listenpreis', code: 'NOT_A_NUMBER', value: 'kostenlos' },
    ]);
    expect(await server.db.select().from(catalogueImportCars)).toEqual([]);
    expect((await server.call(contract.listProviderCars, { query: {} }, admin)).body.total).toBe(0);
  }, 600_000);

  it('is read up to the limit only, and nothing of it stays', async () => {
    const limit = 5 * MEGABYTE;
    let sent = 0;
    async function* content() {
      yield Buffer.from(`${HEADER}\r\n`);
      for (let car = 0; sent < 100 * MEGABYTE; car += 1) {
        const piece = Buffer.from(`${row(`ZU-VIEL-${car}`)}\r\n`);
        sent += piece.length;
        yield piece;
      }
    }
    expect(await send(content(), limit)).toMatchObject({ ok: false, error: { code: 'PAYLOAD_TOO_LARGE' } });
    expect(sent).toBeLessThan(limit + MEGABYTE);
    expect(await newest()).toMatchObject({ state: 'BROKEN_OFF' });
    expect(await server.db.select().from(catalogueImportCars)).toEqual([]);
  });
});
