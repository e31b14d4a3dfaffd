import { contract, type ReplyOf } from '@stromwandel/api-spec';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_LESSOR } from '../contract-printing/index.ts';
import { auditEvents, orders } from '../../platform/database/schema/index.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/create-test-app.ts';
import { createOrderingPerson, createTestOffer, orderJourney } from '../../testing/order-journey.ts';

type Settings = ReplyOf<'getProviderSettings'>;

const DEFAULTS: Settings = {
  benefitCap: { kind: 'statutory' },
  benefitValue107: 'FULL_1_PERCENT',
  commuteDays: { arrivalNumberMin: 0, arrivalNumberMax: 31 },
  deadlineDays: { employee: 14, employer: 28, provider: 28 },
  fineFeeEur: 0,
  annexForm: 'SIGNATURE',
  mostDrivers: 4,
  reportDueDays: 14,
  arbitrationBody: null,
  mailSender: null,
  orderAddresses: { address: 'bestellung@hersteller.example', brands: [] },
  supportContact: {
    phone: null,
    towPhone: null,
    workshopPhone: null,
    email: null,
    hoursDe: null,
    hoursEn: null,
  },
  lessor: { ...DEFAULT_LESSOR },
};

let server: TestApp;
let admin: TestPerson;

beforeAll(async () => {
  server = await createTestApp();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  admin = await server.createPerson({ roles: ['ADMIN'] });
});
afterAll(() => server.close());

const save = (body: Partial<Settings>, as = admin) =>
  server.call(contract.saveProviderSettings, { body }, as);

describe('the settings of the provider', () => {
  it('have defaults: the law, 0 to 31 days, 14, 28 and 28 days and the own sender', async () => {
    expect((await server.call(contract.getProviderSettings, {}, admin)).body).toEqual(DEFAULTS);
  });

  it('apply to profile and prices once saved, and can be reset', async () => {
    const changed: Settings = {
      ...DEFAULTS,
      benefitCap: { kind: 'fixed', amountEur: 60_000 },
      commuteDays: { arrivalNumberMin: 1, arrivalNumberMax: 22 },
    };
    expect((await save(changed)).body).toEqual(changed);
    const person = await server.createPerson();
    expect((await server.call(contract.getUserInfoConfig, {}, person)).body).toEqual(changed.commuteDays);
    expect((await server.call(contract.getPricingTerms, {}, null)).body.benefitCapEur).toBe(60_000);
    expect((await save(DEFAULTS)).body).toEqual(DEFAULTS);
    expect((await server.call(contract.getPricingTerms, {}, null)).body.benefitCapEur).toBeNull();
  });

  it('record events in the audit log', async () => {
    await save({ ...DEFAULTS, benefitCap: { kind: 'fixed', amountEur: 70_000 } });
    const [event] = await server.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.action, 'PROVIDER_SETTINGS_SAVED'))
      .orderBy(desc(auditEvents.id));
    expect(event).toMatchObject({
      actorId: admin.userId,
      details: {
        benefitCapEur: 70_000,
        arrivalNumberMin: 0,
        arrivalNumberMax: 31,
        employeeDays: 14,
        employerDays: 28,
        providerDays: 28,
        mailSender: null,
        orderAddress: 'bestellung@hersteller.example',
        orderAddressesOfBrands: '',
        supportPhone: null,
        supportEmail: null,
        supportHours: null,
        lessor: 'Stromwandel Leasing GmbH',
        lessorAddress: 'Spannungsallee 3, 50668 Köln',
        lessorRegister: null,
        lessorVatId: null,
        lessorRepresentative: null,
      },
    });
  });

  it.each([
    [{ arrivalNumberMin: 10, arrivalNumberMax: 9 }, 'arrivalNumberMax BELOW_MINIMUM'],
    [{ arrivalNumberMin: -1, arrivalNumberMax: 9 }, 'arrivalNumberMin TOO_SMALL'],
    [{ arrivalNumberMin: 0, arrivalNumberMax: 32 }, 'arrivalNumberMax TOO_LARGE'],
    [{ arrivalNumberMin: 0.5, arrivalNumberMax: 31 }, 'arrivalNumberMin NOT_A_WHOLE_NUMBER'],
  ])('refuse the commute days %j', async (commuteDays, expected) => {
    const { status, problem } = await save({ ...DEFAULTS, commuteDays });
    expect(status).toBe(400);
    const found = problem.errors?.map(({ path, code }) => `${path.replace('body.commuteDays.', '')} ${code}`);
    expect(found).toEqual([expected]);
  });

  it('stay unchanged where a change does not name them', async () => {
    await save({ deadlineDays: { employee: 7, employer: 10, provider: 5 } });
    await save({ mailSender: { name: 'Leasing GmbH', address: 'Post@Leasing.example' } });
    const expected = {
      ...DEFAULTS,
      benefitCap: { kind: 'fixed', amountEur: 70_000 },
      deadlineDays: { employee: 7, employer: 10, provider: 5 },
      mailSender: { name: 'Leasing GmbH', address: 'post@leasing.example' },
    };
    expect((await server.call(contract.getProviderSettings, {}, admin)).body).toEqual(expected);
    expect((await save({ mailSender: null })).body).toEqual({ ...expected, mailSender: null });
    expect((await save(DEFAULTS)).body).toEqual(DEFAULTS);
  });

  it('set the deadline of each later step, and keep those of waiting ones', async () => {
    const person = await createOrderingPerson(server, {});
    const journey = orderJourney(server);
    const offer = await createTestOffer(server);
    const deadlineAt = async () =>
      (await journey.workflow(await journey.orderAt(person, offer, 'CONFIRM_SUMMARY'), person)).order;
    const before = await deadlineAt();
    await save({ deadlineDays: { employee: 3, employer: 28, provider: 28 } });
    const after = await deadlineAt();
    const daysBetween = (one: string | null, other: string | null) =>
      (Date.parse(one ?? '') - Date.parse(other ?? '')) / 86_400_000;
    expect(daysBetween(before.deadline, after.deadline)).toBe(11);
    const params = { orderId: String(before.id) };
    expect((await server.call(contract.getOrder, { params }, person)).body.deadline).toBe(before.deadline);
    await save(DEFAULTS);
  });

  it('name the lessor in later orders; an earlier order keeps its lessor', async () => {
    const person = await createOrderingPerson(server, {});
    const offer = await createTestOffer(server);
    const lessorOf = async (orderId: number) => {
      const [row] = await server.db.select().from(orders).where(eq(orders.id, orderId));
      return row?.snapshot;
    };
    const order = () => orderJourney(server).orderAt(person, offer, 'CONFIRM_SUMMARY');
    const before = await order();
    const lessor = {
      company: 'Rheinstrom',
      legalForm: 'AG',
      street: 'Am Strom',
      streetNumber: '1',
      postcode: '53111',
      place: 'Bonn',
      register: 'Amtsgericht Bonn, HRB 4711',
      vatId: 'DE123456789',
      representative: null,
    };
    expect((await save({ lessor: { ...lessor, representative: '' } })).body).toEqual({ ...DEFAULTS, lessor });
    expect(await lessorOf(await order())).toMatchObject({ lessor });
    expect(await lessorOf(before)).toMatchObject({ lessor: DEFAULT_LESSOR });
    await save(DEFAULTS);
  });

  it('show all people how to reach support, once saved', async () => {
    const contact = async () => (await server.call(contract.getSupportContact, {}, null)).body;
    expect(await contact()).toEqual(DEFAULTS.supportContact);
    const supportContact = {
      phone: '+49 221 123456-0',
      towPhone: '0800 123456',
      workshopPhone: null,
      email: 'Hilfe@Stromwandel.example',
      hoursDe: 'Montag bis Freitag, 9 bis 17 Uhr',
      hoursEn: 'Monday to Friday, 9 am to 5 pm',
    };
    const saved = { ...supportContact, email: 'hilfe@stromwandel.example' };
    expect((await save({ supportContact })).body.supportContact).toEqual(saved);
    expect(await contact()).toEqual(saved);
    await save(DEFAULTS);
  });

  it.each([
    [{ phone: 'ruf an' }, 'phone INVALID_FORMAT'],
    [{ towPhone: 'ruf an' }, 'towPhone INVALID_FORMAT'],
    [{ email: 'keine' }, 'email INVALID_EMAIL'],
    [{ phone: '0221 1234', hoursDe: 'werktags' }, 'hoursEn REQUIRED'],
    [{ hoursDe: 'werktags', hoursEn: 'on working days' }, 'phone REQUIRED'],
  ])('refuse the support contact %j', async (change, expected) => {
    const { status, problem } = await save({ supportContact: { ...DEFAULTS.supportContact, ...change } });
    expect(status).toBe(400);
    const found = problem.errors?.map(
      ({ path, code }) => `${path.replace('body.supportContact.', '')} ${code}`,
    );
    expect(found).toEqual([expected]);
  });

  it.each([
    [{ lessor: { ...DEFAULT_LESSOR, vatId: '123' } }, 'lessor.vatId INVALID_FORMAT'],
    [{ lessor: { ...DEFAULT_LESSOR, postcode: '5066' } }, 'lessor.postcode INVALID_FORMAT'],
    [{ lessor: { ...DEFAULT_LESSOR, company: '株式会社' } }, 'lessor.company UNPRINTABLE_CHARACTERS'],
    [{ lessor: { ...DEFAULT_LESSOR, representative: 'A\nB' } }, 'lessor.representative INVALID_CHARACTERS'],
    [
      {
        orderAddresses: {
          address: 'a@b.de',
          brands: ['Škoda', 'SKODA'].map((brand) => ({ brand, address: 'c@b.de' })),
        },
      },
      'orderAddresses.brands.1.brand REPEATED',
    ],
    [{ orderAddresses: { address: 'keine', brands: [] } }, 'orderAddresses.address INVALID_EMAIL'],
    [{ deadlineDays: { employee: 0, employer: 28, provider: 28 } }, 'deadlineDays.employee TOO_SMALL'],
    [{ deadlineDays: { employee: 14, employer: 366, provider: 28 } }, 'deadlineDays.employer TOO_LARGE'],
    [{ reportDueDays: 60 }, 'reportDueDays TOO_LARGE'],
    [{ mailSender: { name: 'A', address: 'keine' } }, 'mailSender.address INVALID_EMAIL'],
    [{ mailSender: { name: 'A\r\nBcc: b@b.de', address: 'a@b.de' } }, 'mailSender.name INVALID_CHARACTERS'],
  ])('refuse %j', async (change, expected) => {
    const { status, problem } = await save(change);
    expect(status).toBe(400);
    expect(problem.errors?.map(({ path, code }) => `${path.replace('body.', '')} ${code}`)).toEqual([
      expected,
    ]);
  });

  it('hold the assumptions of the comparison: readable for all, saved and audited as a whole', async () => {
    const read = async () => (await server.call(contract.getComparisonDefaults, {}, null)).body;
    const before = await read();
    expect(before.electricityPrice).toMatchObject({ value: 34, asOf: '2026-11-22' });
    const tyres = { value: 1300.5, asOf: '2026-12-01', source: 'Eigene Einkäufe', sourceEn: 'Own purchases' };
    const saved = await server.call(contract.saveComparisonDefaults, { body: { ...before, tyres } }, admin);
    expect(saved.body).toEqual({ ...before, tyres });
    expect(await read()).toEqual({ ...before, tyres });
    const [event] = await server.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.action, 'COMPARISON_DEFAULTS_SAVED'));
    expect(event).toMatchObject({
      actorId: admin.userId,
      details: { figures: 'tyres: 1200 > 1300.5 (2026-12-01, Eigene Einkäufe; Own purchases)' },
    });
  });

  it('refuse an assumption without source, and one beyond its bounds', async () => {
    const before = (await server.call(contract.getComparisonDefaults, {}, null)).body;
    const refused = async (change: object) =>
      (
        await server.call(contract.saveComparisonDefaults, { body: { ...before, ...change } }, admin)
      ).problem.errors?.map(({ path, code }) => `${path} ${code}`);
    expect(await refused({ tyres: { ...before.tyres, source: ' ' } })).toEqual([
      'body.tyres.source REQUIRED',
    ]);
    expect(await refused({ interest: { ...before.interest, value: 101 } })).toEqual([
      'body.interest.value TOO_LARGE',
    ]);
  });

  it('are available to the provider only', async () => {
    for (const role of ['EMPLOYEE', 'TENANT_ADMIN'] as const) {
      const person = await server.createPerson({ roles: [role] });
      expect((await save(DEFAULTS, person)).problem.code).toBe('FORBIDDEN');
      expect((await server.call(contract.getProviderSettings, {}, person)).problem.code).toBe('FORBIDDEN');
      const figures = (await server.call(contract.getComparisonDefaults, {}, person)).body;
      const saved = await server.call(contract.saveComparisonDefaults, { body: figures }, person);
      expect(saved.problem.code).toBe('FORBIDDEN');
    }
  });
});
