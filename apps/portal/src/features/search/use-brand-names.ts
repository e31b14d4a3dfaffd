import { useApiQuery } from '../../api/use-api-query.ts';
import { NAMES_STALE_MILLISECONDS } from './names-stale-milliseconds.ts';

/** The brands of the catalogue; undefined while they are on their way, or failed. */
export function useBrandNames(): readonly string[] | undefined {
  return useApiQuery('listManufacturers', {}, { staleTime: NAMES_STALE_MILLISECONDS }).data;
}
