import { useMediaQuery } from '@mantine/hooks';

/** Whether the screen is a phone's: queues are cards then, and one thing is shown at a time. */
export function useNarrow(): boolean {
  // Asked at once, not after the first paint: the page must not change its form while it opens.
  return useMediaQuery('(max-width: 760px)', false, { getInitialValueInEffect: false });
}
