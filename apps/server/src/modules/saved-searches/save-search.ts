import { MOST_SAVED_SEARCHES, type SavedSearchContent } from '@stromwandel/api-spec';
import { ok, refuse, type Result } from '@stromwandel/kernel';
import { eq } from 'drizzle-orm';
import { users } from '../../platform/database/schema/index.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { Caller } from '../../platform/scope/caller.ts';
import { readShownRates, type ShownRatesServices } from '../catalogue/index.ts';
import { findSavedSearches, insertKnownCars, insertSavedSearch } from './saved-search-store.ts';
import { searchMatch } from './search-match.ts';

/** Saves a search. The cars that fit at this moment are on the person's screen, so they are never mailed. */
export async function saveSearch(
  services: ShownRatesServices,
  caller: Pick<Caller, 'userId' | 'roles'>,
  content: SavedSearchContent,
): Promise<Result<undefined, Refusal>> {
  const { db, seal, clock, snapshots } = services;
  const { userId } = caller;
  const { fits, mayFit } = searchMatch(content, await snapshots.current(clock.today()));
  const fitting = (await readShownRates(services, caller, mayFit)).filter(fits);
  return db.transaction(async (tx) => {
    // Two tabs that save at once wait for one another, so that limit and names hold.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    const saved = await findSavedSearches(tx, seal, userId);
    if (saved.some(({ name }) => name.toLowerCase() === content.name.toLowerCase())) {
      return refuse({
        code: 'INVALID_INPUT',
        errors: [{ path: 'body.name', code: 'TAKEN', params: {} }],
      });
    }
    if (saved.length >= MOST_SAVED_SEARCHES) {
      return refuse({ code: 'TOO_MANY_SAVED_SEARCHES', params: { most: MOST_SAVED_SEARCHES } });
    }
    const searchId = await insertSavedSearch(tx, seal, userId, content, clock.now());
    await insertKnownCars(
      tx,
      fitting.map(({ vehicle }) => ({ searchId, vehicleId: vehicle.id, mailedAt: null })),
    );
    return ok(undefined);
  });
}
