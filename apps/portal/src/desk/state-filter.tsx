import { NativeSelect } from '@mantine/core';
import { useSearchParams } from 'react-router';

interface StateFilterProps {
  readonly label: string;
  /** What the choice of every state says. */
  readonly anyLabel: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Whether only those who cannot see hear the label: the choice says enough. */
  readonly bare?: boolean;
}

/** Narrows a list to one state; the address keeps it as `state`. */
export function StateFilter({ label, anyLabel, options, bare = false }: StateFilterProps) {
  const [query, setQuery] = useSearchParams();
  return (
    <NativeSelect
      {...(bare ? { 'aria-label': label } : { label })}
      value={query.get('state') ?? ''}
      data={[{ value: '', label: anyLabel }, ...options]}
      onChange={(event) => {
        const next = new URLSearchParams(query);
        // Another list begins on its first page.
        next.delete('after');
        next.set('state', event.currentTarget.value);
        if (event.currentTarget.value === '') next.delete('state');
        setQuery(next, { preventScrollReset: true });
      }}
    />
  );
}
