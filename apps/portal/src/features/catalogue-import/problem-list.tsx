import { Skeleton } from '@mantine/core';
import type { ImportProblem } from '@stromwandel/api-spec';
import { useTranslation } from 'react-i18next';
import { LoadState } from '../../api/load-state.tsx';
import { useApiQuery } from '../../api/use-api-query.ts';
import tableClasses from '../../desk/desk-table.module.css';
import classes from '../../desk/file-page.module.css';

interface ProblemListProps {
  readonly importId: string;
  /** How many there are, also beyond those that were kept. */
  readonly all: number;
}

/** What is wrong in a file, by line. */
export function ProblemList({ importId, all }: ProblemListProps) {
  const { t } = useTranslation('carImport');
  const problems = useApiQuery('listImportProblems', { params: { importId } });
  return (
    <LoadState
      query={problems}
      failed={t('problems.failed')}
      skeleton={<Skeleton height={120} radius={18} />}
    >
      {(kept) => (
        <>
          {kept.length < all && (
            <p className={classes['quiet']}>{t('problems.first', { shown: kept.length, all })}</p>
          )}
          <section className={classes['scroll']} aria-label={t('problems.title')}>
            <table className={tableClasses['table']}>
              <thead>
                <tr>
                  <th scope="col">{t('problems.line')}</th>
                  <th scope="col">{t('problems.column')}</th>
                  <th scope="col">{t('problems.problem')}</th>
                  <th scope="col">{t('problems.value')}</th>
                </tr>
              </thead>
              <tbody>
                {kept.map((problem) => (
                  <tr key={`${problem.line} ${problem.column} ${problem.code} ${problem.value}`}>
                    <td>{problem.line}</td>
                    <td>{problem.column ?? t('problems.row')}</td>
                    <td>
                      <ProblemText problem={problem} />
                    </td>
                    <td>{problem.value}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        </>
      )}
    </LoadState>
  );
}

/** What can be wrong with a car in a file; forms know further codes, which no car can get. */
const CODES = [
  'REQUIRED',
  'WRONG_TYPE',
  'UNKNOWN_FIELD',
  'NOT_ONE_OF',
  'TOO_SMALL',
  'TOO_LARGE',
  'TOO_SHORT',
  'TOO_LONG',
  'TOO_MANY_DECIMALS',
  'NOT_A_WHOLE_NUMBER',
  'INVALID_DATE',
  'INVALID_CHARACTERS',
  'INVALID_FORMAT',
  'REPEATED',
  'SPAN_REVERSED',
  'NOT_A_NUMBER',
  'AMBIGUOUS_NUMBER',
  'NOT_YES_OR_NO',
  'UNKNOWN_COLUMN',
  'MISSING_COLUMN',
  'REPEATED_COLUMN',
  'TOO_MANY_CELLS',
  'BROKEN_ROW',
  'REFERENCE_REPEATED',
  'CONTRADICTS',
  'EMPTY_FILE',
] as const satisfies readonly ImportProblem['code'][];

function ProblemText({ problem: { code, params } }: { readonly problem: ImportProblem }) {
  const { t } = useTranslation('carImport');
  const options = params['options'];
  const known = CODES.find((one) => one === code);
  if (known === undefined) return t('problems.other');
  return t(`codes.${known}`, { ...params, options: Array.isArray(options) ? options.join(', ') : '' });
}
