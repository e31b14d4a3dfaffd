import type { SealedPlace } from '../../../platform/sealing/data-seal.ts';

/** The sealed place of the secret of a person's authenticator app. */
export function appSecretPlace(userId: number): SealedPlace {
  return { table: 'authenticator_apps', column: 'secret', record: userId, ownerId: userId };
}
