import { useTranslation } from '../../i18n/use-translation.ts';
import { useApiQuery } from '../../api/use-api-query.ts';

/** How a car counts in the pay that must be paid in money, as the provider reads § 107 GewO today. */
export function AppliedBenefitValue() {
  const { t } = useTranslation('faq');
  const terms = useApiQuery('getPricingTerms', {}).data;
  return terms ? <p>{t(`benefitValue107.${terms.benefitValue107}`)}</p> : null;
}
