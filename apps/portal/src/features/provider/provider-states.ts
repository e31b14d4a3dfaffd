import { BOARD_LANES } from '@stromwandel/api-spec';
import type { BoardLane, ProviderOrderItem } from '../../api/replies.ts';

/** The states by which the list of orders is narrowed, in the order of the way: where the provider acts or waits, its lanes. */
export const PROVIDER_STATES = [
  'WITH_EMPLOYEE',
  'WITH_EMPLOYER',
  ...BOARD_LANES,
  'ACTIVE',
  'ENDED',
] as const satisfies readonly (BoardLane | ProviderOrderItem['stage'])[];

type ProviderState = (typeof PROVIDER_STATES)[number];

const isLane = (state: ProviderState): state is BoardLane => BOARD_LANES.some((lane) => lane === state);

/** What the server is asked for a state. */
export function stateQuery(state: ProviderState): {
  readonly lane?: BoardLane;
  readonly stage?: ProviderOrderItem['stage'];
} {
  return isLane(state) ? { lane: state } : { stage: state };
}

/** Key of the state's name among the texts. */
export function stateKey(
  state: ProviderState,
): `lanes.${BoardLane}` | `stage.${Exclude<ProviderState, BoardLane>}` {
  return isLane(state) ? `lanes.${state}` : `stage.${state}`;
}
