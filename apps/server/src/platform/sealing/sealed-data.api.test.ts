import { contract } from '@stromwandel/api-spec';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brokenOrderInvariants } from '../../testing/broken-order-invariants.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/create-test-app.ts';
import {
  createOrderingPerson,
  createTestOffer,
  orderJourney,
  saveTestSalary,
  type TestOffer,
} from '../../testing/order-journey.ts';
import { sampleSalaryInfo } from '@stromwandel/pricing/testing';
import { resealFiles } from '../files/index.ts';
import { checkDataKeys } from './check-data-keys.ts';
import { dataKeys } from './data-keys.ts';
import { createDataSeal } from './data-seal.ts';
import { reseal } from './reseal.ts';
import { SEALED_COLUMNS } from './sealed-columns.ts';

let test: TestApp;
let owner: pg.Client;
let person: TestPerson;
let offer: TestOffer;

// Figures that nothing else in the database can be.
const SALARY = sampleSalaryInfo({
  grossMonthlySalaryEur: 4738.61,
  taxAllowance: 173.29,
  churchTax: true,
});
const MARKERS = new RegExp(
  [
    '4738[.,]61|4\\.738,61|473861|173[.,]29',
    'grossMonthly|taxClass|churchTax|healthInsurance|takeHome|licenceClasses|NAME_MISMATCH|Bruttogehalt',
    SALARY.dateOfBirth,
  ].join('|'),
);

const otherKey = createDataSeal(
  dataKeys([Buffer.alloc(32, 3).toString('base64url'), Buffer.alloc(32, 9).toString('base64url')]),
);

beforeAll(async () => {
  test = await createTestApp();
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  owner = new pg.Client({ connectionString: test.ownerUrl });
  await owner.connect();
  offer = await createTestOffer(test);
  person = await createOrderingPerson(test);
  await saveTestSalary(test, person, SALARY);
});
afterAll(async () => {
  await owner.end();
  await test.close();
});

/** Every value of every table as a dump shows it, bytes also read as text. */
async function dump(): Promise<string> {
  const { rows: tables } = await owner.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema', 'verification_sandbox')`,
  );
  const parts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await owner.query<{ row: string }>(`select t::text as row from ${name} t`);
    for (const { row } of rows) {
      const bytes = [...row.matchAll(/\\\\x([0-9a-f]{8,})/g)].map(([, hex = '']) => Buffer.from(hex, 'hex'));
      // Digits of a hash or of bytes written in hexadecimal spell any figure now and then: their bytes are looked at.
      const words = row.replaceAll(/[0-9a-f]{32,}/g, '');
      parts.push(words, ...bytes.map((part) => part.toString('latin1')));
    }
  }
  return parts.join('\n');
}

describe('a dump of the database', () => {
  it('contains no salary figure, tax result or result of a check, also not in mails, events and jobs', async () => {
    const journey = orderJourney(test);
    await journey.signedAtProvider(person, offer);
    const changed = await journey.orderAt(person, offer, 'PREVIEW_CONTRACT');
    await saveTestSalary(test, person, { ...SALARY, grossMonthlySalaryEur: 4738.61 + 100 });
    const workflow = await journey.accept(changed, 'PREVIEW_CONTRACT', person);
    expect(workflow.body.order.endNote).toContain('4.738,61');
    await saveTestSalary(test, person, SALARY);
    await test.call(contract.searchVehicles, { query: {} }, person);
    await test.services.outbox.settle();

    const text = await dump();
    expect(text).toContain('Enyaq');
    expect(MARKERS.exec(text)?.[0]).toBeUndefined();
    // The annex of the contract is the payslip: no document lies there as a document.
    expect(text).not.toContain('%PDF');
    expect(await brokenOrderInvariants(test.db)).toEqual([]);
  });

  it('remains readable for the owner', async () => {
    const { body } = await test.call(contract.getUserInfo, {}, person);
    expect(body.salaryInfo).toMatchObject({ grossMonthlySalaryEur: 4738.61, taxAllowance: 173.29 });
  });
});

describe('a value moved to another row', () => {
  it('returns a defect without figures', async () => {
    const thief = await createOrderingPerson(test);
    const stolen = await owner.query(
      `update salary_data set info = (select info from salary_data where user_id = $1) where user_id = $2`,
      [person.userId, thief.userId],
    );
    expect(stolen.rowCount).toBe(1);
    const answer = await test.call(contract.getUserInfo, {}, thief);
    expect(answer.status).toBe(500);
    expect(answer.raw.payload).not.toMatch(/salary|4738/);
    await saveTestSalary(test, thief, sampleSalaryInfo());
  });
});

describe('sealing anew', () => {
  const unsealed = async (header: string) => {
    const isOther = `left(convert_from(substring(content from 1 for 13), 'LATIN1'), 13) <> $1`;
    const files = await owner.query<{ count: string }>(`select count(*) from files where ${isOther}`, [
      header,
    ]);
    let count = Number(files.rows[0]?.count);
    for (const { table, column, where } of SEALED_COLUMNS) {
      const { rows } = await owner.query<{ count: string }>(
        `select count(*) from ${table} t where t.${column} is not null and ${where ?? 'true'} and left(t.${column}, 13) <> $1`,
        [header],
      );
      count += Number(rows[0]?.count);
    }
    return count;
  };

  it('moves all data to a new key, can be repeated, and keeps the data', async () => {
    const before = await test.call(contract.listOrders, {}, person);
    expect(await reseal(owner, otherKey)).toBeGreaterThan(5);
    expect(await resealFiles(test.db, otherKey, null)).toBeGreaterThan(1);
    expect(await unsealed(otherKey.currentHeader)).toBe(0);
    expect(await reseal(owner, otherKey)).toBe(0);
    expect(await resealFiles(test.db, otherKey, null)).toBe(0);
    expect(await reseal(owner, test.services.seal).catch((error: Error) => error.message)).toMatch(
      /is not among the data keys/,
    );
    // Back with both keys, the first one of the tests again.
    const back = createDataSeal(
      dataKeys([Buffer.alloc(32, 9).toString('base64url'), Buffer.alloc(32, 3).toString('base64url')]),
    );
    await reseal(owner, back);
    await resealFiles(test.db, back, null);
    expect((await test.call(contract.listOrders, {}, person)).body).toEqual(before.body);
    expect(await brokenOrderInvariants(test.db)).toEqual([]);
  });

  it('covers every sealed column: no value elsewhere looks sealed', async () => {
    const { rows } = await owner.query<{ table: string; column: string }>(
      `select table_name as table, column_name as column from information_schema.columns
       where table_schema = 'public' and data_type in ('text', 'bytea')`,
    );
    for (const { table, column } of rows) {
      if (table === 'files' && column === 'content') continue;
      if (SEALED_COLUMNS.some((one) => one.table === table && one.column === column)) continue;
      const found = await owner.query(`select from ${table} t where left(t.${column}::text, 4) = 'sw1.'`);
      expect(found.rowCount, `${table}.${column}`).toBe(0);
    }
  });
});

describe('keys of another database', () => {
  it('stop the start with instructions', async () => {
    await checkDataKeys(test.db, test.services.seal);
    const wrong = createDataSeal(dataKeys([Buffer.alloc(32, 4).toString('base64url')]));
    await expect(checkDataKeys(test.db, wrong)).rejects.toThrow(/do not belong to this database.*DATA_KEYS/s);
    await checkDataKeys(test.db, otherKey);
  });
});
