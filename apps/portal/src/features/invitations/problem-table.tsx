import type { FieldErrorCode, InvitationProblem } from '@stromwandel/api-spec';
import { useTranslation } from 'react-i18next';
import { isFieldErrorCode, useFieldErrorText } from '../../forms/field-error-text.ts';
import tableClasses from '../../desk/desk-table.module.css';
import classes from '../../desk/file-page.module.css';
import { ScrollingTable } from '../../ui/scrolling-table.tsx';

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
      <ScrollingTable label={t('problems.title')} wide>
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
      </ScrollingTable>
    </>
  );
}

/** Codes of forms that rows of a file say in words of their own. */
const SAID_OF_ROWS = [
  'REQUIRED',
  'TOO_LONG',
  'INVALID_EMAIL',
  'INVALID_CHARACTERS',
  'UNPRINTABLE_CHARACTERS',
  'REPEATED',
] as const satisfies readonly FieldErrorCode[];

function ProblemText({ problem: { code, params } }: { readonly problem: InvitationProblem }) {
  const { t } = useTranslation('invitations');
  const fieldErrorText = useFieldErrorText();
  if (!isFieldErrorCode(code)) return t(`codes.${code}`, params);
  const said = SAID_OF_ROWS.find((one) => one === code);
  return said === undefined ? fieldErrorText({ type: code, types: params }) : t(`codes.${said}`, params);
}
