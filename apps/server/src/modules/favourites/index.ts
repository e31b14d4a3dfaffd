import { contract } from '@stromwandel/api-spec';
import { ok } from '@stromwandel/kernel';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import type { Services } from '../../services.ts';
import { addFavourites, findFavourites, removeFavourite } from './favourite-store.ts';

export { exportFavourites, findFavourites } from './favourite-store.ts';

/** Registers the cars that employees remember in their account. */
export function registerFavourites(
  app: FastifyInstance,
  { db, clock }: Pick<Services, 'db' | 'clock'>,
): void {
  const replyFor = async (userId: number) => ok({ vehicleIds: await findFavourites(db, userId) });
  registerEndpoint(app, contract.listFavourites, ({ caller }) => replyFor(caller.userId));
  registerEndpoint(app, contract.addFavourites, async ({ caller, body }) => {
    await db.transaction((tx) => addFavourites(tx, caller.userId, body.vehicleIds, clock.now()));
    return replyFor(caller.userId);
  });
  registerEndpoint(app, contract.removeFavourite, async ({ caller, params }) => {
    await removeFavourite(db, caller.userId, params.vehicleId);
    return replyFor(caller.userId);
  });
}
