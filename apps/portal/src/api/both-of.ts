import type { Loadable } from './load-state.tsx';

/** Two replies that are shown together, as one: there when both are, failed when one did. */
export function bothOf<One, Other>(
  one: Loadable<One>,
  other: Loadable<Other>,
): Loadable<readonly [One, Other]> {
  const isThere = one.data !== undefined && other.data !== undefined;
  return {
    data: isThere ? [one.data, other.data] : undefined,
    error: one.error ?? other.error,
    isError: one.isError || other.isError,
    isFetching: one.isFetching || other.isFetching,
    refetch: () => Promise.all([one.refetch(), other.refetch()]),
  };
}
