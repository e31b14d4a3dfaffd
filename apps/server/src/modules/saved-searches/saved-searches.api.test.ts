import { contract } from '@stromwandel/api-spec';
import { sampleSalaryInfo } from '@stromwandel/pricing/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  leasePackages,
  mailboxMessages,
  savedSearches,
  users,
  vehicles,
} from '../../platform/database/schema/index.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/create-test-app.ts';
import { createOrderingPerson, createTestOffer, saveTestSalary } from '../../testing/order-journey.ts';
import { sampleSearch } from '../../testing/sample-search.ts';

let server: TestApp;
let person: TestPerson;

beforeAll(async () => {
  server = await createTestApp();
  await createTestOffer(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  person = await createOrderingPerson(server);
});

const save = (body = sampleSearch(), as = person) => server.call(contract.saveSearch, { body }, as);
const list = async (as = person) => (await server.call(contract.listSavedSearches, {}, as)).body.searches;
const remove = (id: number, as = person) =>
  server.call(contract.removeSavedSearch, { params: { searchId: String(id) } }, as);
const rateOf = async (vehicleId: number) =>
  (await server.call(contract.searchVehicles, { query: {} }, person)).body.find(({ id }) => id === vehicleId)
    ?.yourLeaseFrom ?? 0;

/** Subjects and texts of the mails about searches that a person has, oldest first. */
async function mails(as = person) {
  await server.services.outbox.runDue();
  const rows = await server.db
    .select()
    .from(mailboxMessages)
    .where(eq(mailboxMessages.to, as.email))
    .orderBy(mailboxMessages.id);
  return rows.filter(({ subject }) => subject.includes('Suche'));
}
const look = () => server.services.jobs.runNow('search-hits');
const nextDay = () => server.clock.advance({ minutes: 24 * 60 });

/** Changes the only package of a car as the provider does. */
async function setRate(leasePackageId: number, cents: number): Promise<void> {
  await server.db
    .update(leasePackages)
    .set({ totalMonthlyGrossCostCents: cents })
    .where(eq(leasePackages.id, leasePackageId));
}

describe('the searches of an account', () => {
  it('are kept in their order, sealed, and deleted by their owner alone', async () => {
    const suv = sampleSearch({ body: 'SUV', rateToEur: 400, brands: ['Škoda'] }, 'SUV bis 400');
    await save(suv);
    await save(sampleSearch({ text: 'kombi' }, 'Kombi'));
    const saved = await list();
    expect(saved.map(({ name, filter }) => ({ name, filter }))[0]).toEqual(suv);
    expect(saved.map(({ name }) => name)).toEqual(['SUV bis 400', 'Kombi']);
    const rows = await server.db.select().from(savedSearches).where(eq(savedSearches.userId, person.userId));
    expect(JSON.stringify(rows)).not.toMatch(/SUV|400|Kombi/);
    const id = saved[0]?.id ?? 0;
    expect((await remove(id, await server.createPerson())).status).toBe(404);
    expect((await remove(id)).body.searches.map(({ name }) => name)).toEqual(['Kombi']);
    expect((await remove(id)).status).toBe(404);
  });

  it('end at twenty, also by simultaneous requests, with the limit in the refusal', async () => {
    for (let number = 1; number < 19; number += 1) await save(sampleSearch({}, `Suche ${number}`));
    const answers = await Promise.all(['a', 'b', 'c'].map((name) => save(sampleSearch({}, name))));
    const [refused, ...others] = answers.filter(({ status }) => status !== 200);
    expect(others).toEqual([]);
    expect(refused?.problem).toMatchObject({ code: 'TOO_MANY_SAVED_SEARCHES', params: { most: 20 } });
    expect(await list()).toHaveLength(20);
  });

  it('have a name of their own', async () => {
    await save(sampleSearch({}, 'Mein Auto'));
    expect((await save(sampleSearch({ text: 'x' }, 'mein auto'))).problem.errors).toMatchObject([
      { path: 'body.name', code: 'TAKEN' },
    ]);
  });

  it.each([
    [{ name: ' ', filter: sampleSearch().filter }, 'body.name'],
    [sampleSearch({ rateToEur: -1 }), 'body.filter.rateToEur'],
    [sampleSearch({ rangeFrom: 1.5 }), 'body.filter.rangeFrom'],
    [sampleSearch({ brands: Array.from({ length: 21 }, () => 'VW') }), 'body.filter.brands'],
  ])('refuses %j by the field', async (body, path) => {
    const { status, problem } = await save(body);
    expect([status, problem.errors?.[0]?.path]).toEqual([400, path]);
  });
});

describe('the daily mail', () => {
  it('names a new car that fits, without amounts, and each car once', async () => {
    await save(sampleSearch({ body: 'SUV' }));
    await save(sampleSearch({ text: 'skoda' }, 'Zweite'));
    await look();
    expect(await mails()).toEqual([]);
    nextDay();
    const { vehicleId } = await createTestOffer(server);
    await Promise.all([look(), look(), look()]);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Ein neues Auto für Ihre Suche');
    expect(mail?.text).toContain(
      `Škoda Enyaq 85 Selection:\n${server.services.configuration.publicUrl}/vehicle/${vehicleId}`,
    );
    expect(mail?.text).not.toMatch(/€|EUR|\d,\d\d/);
    nextDay();
    await look();
    expect(await mails()).toHaveLength(1);
  });

  it('looks through the searches once a day, also without news: what fits later is mailed on the next day', async () => {
    await save();
    await look();
    const { vehicleId } = await createTestOffer(server);
    await look();
    expect(await mails()).toEqual([]);
    nextDay();
    await look();
    const [mail] = await mails();
    expect(mail?.text).toContain(`/vehicle/${vehicleId}`);
  });

  it('goes on where a killed run stopped: who has the mail gets no second one, the others get theirs', async () => {
    await server.db.delete(savedSearches);
    const people = [person, await createOrderingPerson(server), await createOrderingPerson(server)];
    for (const one of people) await save(sampleSearch({ body: 'SUV' }), one);
    await createTestOffer(server);
    const { configuration } = server.services;
    const { publicUrl } = configuration;
    let turns = 0;
    // A mail with one car reads the address twice, inside the transaction: that of the second person never commits.
    Object.defineProperty(configuration, 'publicUrl', {
      configurable: true,
      get: () => {
        turns += 1;
        if (turns > 3) throw new Error('killed');
        return publicUrl;
      },
    });
    await look();
    Object.defineProperty(configuration, 'publicUrl', { configurable: true, value: publicUrl });
    const counts = async () => {
      await server.services.outbox.runDue();
      return Promise.all(people.map(async (one) => (await mails(one)).length));
    };
    expect(await counts()).toEqual([1, 0, 0]);
    await Promise.all([look(), look()]);
    expect(await counts()).toEqual([1, 1, 1]);
  });

  it('follows the own net rate, when a price falls and when the pay changes', async () => {
    const { vehicleId, leasePackageId } = await createTestOffer(server);
    const budget = Math.floor(await rateOf(vehicleId)) - 5;
    await save(sampleSearch({ rateToEur: budget }, 'Budget'));
    await look();
    expect((await mails()).filter(({ text }) => text.includes(`/vehicle/${vehicleId}\n`))).toEqual([]);
    nextDay();
    await setRate(leasePackageId, 40_000);
    await look();
    expect((await mails()).at(-1)?.text).toContain(`/vehicle/${vehicleId}\n`);
    // Fits no more, then again: it is no news.
    nextDay();
    await setRate(leasePackageId, 50_000);
    await look();
    await setRate(leasePackageId, 40_000);
    nextDay();
    await look();
    expect(await mails()).toHaveLength(1);

    const other = await createTestOffer(server);
    nextDay();
    await look();
    const before = (await mails()).length;
    await saveTestSalary(server, person, sampleSalaryInfo({ grossMonthlySalaryEur: 5600 }));
    expect(await rateOf(other.vehicleId)).toBeLessThanOrEqual(budget);
    nextDay();
    await look();
    expect((await mails()).at(before)?.text).toContain(`/vehicle/${other.vehicleId}\n`);
  });

  it('names a car that a limit of the law forbids when the pay allows it', async () => {
    await saveTestSalary(server, person, sampleSalaryInfo({ grossMonthlySalaryEur: 2700 }));
    await save(sampleSearch({ text: 'skoda' }));
    nextDay();
    const { vehicleId } = await createTestOffer(server);
    expect(await rateOf(vehicleId)).toBeGreaterThan(0);
    await look();
    expect(await mails()).toEqual([]);
    await saveTestSalary(server, person, sampleSalaryInfo({ grossMonthlySalaryEur: 5600 }));
    nextDay();
    await look();
    expect((await mails()).at(-1)?.text).toContain(`/vehicle/${vehicleId}\n`);
  });

  it('finds a car by a dearer package too, when the budget has a lower end', async () => {
    const { vehicleId, leasePackageId } = await createTestOffer(server);
    const lowest = Math.ceil(await rateOf(vehicleId)) + 1;
    await save(sampleSearch({ rateFromEur: lowest, rateToEur: lowest + 60 }, 'Genau'));
    const [offered] = await server.db
      .select()
      .from(leasePackages)
      .where(eq(leasePackages.id, leasePackageId));
    if (!offered) throw new Error('The car has a package');
    const { id, totalMonthlyGrossCostCents, durationMonths, ...terms } = offered;
    await server.db.insert(leasePackages).values({
      ...terms,
      durationMonths: durationMonths - 12,
      totalMonthlyGrossCostCents: totalMonthlyGrossCostCents + 5_000,
    });
    expect(id).toBe(leasePackageId);
    nextDay();
    await look();
    expect((await mails()).at(-1)?.text).toContain(`/vehicle/${vehicleId}\n`);
  });

  it('leaves out deactivated people and cars that the list does not show', async () => {
    await save();
    const { vehicleId } = await createTestOffer(server);
    await server.db.update(vehicles).set({ active: false }).where(eq(vehicles.id, vehicleId));
    await look();
    expect(await mails()).toEqual([]);
    nextDay();
    await createTestOffer(server);
    await server.db.update(users).set({ active: false }).where(eq(users.id, person.userId));
    await look();
    expect(await mails()).toEqual([]);
  });
});
