import { NativeSelect, Skeleton } from '@mantine/core';
import { CAR_CHANGES } from '@stromwandel/api-spec';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useSearchParams } from 'react-router';
import type { CatalogueImportReply } from '../../api/replies.ts';
import { LoadState } from '../../api/load-state.tsx';
import { useApiQuery } from '../../api/use-api-query.ts';
import { PageLinks } from '../../product/desk/page-links.tsx';
import { RowTable } from '../../product/query-table/row-table.tsx';
import { ChangeDetails, hasDetails, type ChangedCar } from './change-details.tsx';

// As the contract has it.
const LONGEST_REFERENCE = 60;

interface ChangeListProps {
  readonly importId: string;
  readonly changes: CatalogueImportReply['changes'];
}

/** The cars of a file by kind of change. The address names the kind and the page. */
export function ChangeList({ importId, changes }: ChangeListProps) {
  const { t } = useTranslation('carImport');
  const [query, setQuery] = useSearchParams();
  const asked = query.get('change');
  const change =
    CAR_CHANGES.find((one) => one === asked) ?? CAR_CHANGES.find((one) => changes[one] > 0) ?? 'NEW';
  const after = query.get('after')?.slice(0, LONGEST_REFERENCE) ?? '';
  const found = useApiQuery(
    'listImportChanges',
    { params: { importId }, query: { change, ...(after !== '' && { after }) } },
    { placeholderData: keepPreviousData },
  );
  const next = found.data?.next ?? null;
  return (
    <>
      <NativeSelect
        label={t('preview.show')}
        value={change}
        data={CAR_CHANGES.map((value) => ({ value, label: `${t(`changes.${value}`)} (${changes[value]})` }))}
        onChange={(event) => {
          setQuery({ import: importId, change: event.currentTarget.value }, { replace: true });
        }}
      />
      <LoadState query={found} failed={t('preview.failed')} skeleton={<Skeleton height={120} radius={18} />}>
        {({ cars }) =>
          cars.length === 0 ? (
            <output>{t('preview.none')}</output>
          ) : (
            <RowTable
              label={t('preview.title')}
              columns={[
                { title: t('preview.reference'), cell: ({ reference }) => reference },
                { title: t('preview.car'), cell: ({ name }) => name },
                { title: t('problems.line'), cell: ({ line }) => line ?? '–' },
                { title: t('preview.differs'), cell: differences },
              ]}
              rows={cars}
              rowKey={({ reference }) => reference}
            />
          )
        }
      </LoadState>
      <PageLinks label={t('preview.pages')} parameter="after" next={next} />
    </>
  );
}

function differences(car: ChangedCar) {
  return hasDetails(car) ? <ChangeDetails car={car} /> : null;
}
