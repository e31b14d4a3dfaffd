import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useLocation, useNavigationType } from 'react-router';
import classes from './faq-search.module.css';

interface FaqSearchProps {
  /** What the address searches for. */
  readonly value: string;
  readonly onChange: (search: string) => void;
  /** How many questions were found; null while nothing is searched for. */
  readonly found: number | null;
}

/** The search field, and what it found in words. */
export function FaqSearch({ value, onChange, found }: FaqSearchProps) {
  const { t } = useTranslation('faq');
  // The field shows what is typed at once; address and list follow when the browser has time.
  const [typed, setTyped] = useState(value);
  const { key } = useLocation();
  const wasTyped = useNavigationType() === 'REPLACE';
  const [visit, setVisit] = useState(key);
  if (visit !== key) {
    setVisit(key);
    if (!wasTyped) setTyped(value);
  }
  const change = (next: string) => {
    setTyped(next);
    onChange(next);
  };
  return (
    <search className={classes['search']}>
      <TextInput
        type="search"
        label={t('search.label')}
        placeholder={t('search.placeholder')}
        value={typed}
        maxLength={100}
        autoComplete="off"
        onChange={(event) => change(event.currentTarget.value)}
        leftSection={<IconSearch size={20} stroke={1.75} aria-hidden="true" />}
        rightSection={
          typed !== '' && <CloseButton size={32} aria-label={t('search.clear')} onClick={() => change('')} />
        }
      />
      <output className={classes['found']}>
        {found !== null && (found === 0 ? t('search.none') : t('search.found', { count: found }))}
      </output>
    </search>
  );
}
