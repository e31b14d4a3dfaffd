import { useTranslation } from '../../i18n/use-translation.ts';
import type { LeaseDistance } from './distance.ts';
import classes from './lease-distance.module.css';

interface DistanceBarProps {
  readonly distance: LeaseDistance & { readonly drivenKm: number };
}

const PERCENT = 100;

/** Driven, forecast and agreed kilometres on one scale, with its legend. The facts below it say the same. */
export function DistanceBar({ distance }: DistanceBarProps) {
  const { t } = useTranslation('distance');
  const { drivenKm, agreedKm, plannedKm, forecast, extraTolerance } = distance;
  const longest = Math.max(agreedKm, drivenKm, forecast?.km ?? 0);
  const share = (km: number) => `${(km / longest) * PERCENT}%`;
  const free = forecast ? Math.max(drivenKm, Math.min(forecast.km, agreedKm + extraTolerance)) : drivenKm;
  const beyond = forecast ? Math.max(0, forecast.km - free) : 0;
  return (
    <div aria-hidden="true">
      <div className={classes['bar']}>
        <span className={classes['driven']} style={{ width: share(drivenKm) }} />
        <span className={classes['forecast']} style={{ width: share(free - drivenKm) }} />
        <span className={classes['beyond']} style={{ width: share(beyond) }} />
        {plannedKm !== null && <span className={classes['plan']} style={{ left: share(plannedKm) }} />}
        <span className={classes['agreed']} style={{ left: share(agreedKm) }} />
      </div>
      <ul className={classes['legend']}>
        <li data-part="driven">{t('legend.driven')}</li>
        {forecast && <li data-part="forecast">{t('legend.forecast')}</li>}
        {beyond > 0 && <li data-part="beyond">{t('legend.beyond')}</li>}
        <li data-part="tick">{t('legend.ticks')}</li>
      </ul>
    </div>
  );
}
