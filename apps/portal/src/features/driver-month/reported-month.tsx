import type { ReactNode } from 'react';
import { useFormat } from '../../format/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import type { DriverMonth } from './month-entries.ts';
import classes from './month.module.css';

const DECIMALS_OF_KWH = 3;

interface ReportedMonthProps {
  readonly data: DriverMonth;
  /** What can be done about it. */
  readonly children: ReactNode;
}

/** A month that is over, as it was reported. */
export function ReportedMonth({ data, children }: ReportedMonthProps) {
  const { t } = useTranslation('month');
  const { date, unit, euroCents } = useFormat();
  const { trips, charging, reportedAt } = data;
  const reported = charging?.reported;
  return (
    <SectionCard
      compact
      title={t('reported.title')}
      description={reportedAt === null ? t('reported.never') : t('reported.at', { day: date(reportedAt) })}
    >
      <div className={classes['stack']}>
        {trips && (
          <div>
            <h3>{t('trips.title')}</h3>
            <p>
              {trips.days === null
                ? t('reported.flat')
                : t('reported.days', {
                    count: trips.days.length,
                    days: trips.days.map((day) => date(day)).join(', ') || '–',
                  })}
            </p>
          </div>
        )}
        {charging && (
          <div>
            <h3>{t('charging.title')}</h3>
            <p>
              {reported
                ? reported.costCents === null
                  ? t('reported.noPrice', { kwh: unit(reported.kwh, 'kWh', DECIMALS_OF_KWH) })
                  : t(`reported.${reported.rule}`, {
                      kwh: unit(reported.kwh, 'kWh', DECIMALS_OF_KWH),
                      cost: euroCents(reported.costCents),
                    })
                : t('reported.noCharging')}
            </p>
          </div>
        )}
        <div>{children}</div>
      </div>
    </SectionCard>
  );
}
