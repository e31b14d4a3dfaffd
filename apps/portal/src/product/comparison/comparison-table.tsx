import { dateParts } from '@stromwandel/kernel';
import {
  COMPARISON_COLUMNS,
  COMPARISON_ROWS,
  figureOfEntry,
  isCarriedOn,
  PRIVATE_PREMIUM,
  type ComparedCar,
  type ComparisonCell,
  type ComparisonColumn,
  type ComparisonEdits,
  type ComparisonEntry,
  type ComparisonFigures,
  type ComparisonRow,
  type CostComparison,
} from '@stromwandel/offer';
import { IconChevronDown } from '@tabler/icons-react';
import { Fragment, useId, useState, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useFormat } from '../../format/use-format.ts';
import { useToday } from '../../product-clock/product-clock-context.ts';
import { CompoundWord } from '../../ui/compound-word.tsx';
import { ColumnHeads } from './column-heads.tsx';
import classes from './comparison.module.css';
import { ENTRIES_OF_ROW } from './entry-kinds.ts';
import { EntryField } from './entry-field.tsx';
import { SentenceRows } from './sentence-rows.tsx';
import { useColumnSwitch } from './use-column-switch.tsx';
import { useSourceText } from './use-source-text.ts';

const [FIRST_ROW, ...FOLDED_ROWS] = COMPARISON_ROWS;

interface ComparisonTableProps {
  readonly car: ComparedCar;
  readonly figures: ComparisonFigures;
  readonly edits: ComparisonEdits;
  readonly comparison: CostComparison;
  readonly personal: boolean;
  /** What is missing later through the employer; never part of the sums. */
  readonly missingLater: ReactNode;
  /** Null restores the default. */
  readonly onChange: (entry: ComparisonEntry, value: number | null) => void;
}

/** The columns side by side; phones show the employer's beside one that is chosen. */
export function ComparisonTable(props: ComparisonTableProps) {
  const { comparison, personal, missingLater, car } = props;
  const { t } = useTranslation('comparison');
  const { euro, number } = useFormat();
  const { columnSwitch, mark, span } = useColumnSwitch();
  // First the largest part and the sums; own entries are always in sight.
  const [unfolded, setUnfolded] = useState(Object.keys(props.edits).length > 0);
  const foldedId = useId();
  const sumOf = (column: ComparisonColumn, of: 'perMonth' | 'ofTerm') => {
    const { sum } = comparison.columns[column];
    if (!sum) return '–';
    const amount = euro(sum[of]);
    return column === 'EMPLOYER' && !personal ? t('about', { amount }) : amount;
  };
  return (
    <>
      {columnSwitch}
      <table className={classes['table']}>
        <caption>{t('caption', { months: car.months, kilometers: number(car.kmPerYear) })}</caption>
        <ColumnHeads mark={mark} />
        <tbody>
          <AmountRow row={FIRST_ROW} mark={mark} span={span} {...props} />
          <tr>
            <td colSpan={span} className={classes['fold']}>
              <button
                type="button"
                aria-expanded={unfolded}
                aria-controls={foldedId}
                onClick={() => setUnfolded(!unfolded)}
              >
                {t(unfolded ? 'fold.hide' : 'fold.show')}
                <IconChevronDown size={18} stroke={1.75} aria-hidden="true" data-up={unfolded} />
              </button>
            </td>
          </tr>
        </tbody>
        <tbody id={foldedId} hidden={!unfolded}>
          {unfolded &&
            FOLDED_ROWS.map((row) => <AmountRow key={row} row={row} mark={mark} span={span} {...props} />)}
        </tbody>
        <tbody className={classes['sums']}>
          <tr>
            <th scope="row">{t('sum.month')}</th>
            {COMPARISON_COLUMNS.map((column) => (
              <td key={column} className={mark(column)}>
                {sumOf(column, 'perMonth')}
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">{t('sum.term', { months: car.months })}</th>
            {COMPARISON_COLUMNS.map((column) => (
              <td key={column} className={mark(column)}>
                {sumOf(column, 'ofTerm')}
              </td>
            ))}
          </tr>
        </tbody>
        <tbody className={classes['sentences']}>
          <SentenceRows missingLater={missingLater} mark={mark} onlyLater={!unfolded} />
        </tbody>
      </table>
    </>
  );
}

interface AmountRowProps extends ComparisonTableProps {
  readonly row: ComparisonRow;
  readonly mark: (column: ComparisonColumn) => string | undefined;
  readonly span: number;
}

function AmountRow({ row, mark, span, car, figures, edits, comparison, personal, onChange }: AmountRowProps) {
  const { t } = useTranslation('comparison');
  const { euro, euroCents, date } = useFormat();
  const sourceText = useSourceText();
  const { year } = dateParts(useToday());
  const isAssumedPrice =
    row === 'ELECTRICITY' &&
    edits.electricityPrice === undefined &&
    isCarriedOn('electricityPrice', figures.electricityPrice, year);
  const id = useId();
  const [opened, setOpened] = useState(false);
  const entries = ENTRIES_OF_ROW[row];
  const isChanged = (entry: ComparisonEntry) => edits[entry] !== undefined;
  const noPremiumYet = row === 'PREMIUM' && car.months < PRIVATE_PREMIUM.leastMonths;
  const cellText = (column: ComparisonColumn, cell: ComparisonCell) => {
    if (cell === 'MISSING') return t('missing');
    if (cell === 'INCLUDED') return t('included');
    if (cell === 'NONE') return '–';
    if (noPremiumYet && column !== 'EMPLOYER' && column !== 'SUBSCRIPTION') return t('premiumFrom36');
    const amount = euro(cell.perMonth);
    return row === 'RATE' && column === 'EMPLOYER' && !personal ? t('about', { amount }) : amount;
  };
  const sourceOf = (entry: ComparisonEntry) => {
    const name = figureOfEntry(entry, car);
    if (name !== null) return sourceText(name, figures, year);
    if (entry === 'privateRate' && car.privateRate !== null) {
      return t('privateRateSource', { amount: euroCents(car.privateRate) });
    }
    return entry === 'incomeBand' ? t('incomeSource') : null;
  };
  return (
    <Fragment>
      <tr>
        <th scope="row">
          <button type="button" aria-expanded={opened} aria-controls={id} onClick={() => setOpened(!opened)}>
            <CompoundWord text={t(`row.${row}`)} />
            {isAssumedPrice && <b className={classes['changed']}>{t('carriedOn', { year })}</b>}
            {entries.some(isChanged) && <b className={classes['changed']}>{t('changed')}</b>}
            <IconChevronDown size={18} stroke={1.75} aria-hidden="true" data-up={opened} />
          </button>
        </th>
        {COMPARISON_COLUMNS.map((column) => (
          <td key={column} className={mark(column)}>
            {cellText(column, comparison.columns[column].rows[row])}
          </td>
        ))}
      </tr>
      <tr id={id} hidden={!opened}>
        <td colSpan={span} className={classes['entries']}>
          {opened && (
            <>
              {row === 'PREMIUM' && (
                <p>
                  {t('premiumNote', { date: date(PRIVATE_PREMIUM.asOf) })} {t('premiumAssumption')}
                </p>
              )}
              <div className={classes['fields']}>
                {entries.map((entry) => (
                  <EntryField
                    key={entry}
                    entry={entry}
                    value={comparison.entries[entry]}
                    changed={isChanged(entry)}
                    source={sourceOf(entry)}
                    premiumChildren={comparison.entries.children ?? 0}
                    onChange={(value) => onChange(entry, value)}
                  />
                ))}
              </div>
            </>
          )}
        </td>
      </tr>
    </Fragment>
  );
}
