import { subtractCents, type Cents } from '@stromwandel/kernel';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { TaxResultReply } from '../../api/replies.ts';
import { useFormat } from '../../format/use-format.ts';
import type { Fact } from '../../ui/fact-list.tsx';

/** What the employer adds to a rate and what net pay bears beside it, monthly. */
export type RateShares = Pick<TaxResultReply['salarySacrificeData'], 'employerContribution' | 'vatPassedOn'>;

/** What is converted of a rate: all but the employer's share; a month, as the contract has it. */
export function convertedCents(rateCents: Cents, { employerContribution }: RateShares): Cents {
  return subtractCents(rateCents, employerContribution);
}

/**
 * The rate of a package as the contract divides it: the whole, the employer's share and what is converted, then VAT taken
 * from net pay. Only the contract's figure is called the converted amount, so a rate whose shares are not known is none.
 */
export function useRateFacts(): (rateCents: Cents, shares: RateShares | null) => Fact[] {
  const { t } = useTranslation('payslip');
  const { euro, euroCents } = useFormat();
  const gross = (amount: string): string => t('rate.gross', { amount });
  return (rateCents, shares) => {
    if (shares === null) return [{ label: t('rate.whole'), value: gross(euro(rateCents)) }];
    const { employerContribution, vatPassedOn } = shares;
    const vat = vatPassedOn > 0 ? [{ label: t('rate.vat'), value: euroCents(vatPassedOn) }] : [];
    if (employerContribution <= 0) {
      return [{ label: t('rate.allConverted'), value: gross(euro(rateCents)) }, ...vat];
    }
    return [
      { label: t('rate.whole'), value: euroCents(rateCents) },
      { label: t('rate.contribution'), value: euroCents(employerContribution) },
      { label: t('rate.converted'), value: gross(euroCents(convertedCents(rateCents, shares))) },
      ...vat,
    ];
  };
}
