import type { LeaseDistance } from './distance.ts';
import classes from './lease-distance.module.css';

interface DistanceBarProps {
  readonly distance: LeaseDistance & { readonly drivenKm: number };
}

const PERCENT = 100;

/** Driven, forecast and agreed kilometres on one scale. The facts below it say the same. */
export function DistanceBar({ distance }: DistanceBarProps) {
  const { drivenKm, agreedKm, plannedKm, forecast, extraTolerance } = distance;
  const longest = Math.max(agreedKm, drivenKm, forecast?.km ?? 0);
  const share = (km: number) => `${(km / longest) * PERCENT}%`;
  const free = forecast ? Math.max(drivenKm, Math.min(forecast.km, agreedKm + extraTolerance)) : drivenKm;
  const beyond = forecast ? Math.max(0, forecast.km - free) : 0;
  return (
    <div className={classes['bar']} aria-hidden="true">
      <span className={classes['driven']} style={{ width: share(drivenKm) }} />
      <span className={classes['forecast']} style={{ width: share(free - drivenKm) }} />
      <span className={classes['beyond']} style={{ width: share(beyond) }} />
      {plannedKm !== null && <span className={classes['plan']} style={{ left: share(plannedKm) }} />}
      <span className={classes['agreed']} style={{ left: share(agreedKm) }} />
    </div>
  );
}
