import { contract, type ReplyOf } from '@stromwandel/api-spec';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEvents } from '../../database/schema/index.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/create-test-app.ts';

type Settings = ReplyOf<'getProviderSettings'>;

const DEFAULTS: Settings = {
  benefitCap: { kind: 'statutory' },
  commuteDays: { arrivalNumberMin: 0, arrivalNumberMax: 31 },
};

let server: TestApp;
let admin: TestPerson;

beforeAll(async () => {
  server = await createTestApp();
  admin = await server.createPerson({ roles: ['ADMIN'] });
});
afterAll(() => server.close());

const save = (body: Settings, as = admin) => server.call(contract.saveProviderSettings, { body }, as);

describe('the settings of the provider', () => {
  it('are the law and 0 to 31 days until somebody changes them', async () => {
    expect((await server.call(contract.getProviderSettings, {}, admin)).body).toEqual(DEFAULTS);
  });

  it('hold for profile and prices as soon as they are saved, and can be taken back', async () => {
    const changed: Settings = {
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

  it('are events of the audit log', async () => {
    await save({ ...DEFAULTS, benefitCap: { kind: 'fixed', amountEur: 70_000 } });
    const [event] = await server.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.action, 'PROVIDER_SETTINGS_SAVED'))
      .orderBy(desc(auditEvents.id));
    expect(event).toMatchObject({
      actorId: admin.userId,
      details: { benefitCapEur: 70_000, arrivalNumberMin: 0, arrivalNumberMax: 31 },
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

  it('belong to the provider alone', async () => {
    for (const role of ['EMPLOYEE', 'TENANT_ADMIN'] as const) {
      const person = await server.createPerson({ roles: [role] });
      expect((await save(DEFAULTS, person)).problem.code).toBe('FORBIDDEN');
      expect((await server.call(contract.getProviderSettings, {}, person)).problem.code).toBe('FORBIDDEN');
    }
  });
});
