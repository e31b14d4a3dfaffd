import { contract } from '@stromwandel/api-spec';
import { ok, refuse } from '@stromwandel/kernel';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import type { Services } from '../../services.ts';
import type { ShownRatesServices } from '../catalogue/index.ts';
import { mailSearchHits } from './mail-search-hits.ts';
import { saveSearch } from './save-search.ts';
import { deleteSavedSearch, findSavedSearches } from './saved-search-store.ts';

export { exportSavedSearches } from './saved-search-store.ts';

/** Each person once a day; a run that a killed process left goes on within the hour. */
const HOUR_SECONDS = 3_600;

/** Registers the searches that employees save, and the daily mails about cars that newly fit. */
export function registerSavedSearches(
  app: FastifyInstance,
  services: ShownRatesServices & Pick<Services, 'configuration' | 'jobs'>,
): void {
  const { db, seal, jobs } = services;
  jobs.every('search-hits', HOUR_SECONDS, () =>
    mailSearchHits(services, (userId, err) => app.log.error({ err, userId }, 'saved searches not mailed')),
  );
  const replyFor = async (userId: number) => {
    const searches = await findSavedSearches(db, seal, userId);
    return ok({
      searches: searches.map((search) => ({ ...search, savedAt: search.savedAt.toISOString() })),
    });
  };
  registerEndpoint(app, contract.listSavedSearches, ({ caller }) => replyFor(caller.userId));
  registerEndpoint(app, contract.saveSearch, async ({ caller, body }) => {
    const saved = await saveSearch(services, caller, body);
    return saved.ok ? replyFor(caller.userId) : saved;
  });
  registerEndpoint(app, contract.removeSavedSearch, async ({ caller, params }) => {
    const removed = await deleteSavedSearch(db, caller.userId, params.searchId);
    return removed ? replyFor(caller.userId) : refuse({ code: 'NOT_FOUND' });
  });
}
