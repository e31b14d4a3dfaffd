import type { CallOf, CarBody, ReplyOf } from '@stromwandel/api-spec';
import { toEuro } from '@stromwandel/api-spec';
import { cents } from '@stromwandel/kernel';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { containsWords } from '../../platform/database/contains-words.ts';
import type { DatabaseOrTransaction, Transaction } from '../../platform/database/database.ts';
import { vehicles } from '../../platform/database/schema/index.ts';
import { firstPaint, firstPhoto, mainPhotoUrl } from '../catalogue/index.ts';
import { findPrices } from './prices/price-store.ts';
import { findPhotos } from './photos/photo-store.ts';

type CarsPage = ReplyOf<'listProviderCars'>;
type CarReply = ReplyOf<'getProviderCar'>;
type Filters = Omit<CallOf<'listProviderCars'>['query'], 'after'> & { readonly after?: number | undefined };

const PAGE = 50;

// With their table: inside a subquery bare names would be those of what is read there.
const column = (name: string) => sql`${vehicles}.${sql.identifier(name)}`;

const sortKey = sql`lower(${vehicles.brand}), lower(${vehicles.model}), lower(coalesce(${vehicles.trimLevel}, '')), ${vehicles.id}`;
const onOffer = sql`from lease_packages as package where package.vehicle_id = ${column('id')} and package.active`;

const stateOf = (active: boolean) => (active ? 'OFFERED' : 'WITHDRAWN');

function condition({ search, state }: Filters): SQL | undefined {
  const everything = sql`concat_ws(' ', ${vehicles.reference}, ${vehicles.brand}, ${vehicles.model}, ${vehicles.trimLevel})`;
  return and(
    search === undefined ? undefined : containsWords(everything, search),
    state === undefined ? undefined : eq(vehicles.active, state === 'OFFERED'),
  );
}

// A car that is gone leaves the list at its beginning.
const beginAfter = (after: number) => sql`(not exists (select from vehicles where id = ${after}) or
  (${sortKey}) > (select ${sql.raw("lower(brand), lower(model), lower(coalesce(trim_level, '')), id")}
    from vehicles as last where last.id = ${after}))`;

/** A page of all cars. */
export async function findCars(db: DatabaseOrTransaction, filters: Filters): Promise<CarsPage> {
  const matching = condition(filters);
  const rows = await db
    .select({
      vehicle: vehicles,
      paint: firstPaint(),
      photo: firstPhoto(),
      leasePackages: sql<number>`(select count(*)::int ${onOffer})`,
      lowestRateCents: sql<number | null>`(select min(package.total_monthly_gross_cost_cents) ${onOffer})`,
    })
    .from(vehicles)
    .where(and(matching, filters.after === undefined ? undefined : beginAfter(filters.after)))
    .orderBy(sortKey)
    .limit(PAGE + 1);
  const page = rows.slice(0, PAGE);
  return {
    cars: page.map(({ vehicle, paint: hex, photo, leasePackages, lowestRateCents }) => ({
      ...vehicle,
      mainPhotoUrl: mainPhotoUrl(vehicle, photo, hex),
      listPriceEur: toEuro(cents(vehicle.listPriceCents)),
      leasePackages,
      lowestRateEur: lowestRateCents === null ? null : toEuro(cents(lowestRateCents)),
      state: stateOf(vehicle.active),
    })),
    total: await db.$count(vehicles, matching),
    next: rows.length > PAGE ? (page.at(-1)?.vehicle.id ?? null) : null,
  };
}

/** A car with everything that can be changed about it, or undefined. */
export async function findCar(db: DatabaseOrTransaction, id: number): Promise<CarReply | undefined> {
  const [row] = await db
    .select({
      vehicle: vehicles,
      paint: firstPaint(),
      photo: firstPhoto(),
      document: sql<CarBody>`(select document from car_documents as known where known.id = ${column('id')})`,
      revision: sql<string>`(select md5(document::text) from car_documents as known where known.id = ${column('id')})`,
    })
    .from(vehicles)
    .where(eq(vehicles.id, id));
  if (!row) return undefined;
  return {
    id,
    state: stateOf(row.vehicle.active),
    mainPhotoUrl: mainPhotoUrl(row.vehicle, row.photo, row.paint),
    photos: await findPhotos(db, id),
    prices: await findPrices(db, id),
    revision: row.revision,
    car: row.document,
  };
}

/** Changes of the catalogue wait for one another until the transaction ends. */
export async function lockCatalogue(tx: Transaction): Promise<void> {
  await tx.execute(sql`select from catalogue_state for update`);
}

/** The key of the car with a reference. */
export async function findReference(tx: Transaction, reference: string): Promise<number | undefined> {
  const [row] = await tx.select({ id: vehicles.id }).from(vehicles).where(eq(vehicles.reference, reference));
  return row?.id;
}

export async function setReference(tx: Transaction, id: number, reference: string): Promise<void> {
  await tx.update(vehicles).set({ reference }).where(eq(vehicles.id, id));
}

export async function setOffered(tx: Transaction, id: number, active: boolean): Promise<void> {
  await tx.update(vehicles).set({ active }).where(eq(vehicles.id, id));
}
