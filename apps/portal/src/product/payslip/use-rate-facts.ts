import { toCents, toEuro, type TaxResultReply } from '@stromwandel/api-spec';
import { subtractCents } from '@stromwandel/kernel';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format/use-format.ts';
import type { Fact } from '../../ui/fact-list.tsx';

/** What the employer adds to a rate and what net pay bears beside it, monthly, in euros. */
export type RateShares = Pick<TaxResultReply['salarySacrificeData'], 'employerContribution' | 'vatPassedOn'>;

/** What is converted of a rate: all but the employer's share; in euros a month, as the contract has it. */
export function convertedEur(rateEur: number, { employerContribution }: RateShares): number {
  return toEuro(subtractCents(toCents(rateEur), toCents(employerContribution)));
}

/**
 * The rate of a package as the contract divides it: the whole, the employer's share and what is converted, then VAT taken
 * from net pay. Only the contract's figure is called the converted amount, so a rate whose shares are not known is none.
 */
export function useRateFacts(): (rateEur: number, shares: RateShares | null) => Fact[] {
  const { t } = useTranslation('payslip');
  const { euro, euroCents } = useFormat();
  const gross = (amount: string): string => t('rate.gross', { amount });
  return (rateEur, shares) => {
    if (shares === null) return [{ label: t('rate.whole'), value: gross(euro(rateEur)) }];
    const { employerContribution, vatPassedOn } = shares;
    const vat = vatPassedOn > 0 ? [{ label: t('rate.vat'), value: euroCents(vatPassedOn) }] : [];
    if (employerContribution <= 0) {
      return [{ label: t('rate.allConverted'), value: gross(euro(rateEur)) }, ...vat];
    }
    return [
      { label: t('rate.whole'), value: euroCents(rateEur) },
      { label: t('rate.contribution'), value: euroCents(employerContribution) },
      { label: t('rate.converted'), value: gross(euroCents(convertedEur(rateEur, shares))) },
      ...vat,
    ];
  };
}
