import { Skeleton } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { LoadState } from '../../api/load-state.tsx';
import { useApiQuery } from '../../api/use-api-query.ts';
import tableClasses from '../../desk/desk-table.module.css';
import { PageLinks } from '../../desk/page-links.tsx';
import { readId } from '../../navigation/read-id.ts';
import { ScrollingTable } from '../../ui/scrolling-table.tsx';
import classes from './import-page.module.css';
import { ProblemFile } from './problem-file.tsx';
import { useRowProblemText } from './use-row-problem-text.ts';

interface ProblemListProps {
  readonly importId: string;
  /** How many there are on all pages. */
  readonly all: number;
}

/** What is wrong in a file, by line, page by page and as a file; where a page begins stands in the address. */
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
          <ScrollingTable label={t('problems.title')} wide>
            <table className={`${tableClasses['table']} ${classes['problems']}`}>
              <thead>
                <tr>
                  <th scope="col">{t('problems.line')}</th>
                  <th scope="col">{t('problems.column')}</th>
                  <th scope="col">{t('problems.problem')}</th>
                  <th scope="col">{t('problems.value')}</th>
                </tr>
              </thead>
              <tbody>
                {problems.map((problem) => (
                  <tr key={problem.id}>
                    <td>{problem.line}</td>
                    <td>{problem.column ?? t('problems.row')}</td>
                    <td>{problemText(problem)}</td>
                    <td>{problem.value}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollingTable>
        )}
      </LoadState>
      <PageLinks label={t('problems.pages')} parameter="after" next={found.data?.next ?? null} />
    </>
  );
}
