import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './faq-search.module.css';

interface FaqSearchProps {
  readonly value: string;
  readonly onChange: (search: string) => void;
  /** How many questions were found; null while nothing is searched for. */
  readonly found: number | null;
}

/** The search field, and what it found in words. */
export function FaqSearch({ value, onChange, found }: FaqSearchProps) {
  const { t } = useTranslation('faq');
  return (
    <search className={classes['search']}>
      <TextInput
        type="search"
        label={t('search.label')}
        placeholder={t('search.placeholder')}
        value={value}
        maxLength={100}
        autoComplete="off"
        onChange={(event) => onChange(event.currentTarget.value)}
        leftSection={<IconSearch size={20} stroke={1.75} aria-hidden="true" />}
        rightSection={
          value !== '' && (
            <CloseButton size={32} aria-label={t('search.clear')} onClick={() => onChange('')} />
          )
        }
      />
      <output className={classes['found']}>
        {found !== null && (found === 0 ? t('search.none') : t('search.found', { count: found }))}
      </output>
    </search>
  );
}
