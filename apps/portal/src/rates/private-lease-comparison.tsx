import { cents, type Cents } from '@stromwandel/kernel';
import { useTranslation } from '../i18n/use-translation.ts';
import type { PrivateLeaseReply } from '../api/replies.ts';
import { useFormat } from '../format/use-format.ts';
import { RateComparison } from '../ui/rate-comparison.tsx';
import { SavingChip } from '../ui/saving-chip.tsx';
import { savingOf, shownSaving, type ShownRate, type ShownSaving } from './shown-rate.ts';
import { useRateText } from './use-rate-text.ts';

interface PrivateLeaseComparisonProps {
  readonly rate: ShownRate;
  /** Nothing is shown without it. */
  readonly privateLease: PrivateLeaseReply;
  /** The rate is not to be had: nothing is praised then. */
  readonly impossible?: boolean;
  /** The percentage stands beside the saving, where no chip has it. */
  readonly withPercent?: boolean;
}

/** A net rate beside leasing privately, after the premium: the measure under a rate, the same for every page. */
export function PrivateLeaseComparison({
  rate,
  privateLease,
  impossible = false,
  withPercent = false,
}: PrivateLeaseComparisonProps) {
  const { t } = useTranslation('app');
  const { euro } = useFormat();
  const savingText = useSavingText();
  if (privateLease === null) return null;
  const { perMonthCents, premiumPerMonthCents } = privateLease;
  const saving = shownSaving(rate, perMonthCents);
  return (
    <RateComparison
      rateCents={rate.highCents}
      comparisonCents={perMonthCents}
      comparisonLabel={t(premiumPerMonthCents > 0 ? 'rate.privateLessPremium' : 'rate.private')}
      insteadOf={t('rate.insteadOf')}
      comparison={euro(perMonthCents)}
      withoutBar={impossible || savingOf(saving) !== 'EMPLOYER_CHEAPER'}
      saving={!impossible && savingText(saving, withPercent)}
    />
  );
}

/** The saving in words: "111 € weniger", in both directions. */
export function useSavingText(): (saving: ShownSaving, withPercent?: boolean) => string {
  const { t } = useTranslation('app');
  const { euroRange } = useFormat();
  const rateText = useRateText();
  const more = (amount: Cents) => cents(0 - amount);
  return (saving, withPercent = false) => {
    switch (savingOf(saving)) {
      case 'EMPLOYER_CHEAPER': {
        const amount = rateText.saving(saving);
        return withPercent
          ? t('rate.lessPercent', { amount, percent: rateText.percent(saving) })
          : t('rate.less', { amount });
      }
      case 'PRIVATE_CHEAPER':
        return t('rate.privateLess', { amount: euroRange(more(saving.mostCents), more(saving.leastCents)) });
      case 'EVEN':
        return t('rate.even');
      case 'DEPENDS':
        return t('rate.depends');
    }
  };
}

/** The percentage that a rate saves, where the employer's offer is cheaper; nothing else is a badge. */
export function SavedPercent({
  rate,
  privateLease,
}: Pick<PrivateLeaseComparisonProps, 'rate' | 'privateLease'>) {
  const { t } = useTranslation('app');
  const rateText = useRateText();
  if (privateLease === null) return null;
  const saving = shownSaving(rate, privateLease.perMonthCents);
  if (savingOf(saving) !== 'EMPLOYER_CHEAPER') return null;
  return <SavingChip>{t('rate.saved', { percent: rateText.percent(saving) })}</SavingChip>;
}
