import { FLEET_SORTS } from '@stromwandel/api-spec';
import { useSearchParams } from 'react-router';
import type { CallOf } from '../../api/replies.ts';
import { useListQuery } from '../../product/desk/use-list-query.ts';

/** The parts of a fleet that a list can be narrowed to. */
export const FLEET_VIEWS = [
  'OVERDUE',
  'ENDS_30',
  'ENDS_90',
  'ENDS_180',
  'PREPARED',
  'CAR_DATA_MISSING',
  'DAMAGE_OPEN',
  'RETURNED',
  'CLOSED',
  'CANCELLED',
] as const;
type FleetView = (typeof FLEET_VIEWS)[number];
type FleetQuery = CallOf<'listEmployerLeases'>['query'];

const SHORTEST_SEARCH = 2;

function filterOf(view: FleetView): FleetQuery {
  switch (view) {
    case 'OVERDUE':
    case 'CAR_DATA_MISSING':
    case 'DAMAGE_OPEN':
      return { flag: view };
    case 'ENDS_30':
      return { endsWithin: '30' };
    case 'ENDS_90':
      return { endsWithin: '90' };
    case 'ENDS_180':
      return { endsWithin: '180' };
    default:
      return { state: view };
  }
}

interface AskedFleet {
  readonly query: FleetQuery;
  /** The same without the page, for the file. */
  readonly all: Omit<FleetQuery, 'after'>;
  readonly isNarrowed: boolean;
}

/** What the address asks of a fleet; a single letter searches nothing yet. */
export function useFleetQuery(): AskedFleet {
  const { state, search = '', ...page } = useListQuery(FLEET_VIEWS);
  const [address] = useSearchParams();
  const sort = FLEET_SORTS.find((one) => one === address.get('sort'));
  const narrowed = {
    ...(search.length >= SHORTEST_SEARCH && { search }),
    ...(state && filterOf(state)),
  };
  const all = { ...narrowed, ...(sort && { sort }) };
  return {
    query: { ...all, ...page },
    all,
    isNarrowed: Object.keys(narrowed).length > 0,
  };
}
