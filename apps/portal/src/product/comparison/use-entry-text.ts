import { INCOME_BANDS, premiumIncomeLimit, type ComparisonEntry } from '@stromwandel/offer';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useFormat } from '../../format/use-format.ts';
import { ENTRY_KINDS } from './entry-kinds.ts';

const HUNDREDTHS = 100;

/**
 * Entries of the comparison as text: an amount with its unit, or a choice.
 * @param premiumChildren children, on which the limit of the income depends
 */
export function useEntryText(premiumChildren: number): (entry: ComparisonEntry, value: number) => string {
  const { t } = useTranslation('comparison');
  const { euro, fixed } = useFormat();
  const limit = euro(premiumIncomeLimit(premiumChildren));
  return (entry, value) => {
    const kind = ENTRY_KINDS[entry];
    if (!('choices' in kind)) return `${fixed(value / HUNDREDTHS, kind.decimals)}\u00A0${kind.unit}`;
    if (entry === 'noClaimsClass') return t('noClaims', { number: value });
    if (entry === 'children') return t(value === 2 ? 'childrenTwo' : 'childrenOf', { count: value });
    return t(`band.${INCOME_BANDS[value] ?? 'ABOVE_LIMIT'}`, { limit });
  };
}
