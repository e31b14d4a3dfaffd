import { COMPARISON_COLUMNS, type ComparisonColumn } from '@stromwandel/offer';
import { useId, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useNarrow } from '../desk/use-narrow.ts';
import classes from './comparison.module.css';

/** Phones show the employer's column beside one that is chosen: the choice, the class of the columns they leave out, and how many columns a row over the whole width spans. */
export function useColumnSwitch() {
  const { t } = useTranslation('comparison');
  const [second, setSecond] = useState<ComparisonColumn>('PRIVATE_LEASE');
  const id = useId();
  const mark = (column: ComparisonColumn) =>
    column === 'EMPLOYER' || column === second ? undefined : classes['wide'];
  const columnSwitch = (
    <label className={classes['switch']} htmlFor={id}>
      {t('compareWith')}
      <select
        id={id}
        value={second}
        // The options are these columns.
        onChange={({ currentTarget }) => setSecond(currentTarget.value as ComparisonColumn)}
      >
        {COMPARISON_COLUMNS.slice(1).map((column) => (
          <option key={column} value={column}>
            {t(`column.${column}`)}
          </option>
        ))}
      </select>
    </label>
  );
  const span = useNarrow() ? 3 : 1 + COMPARISON_COLUMNS.length;
  return { columnSwitch, mark, span };
}
