import type { InvitationProblem } from '@stromwandel/api-spec';
import { useTranslation } from 'react-i18next';
import tableClasses from '../../desk/desk-table.module.css';
import classes from '../../desk/file-page.module.css';

interface ProblemTableProps {
  readonly problems: readonly InvitationProblem[];
  /** How many there are, also beyond those that are told. */
  readonly all: number;
}

/** What is wrong in a file, by line. */
export function ProblemTable({ problems, all }: ProblemTableProps) {
  const { t } = useTranslation('invitations');
  return (
    <>
      {problems.length < all && (
        <p className={classes['quiet']}>{t('problems.first', { shown: problems.length, all })}</p>
      )}
      {/* A region that scrolls sideways must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={classes['scroll']} aria-label={t('problems.title')} tabIndex={0}>
        <table className={tableClasses['table']}>
          <thead>
            <tr>
              <th scope="col">{t('preview.line')}</th>
              <th scope="col">{t('format.column')}</th>
              <th scope="col">{t('problems.problem')}</th>
              <th scope="col">{t('problems.value')}</th>
            </tr>
          </thead>
          <tbody>
            {problems.map((problem) => (
              <tr key={`${problem.line} ${problem.column} ${problem.code}`}>
                <td>{problem.line}</td>
                <td>{problem.column === null ? t('problems.row') : t(`columns.${problem.column}`)}</td>
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

/** What can be wrong with people in a file; forms know further codes, which no row can get. */
const CODES = [
  'REQUIRED',
  'TOO_LONG',
  'INVALID_EMAIL',
  'INVALID_CHARACTERS',
  'UNPRINTABLE_CHARACTERS',
  'REPEATED',
  'MISSING_COLUMN',
  'REPEATED_COLUMN',
  'TOO_MANY_CELLS',
  'TOO_MANY_ROWS',
  'BROKEN_ROW',
  'EMPTY_FILE',
  'NOT_A_TABLE',
] as const satisfies readonly InvitationProblem['code'][];

function ProblemText({ problem: { code, params } }: { readonly problem: InvitationProblem }) {
  const { t } = useTranslation('invitations');
  const known = CODES.find((one) => one === code);
  return known === undefined ? t('problems.other') : t(`codes.${known}`, params);
}
