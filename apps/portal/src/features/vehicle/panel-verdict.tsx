import { useTranslation } from '../../i18n/use-translation.ts';
import type { LeasePackageReply, TaxResultReply, VehicleDetailReply } from '../../api/replies.ts';
import { useFormat } from '../../format/use-format.ts';
import { SavingChip } from '../../ui/saving-chip.tsx';
import classes from './price-panel.module.css';
import { useVerdict } from './use-verdict.ts';

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
  const verdict = useVerdict(vehicle, leasePackage, tax);
  // Nothing is praised that the law does not allow the person.
  if (verdict === null || verdict.kind === 'UNKNOWN' || (tax && tax.stops.length > 0)) return null;
  const about = t(`short.${verdict.kind}`, {
    amount: euro(verdict.perMonth),
    percent: percent(Math.round(verdict.percent)),
  });
  const hasPremium = verdict.premiumPerMonth > 0;
  const text =
    verdict.kind === 'EMPLOYER_CHEAPER' && hasPremium
      ? t(tax === null ? 'short.likelySaving' : 'short.saving', { amount: euro(verdict.perMonth) })
      : t(hasPremium ? 'short.withPremium' : 'short.withoutPremium', {
          verdict: tax === null ? t('short.likely', { verdict: about }) : about,
        });
  return verdict.kind === 'EMPLOYER_CHEAPER' ? (
    <SavingChip size="large">{text}</SavingChip>
  ) : (
    <p className={classes['even']}>{text}</p>
  );
}
