import { Skeleton } from '@mantine/core';
import type { FieldErrorCode, ImportProblem } from '@stromwandel/api-spec';
import { useTranslation } from 'react-i18next';
import { LoadState } from '../../api/load-state.tsx';
import { useApiQuery } from '../../api/use-api-query.ts';
import { isFieldErrorCode, useFieldErrorText } from '../../forms/field-error-text.ts';
import tableClasses from '../../desk/desk-table.module.css';
import classes from '../../desk/file-page.module.css';
import { ScrollingTable } from '../../ui/scrolling-table.tsx';

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
          <ScrollingTable label={t('problems.title')} wide>
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
          </ScrollingTable>
        </>
      )}
    </LoadState>
  );
}

/** Codes of forms that rows of a file say in words of their own. */
const SAID_OF_ROWS = [
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
] as const satisfies readonly FieldErrorCode[];

function ProblemText({ problem: { code, params } }: { readonly problem: ImportProblem }) {
  const { t } = useTranslation('carImport');
  const fieldErrorText = useFieldErrorText();
  const { options } = params;
  const figures = { ...params, options: Array.isArray(options) ? options.join(', ') : '' };
  if (!isFieldErrorCode(code)) return t(`codes.${code}`, figures);
  const said = SAID_OF_ROWS.find((one) => one === code);
  return said === undefined ? fieldErrorText({ type: code, types: params }) : t(`codes.${said}`, figures);
}
