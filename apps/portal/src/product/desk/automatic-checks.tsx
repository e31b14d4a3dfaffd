import { IconAlertTriangle, IconCircleCheck, IconClock } from '@tabler/icons-react';
import { useId } from 'react';
import type { Cents } from '@stromwandel/kernel';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { EmployerOrderSheet } from '../../api/replies.ts';
import { useFormat } from '../../format/use-format.ts';
import classes from './automatic-checks.module.css';

interface AutomaticChecksProps {
  readonly checks: EmployerOrderSheet['checks'];
  readonly limits: EmployerOrderSheet['limitsKept'];
  /** The list price beside the highest one that the employer's rules allow; left out where there is no such rule. */
  readonly price?: { readonly listPriceCents: Cents; readonly limitCents: Cents } | null;
}

/** What the server has checked before anybody has to decide. */
export function AutomaticChecks({ checks, limits, price = null }: AutomaticChecksProps) {
  const { t } = useTranslation('desk');
  const { date } = useFormat();
  const headingId = useId();
  return (
    <section className={classes['checks']} aria-labelledby={headingId}>
      <h3 id={headingId} className={classes['title']}>
        {t('checks.title')}
      </h3>
      <ul className={classes['list']}>
        {price && <PriceCheck {...price} />}
        {checks.map(({ code, on }) => (
          <li key={code} className={on === null ? classes['pending'] : classes['passed']}>
            {on === null ? (
              <IconClock size={20} stroke={1.75} aria-hidden="true" />
            ) : (
              <IconCircleCheck size={20} stroke={1.75} aria-hidden="true" />
            )}
            {on === null ? t(`checks.pending.${code}`) : t(`checks.passed.${code}`, { date: date(on) })}
          </li>
        ))}
        <LimitChecks {...limits} />
      </ul>
    </section>
  );
}

/** The minimum wage of the tightest month and the pay in money; names no pay. */
function LimitChecks({
  on,
  from,
  until,
  tightestFrom,
  hourlyWageCents,
  benefitValue107,
}: EmployerOrderSheet['limitsKept']) {
  const { t } = useTranslation('desk');
  const { date, euroCents } = useFormat();
  const days = { date: date(on), from: date(from), until: date(until), tightestFrom: date(tightestFrom) };
  const kept = [
    t('checks.minimumWageKept', { ...days, wage: euroCents(hourlyWageCents) }),
    t(`checks.cashPayKept_${benefitValue107}`, days),
  ];
  return kept.map((sentence) => (
    <li key={sentence} className={classes['passed']}>
      <IconCircleCheck size={20} stroke={1.75} aria-hidden="true" />
      {sentence}
    </li>
  ));
}

/** Rules may have become stricter since the order; it is the employer who decides on it. */
function PriceCheck({ listPriceCents, limitCents }: NonNullable<AutomaticChecksProps['price']>) {
  const { t } = useTranslation('desk');
  const { euro } = useFormat();
  const isWithin = listPriceCents <= limitCents;
  const Icon = isWithin ? IconCircleCheck : IconAlertTriangle;
  return (
    <li className={classes[isWithin ? 'passed' : 'pending']}>
      <Icon size={20} stroke={1.75} aria-hidden="true" />
      {t(isWithin ? 'checks.priceWithinRules' : 'checks.priceAboveRules', { limit: euro(limitCents) })}
    </li>
  );
}
