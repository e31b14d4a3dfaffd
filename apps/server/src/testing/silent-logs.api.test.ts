import { contract, type Endpoint } from '@stromwandel/api-spec';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailboxMessages } from '../platform/database/schema/index.ts';
import { createPasswordHasher } from '../modules/accounts/index.ts';
import { createTestApp, type TestApp, type TestPerson } from './create-test-app.ts';
import { createOrderingPerson, createTestOffer, orderJourney } from './order-journey.ts';
import { sampleSalaryInfo } from '@stromwandel/pricing/testing';

/** What logs, mails and addresses of calls say while a person with salary data goes through everything. */

const PASSWORD = 'Kaum-zu-raten-Wort-7';
const NEXT_PASSWORD = 'Ganz-anderes-Wort-8';
const WRONG_PASSWORD = 'Vertipptes-Wort-9';
const NAMES = { firstName: 'Ottokarius', lastName: 'Geheimhuber', street: 'Verschwiegenweg' };
const EMAIL = 'ottokarius.geheimhuber@firma.example';
const SALARY = sampleSalaryInfo({
  grossMonthlySalaryEur: 4738.61,
  taxAllowance: 173.29,
  taxClass: 3,
  churchTax: true,
});

// As numbers, as money of either language and in cents; and the names of the fields that would carry them.
const SALARY_MARKS = [
  /4738[.,]61|4\.738,61|4,738\.61|473861|173[.,]29|17329/,
  /grossMonthly|taxClass|churchTax|healthInsurance|takeHome|lohnst|kirchensteuer/i,
  new RegExp(SALARY.dateOfBirth),
];

let test: TestApp;
let owner: TestPerson;
let savedWith: number;
const log: string[] = [];
/** Tokens, codes and passwords that were in use. */
const secrets = [PASSWORD, NEXT_PASSWORD, WRONG_PASSWORD];

async function newestCode(): Promise<string> {
  await test.services.outbox.settle();
  const [mail] = await test.db
    .select()
    .from(mailboxMessages)
    .where(eq(mailboxMessages.to, EMAIL))
    .orderBy(desc(mailboxMessages.id));
  return mail?.links[0]?.split('/').at(-1) ?? '';
}

/** Signs in and out, wrongly and rightly, with a mailed code in between. */
async function useAccount(): Promise<void> {
  const logIn = (password: string) => test.call(contract.login, { body: { username: EMAIL, password } });
  await logIn(WRONG_PASSWORD);
  const { body } = await logIn(PASSWORD);
  const refreshed = await test.call(contract.refreshToken, {
    body: { refreshToken: body.refreshToken ?? '' },
  });
  for (const reply of [body, refreshed.body]) secrets.push(reply.accessToken ?? '', reply.refreshToken ?? '');
  await test.call(contract.requestPasswordReset, { params: { address: EMAIL } });
  const code = await newestCode();
  secrets.push(code);
  await test.call(contract.readPasswordCode, { body: { code } });
  await test.call(contract.setPassword, { body: { code: `${code}x`, password: NEXT_PASSWORD } });
  await test.call(
    contract.changeEmail,
    { params: { address: `neu.${EMAIL}` }, body: { password: PASSWORD } },
    owner,
  );
}

async function saveSalary(): Promise<number> {
  const { addressDto } = (await test.call(contract.getUserInfo, {}, owner)).body;
  const call = (salaryInfo: unknown) =>
    test.app.inject({
      method: 'PUT',
      url: '/v1/user/info',
      headers: { authorization: `Bearer ${owner.accessToken}` },
      payload: { addressDto, salaryInfo },
    });
  // Refused: what was sent must not be logged either.
  await call({ ...SALARY, taxClass: 'drei' });
  return (await call(SALARY)).statusCode;
}

beforeAll(async () => {
  test = await createTestApp({
    environment: { LOG_LEVEL: 'trace' },
    logTo: { write: (line) => void log.push(line) },
  });
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  const passwordHash = await createPasswordHasher(8).hash(PASSWORD);
  owner = await createOrderingPerson(test, { email: EMAIL, values: { ...NAMES, passwordHash } });
  secrets.push(owner.accessToken);
  await useAccount();
  savedWith = await saveSalary();
  const offer = await createTestOffer(test);
  await test.call(contract.searchVehicles, { query: {} }, owner);
  await orderJourney(test).signedAtProvider(owner, offer);
  await test.call(contract.exportOwnData, { body: { password: PASSWORD } }, owner);
  // Broken JSON, a foreign record, an address that does not exist, and a job that fails.
  await test.app.inject({
    method: 'POST',
    url: '/v1/auth/login',
    headers: { 'content-type': 'application/json' },
    payload: `{"username":"${EMAIL}","password":"${PASSWORD}"`,
  });
  await test.call(contract.getOrder, { params: { orderId: '999999' } }, owner);
  await test.app.inject(`/user/passwordReset/${secrets.at(-1) ?? ''}`);
  await test.services.outbox.settle();
});
afterAll(() => test.close());

describe('the log', () => {
  it('contains the requests', () => {
    expect(log.length).toBeGreaterThan(0);
    expect(savedWith).toBe(200);
  });

  it('contains no salary figure, tax class, religion or day of birth', () => {
    for (const mark of SALARY_MARKS) expect(log.filter((line) => mark.test(line))).toEqual([]);
  });

  it('contains no password, token or code', () => {
    const present = secrets.filter((secret) => secret !== '');
    expect(present.length).toBeGreaterThan(8);
    for (const secret of present) expect(log.filter((line) => line.includes(secret))).toEqual([]);
  });

  it('contains neither name nor address of a person', () => {
    const marks = [EMAIL, encodeURIComponent(EMAIL), ...Object.values(NAMES)];
    for (const mark of marks) {
      const found = log.filter((line) => line.toLowerCase().includes(mark.toLowerCase()));
      expect(found).toEqual([]);
    }
  });
});

describe('mails', () => {
  it('contain no salary figure, password or token', async () => {
    const mails = await test.db.select().from(mailboxMessages);
    expect(mails.length).toBeGreaterThan(3);
    const [, , , ...tokens] = secrets;
    for (const { subject, text, html } of mails) {
      const mail = `${subject}\n${text}\n${html}`;
      for (const mark of SALARY_MARKS) expect(mail).not.toMatch(mark);
      for (const password of [PASSWORD, NEXT_PASSWORD]) expect(mail).not.toContain(password);
      // Codes are what some mails are for; tokens of sessions are not.
      for (const token of tokens.filter((secret) => secret.includes('.'))) expect(mail).not.toContain(token);
    }
  });
});

describe('addresses of calls', () => {
  it('contain only numbers, mailed codes and the addresses of the specification', () => {
    const names = Object.values(contract).flatMap((endpoint: Endpoint) => [
      ...[...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
      ...Object.keys(endpoint.query?.shape ?? {}),
    ]);
    expect(names.length).toBeGreaterThan(20);
    const secret = /password|token|salary|gross|tax|church|health|birth|name$|street/i;
    expect(names.filter((name) => secret.test(name))).toEqual([]);
    expect([...new Set(names.filter((name) => /address|mail/i.test(name)))]).toEqual(['address']);
  });
});
