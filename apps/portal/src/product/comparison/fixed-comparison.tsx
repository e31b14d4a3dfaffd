import { cents } from '@stromwandel/kernel';
import {
  COMPARISON_COLUMNS,
  COMPARISON_ENTRIES,
  COMPARISON_ROWS,
  figureOfEntry,
  figuresOfCar,
  type ComparedCar,
  type ComparisonCell,
  type ComparisonColumn,
  type ComparisonEdits,
  type ComparisonEntry,
  type ComparisonFigures,
  type CostComparison,
} from '@stromwandel/offer';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useFormat } from '../../format/use-format.ts';
import { ColumnHeads } from './column-heads.tsx';
import { SentenceRows } from './sentence-rows.tsx';
import { useEntryText } from './use-entry-text.ts';
import { useSourceText } from './use-source-text.ts';

interface FixedComparisonProps {
  readonly car: Pick<ComparedCar, 'listPrice' | 'months' | 'kmPerYear' | 'children'>;
  readonly figures: ComparisonFigures;
  readonly columns: CostComparison['columns'];
  /** Day of the last known state of the premium. */
  readonly premiumAsOf: string;
  /** The year in which the comparison was made. */
  readonly year: number;
  /** What is missing later through the employer. */
  readonly missingLater: ReactNode;
  /** Own assumptions; they replace the figures of the same meaning. */
  readonly edits?: ComparisonEdits;
  readonly className?: string | undefined;
  /** The class of a column's cells. */
  readonly mark?: (column: ComparisonColumn) => string | undefined;
}

/** The comparison without fields: on paper, and as an order froze it. Each assumption has its source and day. */
export function FixedComparison(props: FixedComparisonProps) {
  const { car, figures, columns, premiumAsOf, year, missingLater, edits = {}, className, mark } = props;
  const { t } = useTranslation('comparison');
  const { euro, number, date } = useFormat();
  const text = (cell: ComparisonCell) => {
    if (cell === 'INCLUDED') return t('included');
    return typeof cell === 'string' ? '–' : euro(cell.perMonth);
  };
  const sourceText = useSourceText();
  const rate = columns.EMPLOYER.rows.RATE;
  // The benefit in kind is taxed in the months of both handovers.
  const beyondRates = typeof rate === 'string' ? 0 : rate.ofTerm - rate.perMonth * car.months;
  const own = COMPARISON_ENTRIES.filter((entry) => edits[entry] !== undefined);
  const entryText = useEntryText(edits.children ?? car.children);
  const ownText = (entry: ComparisonEntry) =>
    `${t(`entry.${entry}`)}: ${entryText(entry, edits[entry] ?? 0)}`;
  const replaced = new Set(own.map((entry) => figureOfEntry(entry, car)));
  const sources = figuresOfCar(car)
    .filter((name) => !replaced.has(name))
    .map((name) => sourceText(name, figures, year));
  const sums = (label: string, of: 'perMonth' | 'ofTerm') => (
    <tr data-sum>
      <th scope="row">{label}</th>
      {COMPARISON_COLUMNS.map((column) => {
        const { sum } = columns[column];
        return (
          <td key={column} className={mark?.(column)}>
            {sum ? euro(sum[of]) : '–'}
          </td>
        );
      })}
    </tr>
  );
  return (
    <>
      <table className={className}>
        <caption>
          {t(own.length > 0 ? 'sheetCaptionOwn' : 'sheetCaption', {
            months: car.months,
            kilometers: number(car.kmPerYear),
          })}
        </caption>
        <ColumnHeads mark={mark} />
        <tbody>
          {COMPARISON_ROWS.map((row) => (
            <tr key={row}>
              <th scope="row">{t(`row.${row}`)}</th>
              {COMPARISON_COLUMNS.map((column) => (
                <td key={column} className={mark?.(column)}>
                  {text(columns[column].rows[row])}
                </td>
              ))}
            </tr>
          ))}
          {sums(t('sum.month'), 'perMonth')}
          {sums(t('sum.term', { months: car.months }), 'ofTerm')}
          <SentenceRows missingLater={missingLater} mark={mark} />
        </tbody>
      </table>
      {beyondRates > 0 && <p>{t('noteTerm', { amount: euro(cents(beyondRates)) })}</p>}
      <p>
        {t('premiumNote', { date: date(premiumAsOf) })} {t('premiumFixed')}
      </p>
      {own.length > 0 && <p>{t('sheetOwn', { entries: own.map(ownText).join('; ') })}</p>}
      <p>{t('sheetSources')}</p>
      <ul>
        {sources.map((source) => (
          <li key={source}>{source}</li>
        ))}
      </ul>
    </>
  );
}
