import { FLEET_SORTS } from '@stromwandel/api-spec';
import { useSearchParams } from 'react-router';
import { useListQuery } from '../../product/desk/use-list-query.ts';

/** What each part of a fleet that a list can be narrowed to asks of the API. */
const PARTS = {
  OVERDUE: { flag: 'OVERDUE' },
  ENDS_30: { endsWithin: '30' },
  ENDS_90: { endsWithin: '90' },
  ENDS_180: { endsWithin: '180' },
  FOLLOWER_LATE: { flag: 'FOLLOWER_LATE' },
  PREPARED: { state: 'PREPARED' },
  CAR_DATA_MISSING: { flag: 'CAR_DATA_MISSING' },
  DAMAGE_OPEN: { flag: 'DAMAGE_OPEN' },
  EXCESS_OPEN: { flag: 'EXCESS_OPEN' },
  LICENCE_OVERDUE: { flag: 'LICENCE_OVERDUE' },
  RETURNED: { state: 'RETURNED' },
  CLOSED: { state: 'CLOSED' },
  CANCELLED: { state: 'CANCELLED' },
} as const;

export const PROVIDER_VIEWS = [
  'OVERDUE',
  'ENDS_30',
  'ENDS_90',
  'ENDS_180',
  'FOLLOWER_LATE',
  'PREPARED',
  'CAR_DATA_MISSING',
  'DAMAGE_OPEN',
  'EXCESS_OPEN',
  'LICENCE_OVERDUE',
  'RETURNED',
  'CLOSED',
  'CANCELLED',
] as const satisfies readonly (keyof typeof PARTS)[];
export type FleetView = (typeof PROVIDER_VIEWS)[number];

type EmployerView = Exclude<FleetView, 'DAMAGE_OPEN' | 'FOLLOWER_LATE'>;
/** Employers cannot narrow a list by damages or late follow-up cars. */
export const EMPLOYER_VIEWS = PROVIDER_VIEWS.filter(
  (view): view is EmployerView => view !== 'DAMAGE_OPEN' && view !== 'FOLLOWER_LATE',
);

const SHORTEST_SEARCH = 2;

/** What the address asks of a fleet; a single letter searches nothing yet. */
export function useFleetQuery<View extends FleetView>(views: readonly View[]) {
  const { state, search = '', ...page } = useListQuery(views);
  const [address] = useSearchParams();
  const sort = FLEET_SORTS.find((one) => one === address.get('sort'));
  const part = state === undefined ? undefined : PARTS[state];
  const searched = search.length >= SHORTEST_SEARCH ? { search } : {};
  /** Without the page, for the file. */
  const all = { ...searched, ...part, ...(sort && { sort }) };
  return {
    query: { ...all, ...page },
    all,
    isNarrowed: 'search' in searched || part !== undefined,
  };
}
