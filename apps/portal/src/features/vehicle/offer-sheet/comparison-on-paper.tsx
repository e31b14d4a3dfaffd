import { dateParts } from '@stromwandel/kernel';
import { compareCosts, comparisonFigures, PRIVATE_PREMIUM } from '@stromwandel/offer';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type {
  LaterReply,
  LeasePackageReply,
  ReplyOf,
  TaxResultReply,
  VehicleDetailReply,
} from '../../../api/replies.ts';
import { useApiQuery } from '../../../api/use-api-query.ts';
import { useToday } from '../../../product-clock/product-clock-context.ts';
import { comparedCarOf } from '../../../product/comparison/compared-car-of.ts';
import { FixedComparison } from '../../../product/comparison/fixed-comparison.tsx';
import { MissingLater } from '../../../product/comparison/missing-later.tsx';
import { useComparisonEdits } from '../../../product/comparison/shared-edits.tsx';
import { useVerdictText } from '../../../product/comparison/use-verdict-text.ts';
import { CurrentProvisionalChip } from '../../../product/law-state/provisional-chip.tsx';
import { packageRate } from '../../../rates/package-rate.ts';
import classes from './offer-sheet.module.css';

interface ComparisonOnPaperProps {
  readonly vehicle: VehicleDetailReply;
  readonly leasePackage: LeasePackageReply;
  /** The person's own payslips; null where the rate is an estimate. */
  readonly tax: TaxResultReply | null;
  readonly defaults: ReplyOf<'getComparisonDefaults'>;
  readonly later: LaterReply | null;
}

/** The ways of owning the car in the printed offer, with the assumptions that the page shows, those of the provider with source and day. */
export function ComparisonOnPaper(props: ComparisonOnPaperProps) {
  const { vehicle, leasePackage, tax, defaults, later } = props;
  const { t } = useTranslation('comparison');
  const verdictText = useVerdictText(tax !== null, tax !== null && tax.stops.length > 0);
  const figures = comparisonFigures(defaults);
  // The page has read it for its price panel, so that paper has it at once.
  const salary = useApiQuery('getUserInfo', {}, { enabled: tax !== null }).data?.salaryInfo;
  const own = tax && salary ? { tax, salary } : null;
  const car = comparedCarOf(vehicle, leasePackage, own, packageRate(leasePackage).highCents);
  const { year } = dateParts(useToday());
  const [edits] = useComparisonEdits({
    car: String(vehicle.id),
    leasePackage: String(leasePackage.id),
  });
  const { columns, verdict } = compareCosts(car, figures, edits);
  return (
    <section>
      <h2>
        {t('title')} <CurrentProvisionalChip withYear />
      </h2>
      <p>{verdictText(verdict, later)}</p>
      <FixedComparison
        car={car}
        figures={figures}
        columns={columns}
        edits={edits}
        missingLater={<MissingLater later={later} />}
        premiumAsOf={PRIVATE_PREMIUM.asOf}
        year={year}
        className={classes['comparison']}
      />
    </section>
  );
}
