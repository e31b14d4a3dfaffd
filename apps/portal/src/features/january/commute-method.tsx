import { dateParts } from '@stromwandel/kernel';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link } from 'react-router';
import type { ReplyOf } from '../../api/replies.ts';
import { useFormat } from '../../format/use-format.ts';
import { paths } from '../../navigation/paths.ts';
import { useToday } from '../../product-clock/product-clock-context.ts';
import classes from './january.module.css';

type Commute = NonNullable<NonNullable<ReplyOf<'getJanuary'>['cars'][number]['change']>['commute']>;

interface CommuteMethodProps {
  readonly commute: Commute;
  readonly year: number;
}

/** Which valuation of the commute is cheaper in the new year, and when to choose it. */
export function CommuteMethod({ commute, year }: CommuteMethodProps) {
  const { t } = useTranslation('january');
  const { euroCents, number } = useFormat();
  const hasBegun = dateParts(useToday()).year >= year;
  const { valuation, daysPerMonth, flatCents, singleTripsCents } = commute;
  const isFlat = valuation === 'FLAT_003';
  const [own, other] = isFlat ? [flatCents, singleTripsCents] : [singleTripsCents, flatCents];
  const verdict = own === other ? 'equal' : other < own ? 'cheaper' : 'best';
  return (
    <>
      <h3 className={classes['heading']}>{t('commute.title')}</h3>
      <p>
        {t(`commute.${verdict}`, {
          own: t(`commute.${valuation}`),
          other: t(isFlat ? 'commute.SINGLE_TRIPS_0002' : 'commute.FLAT_003'),
          rate: euroCents(own),
          otherRate: euroCents(other),
        })}
      </p>
      <p className={classes['quiet']}>
        {t('commute.basis', { days: number(daysPerMonth, 1) })}{' '}
        {t(hasBegun ? 'commute.yearBegun' : 'commute.year', { year, before: year - 1 })}{' '}
        <Link to={paths.salary()}>{t('commute.change')}</Link>
      </p>
    </>
  );
}
