import { COMPARISON_COLUMNS, type ComparisonColumn } from '@stromwandel/offer';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CompoundWord } from '../../ui/compound-word.tsx';

interface ColumnHeadsProps {
  /** The class of a column's cells. */
  readonly mark?: ((column: ComparisonColumn) => string | undefined) | undefined;
}

/** The head of a comparison's table: one column for each way to a car. */
export function ColumnHeads({ mark }: ColumnHeadsProps) {
  const { t } = useTranslation('comparison');
  return (
    <thead>
      <tr>
        <th scope="col">{t('perMonth')}</th>
        {COMPARISON_COLUMNS.map((column) => (
          <th key={column} scope="col" className={mark?.(column)}>
            <CompoundWord text={t(`column.${column}`)} />
          </th>
        ))}
      </tr>
    </thead>
  );
}
