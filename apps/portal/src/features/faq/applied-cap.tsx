import { calendarDate } from '@stromwandel/kernel';
import { listPriceCap } from '@stromwandel/payroll';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useFormat } from '../../format/use-format.ts';

/** The cap of the list price that the portal calculates with today: the law's, or the one the provider has fixed. */
export function AppliedCap() {
  const { t } = useTranslation('faq');
  const { euro, date } = useFormat();
  const terms = useApiQuery('getPricingTerms', {}).data;
  if (!terms) return null;
  const { benefitCapCents, usuallyAcquiredOn } = terms;
  if (benefitCapCents !== null) return <p>{t('cap.fixed', { cap: euro(benefitCapCents) })}</p>;
  const cap = listPriceCap({
    driveType: 'ELECTRIC',
    acquiredOn: calendarDate(usuallyAcquiredOn),
    benefitCap: { kind: 'statutory' },
  });
  if (cap === null) return null;
  return <p>{t('cap.statutory', { cap: euro(cap), date: date(usuallyAcquiredOn) })}</p>;
}
