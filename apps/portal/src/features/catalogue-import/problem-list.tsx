import type { ImportProblem } from '@stromwandel/api-spec';
import { useTranslation } from 'react-i18next';
import { useApiQuery } from '../../api/use-api-query.ts';
import tableClasses from '../../desk/desk-table.module.css';
import classes from './import-page.module.css';

interface ProblemListProps {
  readonly importId: string;
  /** How many there are, also beyond those that were kept. */
  readonly all: number;
}

/** What is wrong in a file, by line. */
export function ProblemList({ importId, all }: ProblemListProps) {
  const { t } = useTranslation('carImport');
  const problems = useApiQuery('listImportProblems', { params: { importId } });
  if (problems.data === undefined) return null;
  const shown = problems.data.length;
  return (
    <>
      {shown < all && <p className={classes['quiet']}>{t('problems.first', { shown, all })}</p>}
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
            {problems.data.map((problem) => (
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
  );
}

/** What only texts of contracts and settings can be told; no field of a car has such a check. */
const OF_OTHER_FORMS = [
  'BELOW_MINIMUM',
  'IN_THE_PAST',
  'UNKNOWN_PLACEHOLDER',
  'MALFORMED_PLACEHOLDER',
  'PLACEHOLDER_OUT_OF_PLACE',
  'MISSING_PLACEHOLDER',
  'UNKNOWN_CONDITION',
  'UNKNOWN_BLOCK',
  'BLOCK_TWICE',
  'BLOCK_NOT_LAST',
  'MISSING_BLOCK',
] as const;

function isOfOtherForms(code: ImportProblem['code']): code is (typeof OF_OTHER_FORMS)[number] {
  return (OF_OTHER_FORMS as readonly string[]).includes(code); // widened: includes() takes members only
}

function ProblemText({ problem: { code, params } }: { readonly problem: ImportProblem }) {
  const { t } = useTranslation('carImport');
  const options = params['options'];
  return t(`codes.${isOfOtherForms(code) ? 'INVALID_FORMAT' : code}`, {
    ...params,
    options: Array.isArray(options) ? options.join(', ') : '',
  });
}
