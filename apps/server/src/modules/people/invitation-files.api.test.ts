import { contract, type InvitationFileReply, type InvitedPerson } from '@stromwandel/api-spec';
import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEvents, outbox, users } from '../../platform/database/schema/index.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/create-test-app.ts';

let server: TestApp;
let tenantId: number;
let office: TestPerson;
let count = 0;
/** A mail domain for one test. */
let domain: string;

beforeAll(async () => {
  server = await createTestApp({ environment: { LIMIT_INVITATIONS_PER_EMPLOYER: '30' } });
});
afterAll(() => server.close());
beforeEach(async () => {
  count += 1;
  domain = `firma-${count}.example`;
  tenantId = await server.createTenant();
  office = await server.createPerson({ tenantId, roles: ['TENANT_ADMIN'] });
});

async function check(content: Buffer | string, as = office) {
  const raw = await server.app.inject({
    method: 'POST',
    url: '/v1/employer/invitation-files',
    headers: { authorization: `Bearer ${as.accessToken}`, 'content-type': 'text/csv' },
    payload: content,
  });
  return { status: raw.statusCode, body: raw.json<InvitationFileReply>() };
}
const problems = async (content: Buffer | string) =>
  (await check(content)).body.problems.map(({ line, column, code }) => [line, column, code]);
const HEAD = 'Vorname;Nachname;E-Mail;Personalnummer';
const person = (name: string): InvitedPerson => ({
  firstName: 'Nina',
  lastName: 'Neu',
  email: `${name}@${domain}`.toLowerCase(),
  employeeId: null,
});
const send = (people: readonly InvitedPerson[], as = office) =>
  server.call(contract.invitePeople, { body: { people: [...people] } }, as);
const outcomes = async (people: readonly InvitedPerson[]) =>
  (await send(people)).body.results.map(({ outcome }) => outcome);
const mails = async () =>
  (await server.db.select().from(outbox)).filter(({ payload }) => JSON.stringify(payload).includes(domain));
const accounts = () =>
  server.db
    .select()
    .from(users)
    .where(like(users.email, `%@${domain}`));

describe('a file of people is read in the formats of spreadsheets', () => {
  const text = () => `${HEAD}\r\nJörg;Weiß;Joerg@${domain};"10;01"\r\n`;
  it.each<[string, (text: string) => Buffer]>([
    ['UTF-8', (file) => Buffer.from(file)],
    ['UTF-8 with mark', (file) => Buffer.from(`\ufeff${file}`)],
    ['Windows-1252', (file) => Buffer.from(file, 'latin1')],
    ['UTF-16 with mark', (file) => Buffer.from(`\ufeff${file}`, 'utf16le')],
    ['with a named separator', (file) => Buffer.from(`sep=;\n${file}`)],
    ['with bare line feeds', (file) => Buffer.from(file.replaceAll('\r', ''))],
  ])('%s', async (_name, spell) => {
    const { body } = await check(spell(text()));
    expect(body.problems).toEqual([]);
    expect(body.people).toMatchObject([
      {
        firstName: 'Jörg',
        lastName: 'Weiß',
        email: `joerg@${domain}`,
        employeeId: '10;01',
        state: 'NEW',
      },
    ]);
  });

  it('with a line broken within a name', async () => {
    const { body } = await check(`${HEAD}\r\n"Hans\r\nPeter";"Groß\nKlein";a@${domain};1\r\nAnna;Neu;b;2`);
    expect(body.people).toMatchObject([{ line: 2, firstName: 'Hans Peter', lastName: 'Groß Klein' }]);
    expect(body.problems).toMatchObject([{ line: 5, code: 'INVALID_EMAIL' }]);
  });

  it('with commas or tabs, columns in any order and language, and unused columns named', async () => {
    const file = `Salary,Email address,First name,Surname\n4500,a@${domain},Anna,Schmidt\n`;
    for (const separated of [file, file.replaceAll(',', '\t')]) {
      const { body } = await check(separated);
      expect(body.ignoredColumns).toEqual(['Salary']);
      expect(body.people).toMatchObject([{ line: 2, firstName: 'Anna', employeeId: null }]);
    }
  });
});

describe('problems are reported with line and column', () => {
  it('in rows', async () => {
    const rows = [
      `;Neu;a@${domain};1`,
      `Anna;Neu;keine-adresse;2`,
      `Anna;${'x'.repeat(101)};b@${domain};3`,
      '',
      `Ben;Neu;C@${domain};4`,
      `Cem;Neu;c@${domain};5`,
      `Dora;Neu;d@${domain};4`,
      `Emil;Neu;e@${domain};6;zu viel`,
      `Fe\u202elix;Neu;f@${domain};7`,
      `Gina;Bonus auf evil.example;g@${domain};8`,
    ];
    expect(await problems([HEAD, ...rows].join('\n'))).toEqual([
      [2, 'firstName', 'REQUIRED'],
      [3, 'email', 'INVALID_EMAIL'],
      [4, 'lastName', 'TOO_LONG'],
      [7, 'email', 'REPEATED'],
      [8, 'employeeId', 'REPEATED'],
      [9, null, 'TOO_MANY_CELLS'],
      [10, 'firstName', 'INVALID_CHARACTERS'],
      [11, 'lastName', 'NOT_A_NAME'],
    ]);
  });

  it('in the file', async () => {
    const row = `Anna;Neu;a@${domain};1`;
    expect(await problems('')).toEqual([[1, null, 'EMPTY_FILE']]);
    expect(await problems(`${HEAD}\n`)).toEqual([[1, null, 'EMPTY_FILE']]);
    expect(await problems(`Vorname;Nachname\nAnna;Neu\n`)).toEqual([[1, 'email', 'MISSING_COLUMN']]);
    expect(await problems(`${HEAD};Mail\n${row}\n`)).toEqual([[1, 'email', 'REPEATED_COLUMN']]);
    expect(await problems(`${HEAD}\n${row}\n"Ben;Neu;b@${domain};2\n`)).toEqual([[3, null, 'BROKEN_ROW']]);
    expect(await problems(`${HEAD}\n"Ben;Neu;b@${domain};2\n${row}\nCem;Neu;c;3\n`)).toEqual([
      [2, null, 'BROKEN_ROW'],
      [4, 'email', 'INVALID_EMAIL'],
    ]);
    expect(await problems(`Vorname;"Nachname;Mail\n${row}\n`)).toEqual([[1, null, 'BROKEN_ROW']]);
    expect(await problems(Buffer.from('PK\u0003\u0004\u0014\u0000xl/workbook.xml'))).toEqual([
      [1, null, 'NOT_A_TABLE'],
    ]);
    const rows = Array.from({ length: 2_003 }, (_, at) => `Nina;Neu;p${at}@${domain};`);
    expect(await problems([HEAD, ...rows].join('\n'))).toEqual([[2_002, null, 'TOO_MANY_ROWS']]);
  });

  // Over a connection, where the rest of a refused file is discarded.
  it('and a file that is too large is refused while it arrives', async () => {
    const address = await server.app.listen({ host: '127.0.0.1', port: 0 });
    const answer = await fetch(`${address}/v1/employer/invitation-files`, {
      method: 'POST',
      headers: { authorization: `Bearer ${office.accessToken}`, 'content-type': 'text/csv' },
      body: Buffer.alloc(6 * 1024 * 1024, 'a;b;c;d\n'),
    });
    expect([answer.status, await answer.json()]).toMatchObject([413, { code: 'PAYLOAD_TOO_LARGE' }]);
  });

  it('and checking sends and stores nothing', async () => {
    await check(`${HEAD}\nAnna;Neu;a@${domain};1\n`);
    expect([await mails(), await accounts()]).toEqual([[], []]);
  });
});

describe('people of a file', () => {
  it('are invited once, also when sent repeatedly', async () => {
    const people = ['Anna', 'Ben', 'Cem'].map(person);
    expect(await outcomes(people)).toEqual(['INVITED', 'INVITED', 'INVITED']);
    expect(await outcomes([...people, person('Dora')])).toEqual([
      ...people.map(() => 'ALREADY_INVITED'),
      'INVITED',
    ]);
    expect(await mails()).toHaveLength(4);
    const [anna] = await accounts();
    const events = await server.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.personId, anna?.id ?? 0));
    expect(events.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['PERSON_INVITED', office.userId],
    ]);
  });

  it('are invited once when the same file is sent twice at once, in any order', async () => {
    const people = Array.from({ length: 10 }, (_, at) => person(`p${at}`));
    const answers = await Promise.all([send(people), send(people.toReversed()), send(people)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect([(await mails()).length, (await accounts()).length]).toEqual([10, 10]);
  });

  it("with an account have their state, and other employers' people only a taken address", async () => {
    await server.createPerson({ tenantId, email: `aktiv@${domain}`, values: { passwordHash: 'none' } });
    const values = { passwordHash: 'none', active: false };
    await server.createPerson({ tenantId, email: `weg@${domain}`, values });
    await server.createPerson({ email: `fremd@${domain}` });
    const people = ['aktiv', 'weg', 'fremd'].map(person);
    const file = [HEAD, ...people.map(({ email }) => `A;Neu;${email};`)].join('\n');
    expect((await check(file)).body.people.map(({ state }) => state)).toEqual([
      'ALREADY_REGISTERED',
      'DEACTIVATED',
      'NEW',
    ]);
    expect(await outcomes(people)).toEqual(['ALREADY_REGISTERED', 'DEACTIVATED', 'NOT_AVAILABLE']);
    expect(await mails()).toEqual([]);
  });

  it("beyond the employer's limit are refused together, and none is invited", async () => {
    const people = Array.from({ length: 40 }, (_, at) => person(`p${at}`));
    expect((await send(people.slice(0, 20))).status).toBe(200);
    expect((await send(people.slice(0, 20))).status).toBe(200);
    expect((await send(people.slice(20))).problem.code).toBe('TOO_MANY_REQUESTS');
    expect((await send(people.slice(20))).problem.code).toBe('TOO_MANY_REQUESTS');
    expect(await accounts()).toHaveLength(20);
    // The refused call has used nothing up.
    expect((await send(people.slice(20, 30))).status).toBe(200);
    const elsewhere = await server.createPerson({ roles: ['TENANT_ADMIN'] });
    expect((await send([person('Zoe')], elsewhere)).status).toBe(200);
  });

  it('cannot be invited by employees', async () => {
    const anna = await server.createPerson({ tenantId });
    expect((await send([person('Ben')], anna)).status).toBe(403);
    expect((await check(HEAD, anna)).status).toBe(403);
  });
});

it('taken personnel numbers are found in the file and when it is sent', async () => {
  await server.createPerson({
    tenantId,
    values: { firstName: 'Ben', lastName: 'Beck', employeeId: '1001' },
  });
  const file = `${HEAD}\nAnna;Neu;anna@${domain};1001\nCleo;Neu;cleo@${domain};1002\n`;
  const { body } = await check(file);
  expect(body.people.map(({ line }) => line)).toEqual([3]);
  expect(body.problems).toEqual([
    { line: 2, column: 'employeeId', code: 'TAKEN_BY', value: '1001', params: { person: 'Ben Beck' } },
  ]);
  const people = [
    { ...person('Anna'), employeeId: '1001' },
    { ...person('Cleo'), employeeId: '1002' },
    { ...person('Dora'), employeeId: '1002' },
  ];
  expect(await outcomes(people)).toEqual(['NUMBER_TAKEN', 'INVITED', 'NUMBER_TAKEN']);
  expect((await accounts()).map(({ email }) => email)).toEqual([`cleo@${domain}`]);
});
