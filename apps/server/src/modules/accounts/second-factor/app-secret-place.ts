import type { SealedPlace } from '../../../platform/sealing/data-seal.ts';

/** Where the secret of a person's authenticator app belongs. */
export function appSecretPlace(userId: number): SealedPlace {
  return { table: 'authenticator_apps', column: 'secret', record: userId, ownerId: userId };
}
