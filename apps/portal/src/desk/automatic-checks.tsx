import type { EmployerOrderSheet } from '@stromwandel/api-spec';
import { IconCircleCheck, IconClock } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format/use-format.ts';
import classes from './automatic-checks.module.css';

/** What the server has checked before anybody has to decide. */
export function AutomaticChecks({ checks }: Pick<EmployerOrderSheet, 'checks'>) {
  const { t } = useTranslation('desk');
  const { date } = useFormat();
  const headingId = useId();
  if (checks.length === 0) return null;
  return (
    <section className={classes['checks']} aria-labelledby={headingId}>
      <h3 id={headingId} className={classes['title']}>
        {t('checks.title')}
      </h3>
      <ul className={classes['list']}>
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
      </ul>
    </section>
  );
}
