import { NativeSelect } from '@mantine/core';
import { useSearchParams } from 'react-router';

interface ChoiceFilterProps {
  /** What the address calls the choice. */
  readonly parameter?: string;
  readonly label: string;
  /** What stands there while nothing is left out. */
  readonly anyLabel: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Whether only those who cannot see hear the label: the choice says enough. */
  readonly bare?: boolean;
}

/** Narrows a list to one state, or to one value of something else; the address keeps it. */
export function ChoiceFilter(props: ChoiceFilterProps) {
  const { parameter = 'state', label, anyLabel, options, bare = false } = props;
  const [query, setQuery] = useSearchParams();
  return (
    <NativeSelect
      {...(bare ? { 'aria-label': label } : { label })}
      value={query.get(parameter) ?? ''}
      data={[{ value: '', label: anyLabel }, ...options]}
      onChange={(event) => {
        const next = new URLSearchParams(query);
        // Another list begins on its first page.
        next.delete('after');
        next.set(parameter, event.currentTarget.value);
        if (event.currentTarget.value === '') next.delete(parameter);
        setQuery(next, { preventScrollReset: true });
      }}
    />
  );
}
