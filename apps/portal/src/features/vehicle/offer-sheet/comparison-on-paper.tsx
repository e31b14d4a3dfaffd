import { compareCosts, comparisonFigures, PRIVATE_PREMIUM } from '@stromwandel/offer';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { LeasePackageReply, ReplyOf, TaxResultReply, VehicleDetailReply } from '../../../api/replies.ts';
import { comparedCarOf } from '../../../product/comparison/compared-car-of.ts';
import { FixedComparison } from '../../../product/comparison/fixed-comparison.tsx';
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
  const verdictText = useVerdictText(tax !== null);
  const figures = comparisonFigures(defaults);
  const car = comparedCarOf(vehicle, leasePackage, tax, packageRate(leasePackage).highCents);
  const { columns, verdict } = compareCosts(car, figures);
  return (
    <section>
      <h2>{t('title')}</h2>
      <p>{verdictText(verdict, null)}</p>
      <FixedComparison
        car={car}
        figures={figures}
        columns={columns}
        premiumAsOf={PRIVATE_PREMIUM.asOf}
        className={classes['comparison']}
      />
    </section>
  );
}
