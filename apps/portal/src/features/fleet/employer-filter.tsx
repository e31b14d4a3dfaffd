import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useSearchParams } from 'react-router';
import { LoadState } from '../../api/load-state.tsx';
import { useApiQuery } from '../../api/use-api-query.ts';
import { readId } from '../../navigation/read-id.ts';

const TYPING_MILLISECONDS = 250;

interface Employer {
  readonly id: number;
  readonly name: string;
}

/** Narrows the fleet to one employer, found by typing its name; the address keeps it. */
export function EmployerFilter() {
  const [address] = useSearchParams();
  const [first] = useState(() => readId(address.get('employer')));
  return first === null ? <EmployerField known={null} /> : <NamedEmployer id={first} />;
}

/** The address names an employer that the first page of the list may lack. */
function NamedEmployer({ id }: { readonly id: number }) {
  const { t } = useTranslation('fleet');
  const employer = useApiQuery('getTenant', { params: { tenantId: String(id) } });
  return (
    <LoadState
      query={employer}
      failed={t('employerFailed')}
      label={t('loading')}
      missing={<EmployerField known={null} />}
    >
      {(known) => <EmployerField known={known} />}
    </LoadState>
  );
}

function EmployerField({ known }: { readonly known: Employer | null }) {
  const { t } = useTranslation('fleet');
  const [address, setAddress] = useSearchParams();
  const chosen = readId(address.get('employer'));
  const [picked, setPicked] = useState(known);
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim().slice(0, 100), TYPING_MILLISECONDS);
  const found = useApiQuery(
    'listTenants',
    { query: search === '' ? {} : { search } },
    { placeholderData: keepPreviousData },
  );
  const choose = (employer: Employer | null) => {
    setPicked(employer);
    const next = new URLSearchParams(address);
    // Another list begins on its first page.
    next.delete('after');
    next.delete('employer');
    if (employer !== null) next.set('employer', String(employer.id));
    setAddress(next, { preventScrollReset: true });
  };
  const optionsOf = (listed: readonly Employer[]) =>
    picked === null || listed.some(({ id }) => id === picked.id) ? listed : [picked, ...listed];
  return (
    <LoadState query={found} failed={t('employerFailed')} label={t('loading')}>
      {({ tenants }) => (
        <Select
          label={t('columns.employer')}
          placeholder={t('employerAny')}
          searchable
          clearable
          clearButtonProps={{ 'aria-label': t('employerClear') }}
          // The server has searched.
          filter={({ options }) => options}
          nothingFoundMessage={t('employerNone')}
          data={optionsOf(tenants).map(({ id, name }) => ({ value: String(id), label: name }))}
          value={chosen === null ? null : String(chosen)}
          onSearchChange={setTyped}
          onChange={(value) => choose(optionsOf(tenants).find(({ id }) => String(id) === value) ?? null)}
        />
      )}
    </LoadState>
  );
}
