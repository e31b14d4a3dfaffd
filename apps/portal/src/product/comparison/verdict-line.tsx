import type { ComparisonVerdict } from '@stromwandel/offer';
import type { LaterReply } from '../../api/replies.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useFormat } from '../../format/use-format.ts';
import { SavingChip } from '../../ui/saving-chip.tsx';
import classes from './comparison.module.css';
import { useVerdictText } from './use-verdict-text.ts';

interface VerdictLineProps {
  readonly verdict: ComparisonVerdict;
  /** The net rate is the person's own; otherwise an estimate. */
  readonly personal: boolean;
  /** A limit of the law does not allow the conversion. */
  readonly stopped?: boolean;
  /** What the conversion changes later; null where it is not known. */
  readonly later: LaterReply | null;
}

/** The verdict as a sentence; a percentage stands beside it only where the employer's offer is cheaper. */
export function VerdictLine({ verdict, personal, stopped = false, later }: VerdictLineProps) {
  const { t } = useTranslation('comparison');
  const { percent } = useFormat();
  const verdictText = useVerdictText(personal, stopped);
  return (
    <div className={classes['verdict']}>
      <p>{verdictText(verdict, later)}</p>
      {verdict.kind === 'EMPLOYER_CHEAPER' && !stopped && (
        <SavingChip>
          {t(verdict.premiumPerMonth > 0 ? 'saved' : 'savedWithoutPremium', {
            percent: percent(Math.round(verdict.percent)),
          })}
        </SavingChip>
      )}
    </div>
  );
}
