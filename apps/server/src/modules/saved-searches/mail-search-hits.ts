import { carName } from '@stromwandel/offer';
import { and, asc, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { mailRecipient } from '../../adapters/mail/mail-recipient.ts';
import { enqueueMail } from '../../outbox-jobs.ts';
import { savedSearches, tenants, userRoles, users } from '../../platform/database/schema/index.ts';
import type { Services } from '../../services.ts';
import { readShownRates, type ShownCar, type ShownRatesServices } from '../catalogue/index.ts';
import { fittingCars } from './fitting-cars.ts';
import { findKnownCars, findSavedSearches, insertKnownCars, type KnownCar } from './saved-search-store.ts';

const BATCH = 200;
/** Cars that a mail names; the number of the others stands below. */
const MOST_NAMED = 10;

type MailServices = ShownRatesServices & Pick<Services, 'configuration'>;

/** Cars that are news: not yet noted for a search that they fit, and never mailed to the person. */
interface News {
  readonly noted: readonly KnownCar[];
  readonly cars: readonly ShownCar[];
}

function newsOf(
  searches: Awaited<ReturnType<typeof findSavedSearches>>,
  known: readonly KnownCar[],
  list: readonly ShownCar[],
  now: Date,
): News {
  const keyOf = ({ searchId, vehicleId }: Pick<KnownCar, 'searchId' | 'vehicleId'>) =>
    `${searchId}/${vehicleId}`;
  const old = new Set(known.map(keyOf));
  const mailed = new Set(known.filter(({ mailedAt }) => mailedAt !== null).map((car) => car.vehicleId));
  const noted: KnownCar[] = [];
  const cars = new Map<number, ShownCar>();
  for (const search of searches) {
    for (const car of fittingCars(list, search)) {
      const vehicleId = car.vehicle.id;
      const isMailed = mailed.has(vehicleId);
      const one = { searchId: search.id, vehicleId, mailedAt: isMailed ? null : now };
      if (old.has(keyOf(one))) continue;
      noted.push(one);
      if (!isMailed) cars.set(vehicleId, car);
    }
  }
  return { noted, cars: [...cars.values()] };
}

/** Notes and mails a person's news in one transaction. A second run on the same day leaves them for the next day. */
async function mailPerson(services: MailServices, userId: number): Promise<void> {
  const { db, seal, clock, configuration } = services;
  const list = await readShownRates(services, { userId, roles: ['EMPLOYEE'] });
  const today = clock.today();
  const now = clock.now();
  await db.transaction(async (tx) => {
    const [person] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
    if (!person?.active || (person.searchMailedOn !== null && person.searchMailedOn >= today)) return;
    const searches = await findSavedSearches(tx, seal, userId);
    const known = await findKnownCars(
      tx,
      searches.map(({ id }) => id),
    );
    const { noted, cars } = newsOf(searches, known, list, now);
    await insertKnownCars(tx, noted);
    if (cars.length === 0) return;
    await tx.update(users).set({ searchMailedOn: today }).where(eq(users.id, userId));
    const content = {
      kind: 'SEARCH_HIT',
      cars: cars.slice(0, MOST_NAMED).map(({ vehicle: { id, brand, model, trimLevel } }) => ({
        name: [carName(brand, model), trimLevel].filter(Boolean).join(' '),
        link: `${configuration.publicUrl}/vehicle/${id}`,
      })),
      others: Math.max(0, cars.length - MOST_NAMED),
      link: `${configuration.publicUrl}/favourites`,
    } as const;
    await enqueueMail(tx, { to: mailRecipient(person), content }, now);
  });
}

/**
 * Mails people the cars that newly fit their saved searches: new cars, other prices, changed salary data or rules of the employer.
 * A person gets one mail a day at most, and never two about one car; the mail has no amounts. Safe in several processes at once.
 * @param failed receives the error of a person whose turn failed; the next run tries again
 */
export async function mailSearchHits(
  services: MailServices,
  failed: (userId: number, error: unknown) => void,
): Promise<void> {
  const { db, clock } = services;
  const today = clock.today();
  for (let after = 0; ;) {
    const people = await db
      .select({ id: users.id })
      .from(users)
      .innerJoin(tenants, and(eq(tenants.id, users.tenantId), tenants.active))
      .innerJoin(userRoles, and(eq(userRoles.userId, users.id), eq(userRoles.role, 'EMPLOYEE')))
      .where(
        and(
          gt(users.id, after),
          users.active,
          isNotNull(users.emailConfirmedAt),
          or(isNull(users.searchMailedOn), lt(users.searchMailedOn, today)),
          sql`${users.id} in (select ${savedSearches.userId} from ${savedSearches})`,
        ),
      )
      .orderBy(asc(users.id))
      .limit(BATCH);
    for (const { id } of people) {
      after = id;
      await mailPerson(services, id).catch((error: unknown) => failed(id, error));
    }
    if (people.length < BATCH) return;
  }
}
