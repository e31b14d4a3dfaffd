import { Button, NativeSelect, TextInput } from '@mantine/core';
import {
  AUDIT_ACTIONS,
  AUDIT_OUTCOMES,
  AUDIT_RECORDS,
  EMPLOYER_AUDIT_ACTIONS,
  EMPLOYER_AUDIT_RECORDS,
} from '@stromwandel/api-spec';
import type { FormEvent } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link } from 'react-router';
import type { Desk } from '../../product/desk/desk-navigation.tsx';
import { deskPaths } from '../../navigation/desk-paths.ts';
import classes from './audit-filter.module.css';
import type { AuditFilters } from './read-filters.ts';

interface AuditFilterProps {
  readonly desk: Desk;
  readonly filters: AuditFilters;
  readonly onSearch: (query: URLSearchParams) => void;
}

/** What to look for; the address keeps it. */
export function AuditFilter({ desk, filters, onSearch }: AuditFilterProps) {
  const { t } = useTranslation('audit');
  const actions = desk === 'provider' ? AUDIT_ACTIONS : EMPLOYER_AUDIT_ACTIONS;
  const records = desk === 'provider' ? AUDIT_RECORDS : EMPLOYER_AUDIT_RECORDS;
  const any = { value: '', label: t('any') };
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const filled = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [],
    );
    onSearch(new URLSearchParams(filled));
  };
  return (
    <form className={classes['filter']} data-card aria-label={t('filters')} onSubmit={search}>
      <TextInput
        name="actor"
        label={t('actor')}
        placeholder={t('actorHint')}
        defaultValue={filters.actor}
        autoComplete="off"
      />
      <NativeSelect
        name="action"
        label={t('action')}
        defaultValue={filters.action}
        data={[any, ...actions.map((value) => ({ value, label: t(`actions.${value}`) }))]}
      />
      <NativeSelect
        name="outcome"
        label={t('outcome')}
        defaultValue={filters.outcome}
        data={[any, ...AUDIT_OUTCOMES.map((value) => ({ value, label: t(`outcomes.${value}`) }))]}
      />
      <NativeSelect
        name="record"
        label={t('record')}
        defaultValue={filters.record}
        data={[any, ...records.map((value) => ({ value, label: t(`records.${value}`) }))]}
      />
      <TextInput
        name="recordId"
        label={t('recordId')}
        defaultValue={filters.recordId}
        inputMode="numeric"
        pattern="[1-9][0-9]{0,14}"
        autoComplete="off"
      />
      {desk === 'provider' && (
        <TextInput
          name="tenant"
          label={t('tenant')}
          placeholder={t('tenantHint')}
          defaultValue={filters.tenant}
          autoComplete="off"
        />
      )}
      <TextInput name="firstDay" type="date" label={t('firstDay')} defaultValue={filters.firstDay} />
      <TextInput name="lastDay" type="date" label={t('lastDay')} defaultValue={filters.lastDay} />
      <div className={classes['actions']}>
        <Button type="submit">{t('search')}</Button>
        <Button
          component={Link}
          to={desk === 'provider' ? deskPaths.providerAudit() : deskPaths.employerAudit()}
          variant="subtle"
        >
          {t('reset')}
        </Button>
      </div>
    </form>
  );
}
