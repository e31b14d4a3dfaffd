import { Skeleton } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useSearchParams } from 'react-router';
import { LoadState } from '../../api/load-state.tsx';
import { useApiQuery } from '../../api/use-api-query.ts';
import { PageLinks } from '../../product/desk/page-links.tsx';
import { RowTable } from '../../product/query-table/row-table.tsx';
import { readId } from '../../navigation/read-id.ts';
import { ProblemFile } from './problem-file.tsx';
import { useRowProblemText } from './use-row-problem-text.ts';

interface ProblemListProps {
  readonly importId: string;
  /** How many there are on all pages. */
  readonly all: number;
}

/** The problems of a file by line, in pages and as a download. The address names the page. */
export function ProblemList({ importId, all }: ProblemListProps) {
  const { t } = useTranslation('carImport');
  const [query] = useSearchParams();
  const after = query.get('after') ?? '';
  const problemText = useRowProblemText();
  const found = useApiQuery(
    'listImportProblems',
    { params: { importId }, query: readId(after) === null ? {} : { after } },
    { placeholderData: keepPreviousData },
  );
  return (
    <>
      <ProblemFile importId={importId} all={all} />
      <LoadState query={found} failed={t('problems.failed')} skeleton={<Skeleton height={120} radius={18} />}>
        {({ problems }) => (
          <RowTable
            label={t('problems.title')}
            columns={[
              { title: t('problems.line'), cell: ({ line }) => line },
              { title: t('problems.column'), cell: ({ column }) => column ?? t('problems.row') },
              { title: t('problems.problem'), cell: problemText },
              { title: t('problems.value'), cell: ({ value }) => value },
            ]}
            rows={problems}
            rowKey={({ id }) => id}
          />
        )}
      </LoadState>
      <PageLinks label={t('problems.pages')} parameter="after" next={found.data?.next ?? null} />
    </>
  );
}
