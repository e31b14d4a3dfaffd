import {
  compareCosts,
  COMPARISON_COLUMNS,
  COMPARISON_ENTRIES,
  COMPARISON_ROWS,
  comparisonFigures,
  figureOfEntry,
  PRIVATE_PREMIUM,
  type ComparisonCell,
} from '@stromwandel/offer';
import { useTranslation } from 'react-i18next';
import type { LeasePackageReply, ReplyOf, TaxResultReply, VehicleDetailReply } from '../../../api/replies.ts';
import { useFormat } from '../../../format/use-format.ts';
import { comparedCarOf } from '../../../product/comparison/compared-car-of.ts';
import { useVerdictText } from '../../../product/comparison/use-verdict-text.ts';
import { packageRate } from '../../../rates/package-rate.ts';
import classes from './offer-sheet.module.css';

interface ComparisonOnPaperProps {
  readonly vehicle: VehicleDetailReply;
  readonly leasePackage: LeasePackageReply;
  /** The person's own payslips; null where the rate is an estimate. */
  readonly tax: TaxResultReply | null;
  readonly defaults: ReplyOf<'getComparisonDefaults'>;
}

/** The ways of owning the car in the printed offer, by the provider's assumptions, each with its source and day. */
export function ComparisonOnPaper({ vehicle, leasePackage, tax, defaults }: ComparisonOnPaperProps) {
  const { t } = useTranslation('comparison');
  const { euro, number, date } = useFormat();
  const verdictText = useVerdictText(tax !== null);
  const figures = comparisonFigures(defaults);
  const car = comparedCarOf(vehicle, leasePackage, tax, packageRate(leasePackage).highCents);
  const { columns, verdict } = compareCosts(car, figures);
  const text = (cell: ComparisonCell) => {
    if (cell === 'INCLUDED') return t('included');
    return typeof cell === 'string' ? '–' : euro(cell.perMonth);
  };
  const names = COMPARISON_ENTRIES.map((entry) => figureOfEntry(entry, car)).filter((name) => name !== null);
  const sources = [...new Set(names)].map((name) => {
    const { source, asOf } = figures[name];
    return t('source', { source, date: date(asOf) });
  });
  return (
    <section>
      <h2>{t('title')}</h2>
      <p>{verdictText(verdict, null)}</p>
      <table className={classes['comparison']}>
        <caption>{t('sheetCaption', { months: car.months, kilometers: number(car.kmPerYear) })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('perMonth')}</th>
            {COMPARISON_COLUMNS.map((column) => (
              <th key={column} scope="col">
                {t(`column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {COMPARISON_ROWS.map((row) => (
            <tr key={row}>
              <th scope="row">{t(`row.${row}`)}</th>
              {COMPARISON_COLUMNS.map((column) => (
                <td key={column}>{text(columns[column].rows[row])}</td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{t('sum.month')}</th>
            {COMPARISON_COLUMNS.map((column) => {
              const { sum } = columns[column];
              return <td key={column}>{sum ? euro(sum.perMonth) : '–'}</td>;
            })}
          </tr>
        </tbody>
      </table>
      <p>
        {t('premiumNote', { date: date(PRIVATE_PREMIUM.asOf) })} {t('premiumAssumption')}
      </p>
      <p>{t('sheetSources', { sources: sources.join('; ') })}</p>
    </section>
  );
}
