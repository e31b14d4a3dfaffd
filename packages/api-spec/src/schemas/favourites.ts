import { z } from 'zod';
import { idParam, idSchema } from './basics.ts';

/** Cars that an account keeps at most; past it the oldest one is forgotten. */
export const MOST_FAVOURITES = 24;

export const favouritesBody = z.strictObject({
  /** Cars to keep, oldest first. Unknown ones are left out. */
  vehicleIds: z.array(z.int().positive().max(Number.MAX_SAFE_INTEGER)).min(1).max(MOST_FAVOURITES),
});

export const favouriteParams = z.object({ vehicleId: idParam });

export const favouritesReply = z.object({
  /** Cars on offer that the account keeps, oldest first. */
  vehicleIds: z.array(idSchema).max(MOST_FAVOURITES),
});
