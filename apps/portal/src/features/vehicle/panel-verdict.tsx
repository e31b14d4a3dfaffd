import { compareCosts, comparisonFigures } from '@stromwandel/offer';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { LeasePackageReply, TaxResultReply, VehicleDetailReply } from '../../api/replies.ts';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useFormat } from '../../format/use-format.ts';
import { comparedCarOf } from '../../product/comparison/compared-car-of.ts';
import { packageRate } from '../../rates/package-rate.ts';
import { SavingChip } from '../../ui/saving-chip.tsx';
import classes from './price-panel.module.css';

interface PanelVerdictProps {
  readonly vehicle: VehicleDetailReply;
  readonly leasePackage: LeasePackageReply;
  /** The person's own payslips; null where the rate is an estimate. */
  readonly tax: TaxResultReply | null;
}

/** The verdict of the comparison below: a percentage stands there only where the employer's offer is cheaper. */
export function PanelVerdict({ vehicle, leasePackage, tax }: PanelVerdictProps) {
  const { t } = useTranslation('comparison');
  const { euro, percent } = useFormat();
  const defaults = useApiQuery('getComparisonDefaults', {}).data;
  if (defaults === undefined) return null;
  const car = comparedCarOf(vehicle, leasePackage, tax, packageRate(leasePackage).highCents);
  const { verdict } = compareCosts(car, comparisonFigures(defaults));
  if (verdict.kind === 'UNKNOWN') return null;
  const about = t(`short.${verdict.kind}`, {
    amount: euro(verdict.perMonth),
    percent: percent(Math.round(verdict.percent)),
  });
  const text = t(verdict.premiumPerMonth > 0 ? 'short.withPremium' : 'short.withoutPremium', {
    verdict: tax === null ? t('short.likely', { verdict: about }) : about,
  });
  return verdict.kind === 'EMPLOYER_CHEAPER' ? (
    <SavingChip size="large">{text}</SavingChip>
  ) : (
    <p className={classes['even']}>{text}</p>
  );
}
