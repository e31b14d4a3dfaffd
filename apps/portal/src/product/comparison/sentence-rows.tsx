import { COMPARISON_COLUMNS, type ComparisonColumn } from '@stromwandel/offer';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Rows that are sentences instead of amounts. */
const SENTENCES = ['earlyReturn', 'noClaimsYears'] as const;

interface SentenceRowsProps {
  /** What is missing later through the employer; never part of the sums. */
  readonly missingLater: ReactNode;
  readonly mark?: ((column: ComparisonColumn) => string | undefined) | undefined;
  /** Leaves an early return and the no-claims years out. */
  readonly onlyLater?: boolean;
}

/** What stands below the sums and in none of them: later benefits, an early return, and the no-claims years. */
export function SentenceRows({ missingLater, mark, onlyLater = false }: SentenceRowsProps) {
  const { t } = useTranslation('comparison');
  const row = (title: string, cell: (column: ComparisonColumn) => ReactNode) => (
    <tr key={title} data-sentences>
      <th scope="row">{title}</th>
      {COMPARISON_COLUMNS.map((column) => (
        <td key={column} className={mark?.(column)}>
          {cell(column)}
        </td>
      ))}
    </tr>
  );
  return (
    <>
      {row(t('later.title'), (column) => (column === 'EMPLOYER' ? missingLater : t('later.nothing')))}
      {(onlyLater ? [] : SENTENCES).map((name) =>
        row(t(`${name}.title`), (column) => t(`${name}.${column}`)),
      )}
    </>
  );
}
