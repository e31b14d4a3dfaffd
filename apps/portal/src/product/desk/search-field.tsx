import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';

interface SearchFieldProps {
  readonly label: string;
  readonly placeholder: string;
  readonly className?: string | undefined;
}

/** Looks for something in a list; the address keeps it as `q`. */
export function SearchField({ label, placeholder, className }: SearchFieldProps) {
  const [query, setQuery] = useSearchParams();
  // What is typed stands here: the address follows in a transition, too late for fast typing.
  const [typed, setTyped] = useState(query.get('q') ?? '');
  return (
    <TextInput
      className={className ?? ''}
      type="search"
      aria-label={label}
      placeholder={placeholder}
      leftSection={<IconSearch size={20} stroke={1.75} aria-hidden="true" />}
      value={typed}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setTyped(text);
        setQuery(
          (before) => {
            const next = new URLSearchParams(before);
            // Another search begins on its first page.
            next.delete('after');
            if (text === '') next.delete('q');
            else next.set('q', text);
            return next;
          },
          { replace: true },
        );
      }}
    />
  );
}
