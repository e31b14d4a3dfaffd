import { subtractCents } from '@stromwandel/kernel';
import { carName } from '@stromwandel/offer';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link } from 'react-router';
import type { ReplyOf } from '../../api/replies.ts';
import { signedEuro } from '../../format/signed-euro.ts';
import { useFormat } from '../../format/use-format.ts';
import { paths } from '../../navigation/paths.ts';
import { TermForecast } from '../../product/forecast/term-forecast.tsx';
import { LimitNotices } from '../../product/payslip/limit-notices.tsx';
import { HeroRate } from '../../ui/hero-rate.tsx';
import { PayslipTable } from '../../ui/payslip-table.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { VehicleStage } from '../../ui/vehicle-stage.tsx';
import { CauseList } from './cause-list.tsx';
import { CheckedLimits, hasBrokenLimit } from './checked-limits.tsx';
import { CommuteMethod } from './commute-method.tsx';
import { JanuaryMark } from '../../product/january/january-mark.tsx';
import { LaterChange } from './later-change.tsx';
import classes from './january.module.css';

type January = ReplyOf<'getJanuary'>;
type Car = January['cars'][number];
type Change = NonNullable<Car['change']>;

interface JanuaryCarProps {
  readonly car: Car;
  readonly january: January;
}

/** One car before and after 1 January: the rate with its picture, causes beside the term, then what else was checked. */
export function JanuaryCar({ car, january }: JanuaryCarProps) {
  const { t } = useTranslation('january');
  const { euroCents, number } = useFormat();
  const { year, forecastBasis } = january;
  const { kind, orderId, vehicleId, vehicle, change, conversionCents, durationMonths, kmPerYear } = car;
  const name = [carName(vehicle.brand, vehicle.carModel), vehicle.trimLevel].filter(Boolean).join(' ');
  const title = t(orderId === null ? 'headings.saved' : 'headings.ordered', { car: name, id: orderId });
  const checks = change?.checks ?? null;
  const isBroken = checks !== null && hasBrokenLimit(checks);
  const checked = checks && <CheckedLimits checks={checks} year={year} isLease={kind === 'LEASE'} />;
  const to =
    kind === 'LEASE'
      ? paths.car()
      : orderId === null
        ? paths.vehicle(vehicleId)
        : paths.orderPreview(orderId);
  return (
    <SectionCard
      title={title}
      description={t('car', {
        kind: t(`kinds.${kind}`),
        conversion: euroCents(conversionCents),
        months: durationMonths,
        km: number(kmPerYear),
      })}
    >
      <div className={classes['hero']}>
        {change === null ? (
          <p>{t('noChange')}</p>
        ) : (
          <Total change={change} january={january} isBroken={isBroken} />
        )}
        <div className={classes['picture']}>
          <VehicleStage
            photoUrl={vehicle.mainPhotoUrl}
            alt=""
            paint={vehicle.paint ?? undefined}
            size="card"
          />
        </div>
      </div>
      {isBroken && checked}
      {/* A lease that runs is not refused: its limits and the ways out stand above. */}
      {change && !(isBroken && kind === 'LEASE') && <LimitNotices stops={change.stops} warnings={[]} />}
      <div className={classes['columns']}>
        {change && (
          <div>
            <CauseList causes={change.causes} hasDraftedLimits={january.state === 'DRAFT'} />
            <Payslips change={change} year={year} />
            {change.later && <LaterChange later={change.later} january={january} />}
            {change.commute && <CommuteMethod commute={change.commute} year={year} />}
          </div>
        )}
        <div>
          {car.forecast.length > 0 && (
            <>
              <h3 className={classes['heading']}>{t('term.title')}</h3>
              <TermForecast of={title} years={car.forecast} basis={forecastBasis} />
            </>
          )}
          {!isBroken && checked}
        </div>
      </div>
      <p className={classes['quiet']}>
        {kind !== 'FAVOURITE' && `${t(car.salaryData === 'ORDER' ? 'frozenSalary' : 'ownSalary')} `}
        <Link to={to}>{t(`open.${kind}`)}</Link>
        {car.salaryData === 'ORDER' && (
          <>
            {' · '}
            <Link to={paths.salary()}>{t('updateSalary')}</Link>
          </>
        )}
      </p>
    </SectionCard>
  );
}

interface TotalProps {
  readonly change: Change;
  readonly january: January;
  /** A limit of the law is broken: something does change then. */
  readonly isBroken: boolean;
}

/** The sentence of the change, and the new rate beside the one until December. */
function Total({ change, january, isBroken }: TotalProps) {
  const { t } = useTranslation('january');
  const format = useFormat();
  const { euro, euroCents } = format;
  const { year } = january;
  const { rateBeforeCents, rateAfterCents, takeHomeBeforeCents, takeHomeAfterCents } = change;
  const difference = subtractCents(rateAfterCents, rateBeforeCents);
  return (
    <div>
      <p className={classes['total']}>
        {difference === 0
          ? t(isBroken ? 'sameRate' : 'same', { rate: euroCents(rateAfterCents) })
          : t('total', { after: euroCents(rateAfterCents), before: euroCents(rateBeforeCents), year })}
        {difference === 0 && <JanuaryMark january={january} />}
      </p>
      {difference !== 0 && (
        <div className={classes['rates']}>
          <HeroRate
            label={t('rateFrom', { year })}
            mark={<JanuaryMark january={january} />}
            amount={euro(rateAfterCents)}
            size="order"
          />
          <p className={classes['before']}>
            <span>{t('rateUntil', { year: year - 1 })}</span>
            <strong>{euro(rateBeforeCents)}</strong>
          </p>
          <StatusBadge tone={difference < 0 ? 'gain' : 'copper'} size="large">
            {t('aMonth', { difference: signedEuro(difference, format) })}
          </StatusBadge>
        </div>
      )}
      <p>
        {takeHomeAfterCents === takeHomeBeforeCents
          ? t('sameTakeHome', { after: euroCents(takeHomeAfterCents) })
          : t('takeHome', {
              after: euroCents(takeHomeAfterCents),
              before: euroCents(takeHomeBeforeCents),
              difference: signedEuro(subtractCents(takeHomeAfterCents, takeHomeBeforeCents), format),
            })}
      </p>
    </div>
  );
}

const LINES = [
  'brutto',
  'lohnst',
  'soli',
  'kirchensteuer',
  'krankenversicherung',
  'pflegeversicherung',
  'rentenversicherung',
  'arbeitslosenversicherung',
  'arbeitskammerbeitrag',
  'takeHome',
] as const;

/** The payslips with the car of December and January; lines that are zero in both are left out. */
function Payslips({
  change: { december, january },
  year,
}: {
  readonly change: Change;
  readonly year: number;
}) {
  const { t } = useTranslation('january');
  const { amount, signedAmount } = useFormat();
  const rows = LINES.filter((line) => december[line] !== 0 || january[line] !== 0).map((line) => {
    const isPay = line === 'brutto' || line === 'takeHome';
    const difference = subtractCents(january[line], december[line]);
    return {
      key: line,
      label: t(`lines.${line}`),
      before: amount(december[line]),
      after: amount(january[line]),
      difference: signedAmount(difference),
      effect: difference === 0 ? 'none' : difference > 0 === isPay ? 'gain' : 'loss',
      total: line === 'takeHome',
    } as const;
  });
  return (
    <details className={classes['payslips']}>
      <summary>{t('payslips.open')}</summary>
      <PayslipTable
        caption={t('payslips.caption')}
        headings={{
          line: t('payslips.line'),
          before: t('payslips.december', { year: year - 1 }),
          after: t('payslips.january', { year }),
          difference: t('payslips.difference'),
        }}
        rows={rows}
      />
    </details>
  );
}
