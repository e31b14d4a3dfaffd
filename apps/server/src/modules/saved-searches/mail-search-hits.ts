import type { CalendarDate } from '@stromwandel/kernel';
import { carName } from '@stromwandel/offer';
import { and, asc, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { mailRecipient } from '../../adapters/mail/mail-recipient.ts';
import { enqueueMail } from '../../outbox-jobs.ts';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import { savedSearches, tenants, userRoles, users } from '../../platform/database/schema/index.ts';
import type { Services } from '../../services.ts';
import {
  readShownRates,
  type CatalogueSnapshot,
  type ListedCar,
  type ShownCar,
  type ShownRatesServices,
} from '../catalogue/index.ts';
import { searchMatch } from './search-match.ts';
import {
  findKnownCars,
  findSavedSearches,
  insertKnownCars,
  type KnownCar,
  type SavedSearch,
} from './saved-search-store.ts';

const BATCH = 200;
/** Cars that a mail names; the number of the others stands below. */
const MOST_NAMED = 10;

type MailServices = ShownRatesServices & Pick<Services, 'configuration'>;

/** What looks for a person's news. */
interface NewsSearch {
  /** Whether a car can be news at some rate: for a search that has not noted it. */
  readonly isWanted: (car: ListedCar) => boolean;
  /** Of priced cars those to note for a search, and of these the ones never mailed to the person. */
  readonly newsOf: (cars: readonly ShownCar[]) => {
    readonly noted: readonly KnownCar[];
    readonly cars: readonly ShownCar[];
  };
}

const keyOf = (searchId: number, vehicleId: number): string => `${searchId}/${vehicleId}`;

function newsSearch(
  searches: readonly SavedSearch[],
  known: readonly KnownCar[],
  list: Pick<CatalogueSnapshot, 'brands' | 'cars'>,
  now: Date,
): NewsSearch {
  const old = new Set(known.map(({ searchId, vehicleId }) => keyOf(searchId, vehicleId)));
  const mailed = new Set(known.filter(({ mailedAt }) => mailedAt !== null).map((car) => car.vehicleId));
  const matches = searches.map(({ id, ...search }) => {
    const { fits, mayFit } = searchMatch(search, list);
    const isNew = ({ vehicle }: ListedCar) => !old.has(keyOf(id, vehicle.id));
    return {
      id,
      fits: (car: ShownCar) => isNew(car) && fits(car),
      mayFit: (car: ListedCar) => isNew(car) && mayFit(car),
    };
  });
  return {
    isWanted: (car) => matches.some(({ mayFit }) => mayFit(car)),
    newsOf: (cars) => ({
      noted: matches.flatMap(({ id, fits }) =>
        cars.filter(fits).map(({ vehicle }) => ({
          searchId: id,
          vehicleId: vehicle.id,
          mailedAt: mailed.has(vehicle.id) ? null : now,
        })),
      ),
      cars: cars.filter((car) => !mailed.has(car.vehicle.id) && matches.some(({ fits }) => fits(car))),
    }),
  };
}

const isUnchecked = (today: CalendarDate) =>
  or(isNull(users.searchCheckedOn), lt(users.searchCheckedOn, today));

/** Reads a person's searches, and the cars that are noted for them. */
async function readNewsSearch(
  db: DatabaseOrTransaction,
  services: Pick<MailServices, 'seal' | 'clock'>,
  userId: number,
  list: Pick<CatalogueSnapshot, 'brands' | 'cars'>,
): Promise<NewsSearch> {
  const searches = await findSavedSearches(db, services.seal, userId);
  const known = await findKnownCars(
    db,
    searches.map(({ id }) => id),
  );
  return newsSearch(searches, known, list, services.clock.now());
}

/**
 * Looks through a person's searches, then notes and mails the news and marks the day, in one transaction: a killed process leaves
 * the whole person to the next run. A person that another run has at the same time is skipped. Only cars that can be news are
 * priced, and before the transaction: it is short, and needs no second connection.
 */
async function checkPerson(services: MailServices, userId: number): Promise<void> {
  const { db, clock, snapshots, configuration } = services;
  const today = clock.today();
  const snapshot = await snapshots.current(today);
  const { isWanted } = await readNewsSearch(db, services, userId, snapshot);
  const list = await readShownRates(services, { userId, roles: ['EMPLOYEE'] }, isWanted);
  await db.transaction(async (tx) => {
    const [person] = await tx
      .select()
      .from(users)
      .where(and(eq(users.id, userId), users.active, isUnchecked(today)))
      .for('no key update', { skipLocked: true });
    if (!person) return;
    await tx.update(users).set({ searchCheckedOn: today }).where(eq(users.id, userId));
    // The person may have deleted a search since.
    const { newsOf } = await readNewsSearch(tx, services, userId, snapshot);
    const { noted, cars } = newsOf(list);
    await insertKnownCars(tx, noted);
    if (cars.length === 0) return;
    const content = {
      kind: 'SEARCH_HIT',
      cars: cars.slice(0, MOST_NAMED).map(({ vehicle: { id, brand, model, trimLevel } }) => ({
        name: [carName(brand, model), trimLevel].filter(Boolean).join(' '),
        link: `${configuration.publicUrl}/vehicle/${id}`,
      })),
      others: Math.max(0, cars.length - MOST_NAMED),
      link: `${configuration.publicUrl}/favourites`,
    } as const;
    await enqueueMail(tx, { to: mailRecipient(person), content }, clock.now());
  });
}

/**
 * Mails people the cars that newly fit their saved searches: new cars, other prices, changed salary data or rules of the employer.
 * Looks through a person's searches once a day, so that a person gets one mail a day at most, and never two about one car; the mail
 * has no amounts. Safe in several processes at once; a run after a killed one does what is left.
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
          isUnchecked(today),
          sql`${users.id} in (select ${savedSearches.userId} from ${savedSearches})`,
        ),
      )
      .orderBy(asc(users.id))
      .limit(BATCH);
    for (const { id } of people) {
      after = id;
      await checkPerson(services, id).catch((error: unknown) => failed(id, error));
    }
    if (people.length < BATCH) return;
  }
}
