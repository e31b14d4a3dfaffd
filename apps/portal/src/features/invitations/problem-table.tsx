import type { FieldErrorCode, InvitationProblem } from '@stromwandel/api-spec';
import { useTranslation } from '../../i18n/use-translation.ts';
import { isFieldErrorCode, useFieldErrorText } from '../../forms/field-error-text.ts';
import classes from '../../product/desk/file-page.module.css';
import { RowTable } from '../../product/query-table/row-table.tsx';

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
      <RowTable
        label={t('problems.title')}
        columns={[
          { title: t('preview.line'), cell: ({ line }) => line },
          {
            title: t('format.column'),
            cell: ({ column }) => (column === null ? t('problems.row') : t(`columns.${column}`)),
          },
          { title: t('problems.problem'), cell: (problem) => <ProblemText problem={problem} /> },
          { title: t('problems.value'), cell: ({ value }) => value },
        ]}
        rows={problems}
        rowKey={({ line, column, code }) => `${line} ${column} ${code}`}
      />
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
  'NOT_A_NAME',
  'REPEATED',
] as const satisfies readonly FieldErrorCode[];

function ProblemText({ problem: { code, params } }: { readonly problem: InvitationProblem }) {
  const { t } = useTranslation('invitations');
  const fieldErrorText = useFieldErrorText();
  if (!isFieldErrorCode(code)) return t(`codes.${code}`, params);
  const said = SAID_OF_ROWS.find((one) => one === code);
  return said === undefined ? fieldErrorText({ type: code, types: params }) : t(`codes.${said}`, params);
}
