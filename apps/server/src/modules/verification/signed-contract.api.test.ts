import { contract } from '@stromwandel/api-spec';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askPdfsig } from '../../demo/sandbox/testing/ask-pdfsig.ts';
import { verifySignedPdf } from '../../demo/sandbox/testing/verify-signed-pdf.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/create-test-app.ts';
import {
  createOrderingPerson,
  createTestOffer,
  orderJourney,
  type TestOffer,
} from '../../testing/order-journey.ts';
import { isTried } from '../../../../../scripts/steps/slice-of-commit.mjs';

let server: TestApp;
let offer: TestOffer;

beforeAll(async () => {
  server = await createTestApp();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  offer = await createTestOffer(server);
});
afterAll(() => server.close());

/** Names as people and attackers type them. A commit takes a third of them through licence check, contract and signature. */
const NAMES: Readonly<Record<string, readonly [string, string]>> = {
  plain: ['Anna', 'Schmidt'],
  'with digits': ['Robin 2', 'Muster 12345'],
  'of digits alone': ['123', '4567'],
  'as long as the form takes': [
    'Maximilian Alexander '.repeat(4).trim(),
    'Freiherr von und zu '.repeat(5).trim(),
  ],
  'one word that fills the zone': ['A'.repeat(100), 'B'.repeat(100)],
  'of Western and Northern Europe': ['Øyvind Þór Ǿ', 'Ærø-Ångström d’Œuvre'],
  'of Central Europe': ['Žofie Łucja Ğül', 'Dvořáková Őry-Şimşek'],
  'in decomposed letters': ['Jo\u0308rg', 'Mu\u0308ller'],
  'in Greek and Cyrillic': ['Γιώργος', 'Дмитриева'],
  'that closes a string of PDF': ['(Anna) >> endobj', '\\) /JS (app.alert(1))'],
  'that is markup': ['"><img src=x onerror=alert(1)>', "Robert'); DROP TABLE orders;--"],
  'from right to left, with emoji': ['שלום', 'Ada 👩🏽‍💻'],
};

interface Contracts {
  readonly previewed: Buffer;
  readonly signed: Buffer;
}

async function signedContracts(person: TestPerson): Promise<Contracts> {
  const orderId = await orderJourney(server).signedAtProvider(person, offer);
  const preview = await server.call(contract.getContract, { params: { orderId: String(orderId) } }, person);
  const { body: list } = await server.call(contract.listOrders, {}, person);
  const [document, ...others] = list[0]?.documents ?? [];
  expect(others).toEqual([]);
  const params = { orderId: String(orderId), documentId: String(document?.id) };
  const signed = await server.call(contract.getDocument, { params }, person);
  return {
    previewed: Buffer.from(preview.raw.rawPayload),
    signed: Buffer.from(signed.raw.rawPayload),
  };
}

describe.each(Object.entries(NAMES).filter(([what]) => isTried(`a name ${what}`, 3)))(
  'a person whose name is %s',
  (_what, [firstName, lastName]) => {
    test('passes licence and identity check and signs the previewed contract', async () => {
      const person = await createOrderingPerson(server, { values: { firstName, lastName } });
      const { previewed, signed } = await signedContracts(person);
      expect(signed.subarray(0, previewed.length).equals(previewed)).toBe(true);
      expect(signed.length).toBeGreaterThan(previewed.length);
      expect(verifySignedPdf(signed)).toMatchObject({
        coversAll: true,
        digestMatches: true,
        signatureValid: true,
      });
      expect(['VALID', 'NOT_INSTALLED']).toContain(askPdfsig(signed));
    });
  },
);

test('detects one changed bit anywhere in the contract', async () => {
  const { previewed, signed } = await signedContracts(await createOrderingPerson(server));
  const step = Math.floor(previewed.length / 40);
  for (let place = 9; place < previewed.length; place += step) {
    const changed = Buffer.from(signed);
    changed[place] = (changed[place] ?? 0) ^ 1;
    expect(verifySignedPdf(changed).digestMatches, `byte ${place}`).toBe(false);
  }
  const changed = Buffer.from(signed);
  const middle = Math.floor(previewed.length / 2);
  changed[middle] = (changed[middle] ?? 0) ^ 1;
  expect(['NOT_VALID', 'NOT_INSTALLED']).toContain(askPdfsig(changed));
  const longer = Buffer.concat([signed, Buffer.from('\n% more\n')]);
  expect(verifySignedPdf(longer).coversAll).toBe(false);
});
