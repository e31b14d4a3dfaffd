import { useDebouncedValue } from '@mantine/hooks';
import { useSearchParams } from 'react-router';

const TYPING_MILLISECONDS = 250;

interface ListQuery<State extends string> {
  readonly search?: string;
  readonly state?: State;
  readonly after?: string;
}

/** What the address asks of a list that the server pages: words, once typing rests, a state, and where the page begins. */
export function useListQuery<State extends string>(states: readonly State[]): ListQuery<State> {
  const [query] = useSearchParams();
  const [search] = useDebouncedValue(query.get('q')?.trim().slice(0, 100) ?? '', TYPING_MILLISECONDS);
  const state = states.find((one) => one === query.get('state'));
  const after = query.get('after') ?? '';
  return {
    ...(search !== '' && { search }),
    ...(state && { state }),
    ...(/^[1-9]\d{0,14}$/.test(after) && { after }),
  };
}
