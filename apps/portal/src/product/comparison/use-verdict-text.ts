import type { ComparisonVerdict } from '@stromwandel/offer';
import type { LaterReply } from '../../api/replies.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useFormat } from '../../format/use-format.ts';
import { lossesOf } from './losses-of.ts';

const BENEFITS = ['pension', 'krankengeld', 'arbeitslosengeld', 'elterngeld'] as const;

/**
 * The verdict as a sentence, in both directions; where the employer's offer is cheaper, with what is missing later in return.
 * @param personal the net rate is the person's own; otherwise an estimate
 * @param stopped a limit of the law does not allow the conversion, so nothing is praised
 */
export function useVerdictText(personal: boolean, stopped = false) {
  const { t } = useTranslation('comparison');
  const { euro } = useFormat();
  /** @param later null where it is not known: every benefit may then be affected */
  function inReturn(later: LaterReply | null): string {
    const losses = later && lossesOf(later);
    const pension = losses?.find(({ benefit, contribution }) => benefit === 'pension' && !contribution);
    const cases = BENEFITS.filter(
      (benefit) => benefit !== pension?.benefit && (losses?.some((loss) => loss.benefit === benefit) ?? true),
    );
    if (!pension && cases.length === 0) return '';
    const amount = pension ? euro(pension.lost) : '';
    const months = later?.inputs.months ?? 0;
    if (cases.length === 0) return ` ${t('verdict.lessPension', { amount, months })}`;
    // Without the browser's table of lists, which holds a phone up.
    const [last, ...others] = cases.map((benefit) => t(`verdict.case.${benefit}`)).toReversed();
    const named = [others.toReversed().join(', '), last].filter(Boolean).join(t('verdict.or'));
    return pension
      ? ` ${t('verdict.lessPensionMore', { amount, months, cases: named })}`
      : ` ${t('verdict.lessLater', { cases: named })}`;
  }
  return (verdict: ComparisonVerdict, later: LaterReply | null) => {
    if (stopped) return t('verdict.STOPPED');
    if (verdict.kind === 'UNKNOWN') return t('verdict.UNKNOWN');
    const certainty = personal ? 'certain' : 'likely';
    const sentence = t(`verdict.${certainty}.${verdict.kind}`, { amount: euro(verdict.perMonth) });
    return verdict.kind === 'EMPLOYER_CHEAPER' ? `${sentence}${inReturn(later)}` : sentence;
  };
}
