import type { Cents } from '@stromwandel/kernel';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { CostComparisonReply } from '../../api/replies.ts';
import { useFormat } from '../../format/use-format.ts';
import { RateComparison } from '../../ui/rate-comparison.tsx';

interface VerdictRateProps {
  readonly rateCents: Cents;
  readonly verdict: CostComparisonReply['verdict'];
}

/** The rate bar of an order against leasing privately, by its frozen comparison. Nothing without a private rate. */
export function VerdictRate({ rateCents, verdict }: VerdictRateProps) {
  const { t } = useTranslation('comparison');
  const { euro, percent } = useFormat();
  if (verdict.kind === 'UNKNOWN') return null;
  const { kind, perMonthCents, privatePerMonthCents, premiumPerMonthCents } = verdict;
  const amount = euro(perMonthCents);
  return (
    <RateComparison
      rateCents={rateCents}
      comparisonCents={privatePerMonthCents}
      comparisonLabel={t(premiumPerMonthCents > 0 ? 'privateWithPremium' : 'privateWithoutPremium')}
      insteadOf={t('insteadOf')}
      comparison={euro(privatePerMonthCents)}
      withoutBar={kind !== 'EMPLOYER_CHEAPER'}
      saving={
        kind === 'EMPLOYER_CHEAPER'
          ? t('less', { amount, percent: percent(Math.round(verdict.percent)) })
          : t(`short.${kind}`, { amount })
      }
    />
  );
}
