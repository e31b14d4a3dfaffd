import type { Cents } from '@stromwandel/kernel';
import type { ComparisonVerdict } from '@stromwandel/offer';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useFormat } from '../../format/use-format.ts';
import { SavingChip } from '../../ui/saving-chip.tsx';
import classes from './comparison.module.css';
import { useVerdictText } from './use-verdict-text.ts';

interface VerdictLineProps {
  readonly verdict: ComparisonVerdict;
  /** The net rate is the person's own; otherwise an estimate. */
  readonly personal: boolean;
  /** Pension that is missing after the term, a month; null where it is not known. */
  readonly pensionLost: Cents | null;
}

/** The verdict as a sentence; a percentage stands beside it only where the employer's offer is cheaper. */
export function VerdictLine({ verdict, personal, pensionLost }: VerdictLineProps) {
  const { t } = useTranslation('comparison');
  const { percent } = useFormat();
  const verdictText = useVerdictText(personal);
  return (
    <div className={classes['verdict']}>
      <p>{verdictText(verdict, pensionLost)}</p>
      {verdict.kind === 'EMPLOYER_CHEAPER' && (
        <SavingChip>
          {t(verdict.premiumPerMonth > 0 ? 'saved' : 'savedWithoutPremium', {
            percent: percent(Math.round(verdict.percent)),
          })}
        </SavingChip>
      )}
    </div>
  );
}
