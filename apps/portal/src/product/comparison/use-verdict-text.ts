import type { Cents } from '@stromwandel/kernel';
import type { ComparisonVerdict } from '@stromwandel/offer';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useFormat } from '../../format/use-format.ts';

/** The verdict as a sentence, in both directions. */
export function useVerdictText(personal: boolean) {
  const { t } = useTranslation('comparison');
  const { euro } = useFormat();
  return (verdict: ComparisonVerdict, pensionLost: Cents | null) => {
    if (verdict.kind === 'UNKNOWN') return t('verdict.UNKNOWN');
    const certainty = personal ? 'certain' : 'likely';
    const sentence = t(`verdict.${certainty}.${verdict.kind}`, { amount: euro(verdict.perMonth) });
    if (verdict.kind !== 'EMPLOYER_CHEAPER') return sentence;
    const pension = pensionLost !== null && pensionLost >= 50;
    const loss = pension ? t('verdict.lessPension', { amount: euro(pensionLost) }) : t('verdict.lessLater');
    return `${sentence} ${loss}`;
  };
}
