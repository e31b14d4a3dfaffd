import { BENEFIT_VALUES_107 } from '@stromwandel/api-spec';
import { cents } from '@stromwandel/kernel';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link, useLocation } from 'react-router';
import type { TaxResultReply } from '../../api/replies.ts';
import { useFormat } from '../../format/use-format.ts';
import { paths } from '../../navigation/paths.ts';
import { Notice } from '../../ui/notice.tsx';
import classes from './limit-notices.module.css';

type Limits = Pick<TaxResultReply, 'stops' | 'warnings'>;
type Params = Limits['stops'][number]['params'];

const INSURANCE_EVENTS = ['BECOMES_COMPULSORY', 'STAYS_PRIVATE_55', 'STAYS_PRIVATE_EXEMPT'] as const;

const EURO = 100;

/** Every figure that a stop or warning may have, as text. */
function useFigures() {
  const format = useFormat();
  const { t } = useTranslation('payslip');
  return (params: Params) => {
    const event = INSURANCE_EVENTS.find((code) => code === params['event']);
    const possible = Number(params['possibleCents'] ?? 0);
    const reading = BENEFIT_VALUES_107.find((value) => value === params['benefitValue']);
    const euro = (name: string): string => {
      const value = params[name];
      return typeof value === 'number' ? format.euroCents(cents(value)) : '';
    };
    return {
      cashPay: euro('cashPayCents'),
      required: euro('requiredCents'),
      hourlyWage: euro('hourlyWageCents'),
      hours: format.number(Number(params['hoursPerWeek'] ?? 0), 2),
      benefits: euro('benefitsCents'),
      seizablePart: euro('seizablePartCents'),
      protectedPay: euro('protectedPayCents'),
      takeHome: euro('takeHomeCents'),
      running: euro('runningConversionCents'),
      // Down to the euro, so that what is named is allowed.
      possible: possible >= EURO ? format.euro(cents(possible - (possible % EURO))) : '',
      yearlyPay: euro('yearlyPayCents'),
      limit: euro('limitCents'),
      socialSecurityGross: euro('socialSecurityGrossCents'),
      staysPrivate: euro('staysPrivateCents'),
      becomesCompulsory: euro('becomesCompulsoryCents') || '–',
      event: event === undefined ? '' : t(`insuranceEvent.${event}`),
      assumed: euro('assumedCents'),
      wageFrom: typeof params['wageFrom'] === 'string' ? format.date(params['wageFrom']) : '',
      from: typeof params['from'] === 'string' ? format.date(params['from']) : '',
      draftOf: typeof params['publishedOn'] === 'string' ? format.date(params['publishedOn']) : '',
      reading:
        reading === undefined
          ? ''
          : t(`benefitValue107.${reading}`, {
              fullPrivateUse: euro('fullPrivateUseCents'),
              taxedPrivateUse: euro('taxedPrivateUseCents'),
            }),
      source: String(params['source'] ?? ''),
    };
  };
}

/** Stops and warnings that the person settles by other salary data, or checks there. */
const SETTLED_IN_PROFILE: ReadonlySet<string> = new Set([
  'MINIMUM_WAGE',
  'INSURANCE_STATUS_OPEN',
  'BASIC_SHARE_UNKNOWN',
]);

interface LimitNoticesProps extends Limits {
  /** The figures come from the person's saved salary data. */
  readonly ownData?: boolean;
}

/** A way on that helps: no lower rate does where the person's other cars reach the limit already. */
function useWayOut() {
  const { t } = useTranslation('payslip');
  return ({ code, params }: Limits['stops'][number]): string => {
    if (code === 'INSURANCE_STATUS_OPEN') return '';
    if (params['runningConversionCents'] === undefined) return t(`wayOut.${code}`);
    const isReached = params['reachedBy'] === 'OTHER_CARS';
    return t(isReached ? 'wayOutBesideOtherCars.OTHER_CARS' : `wayOutBesideOtherCars.${code}`);
  };
}

/** What would be left and what has to be, the way on, and behind a press how the limit is computed. */
function StopText({ code, params }: Limits['stops'][number]) {
  const { t } = useTranslation('payslip');
  const figures = useFigures()(params);
  const wayOut = useWayOut()({ code, params });
  const limit =
    params['runningConversionCents'] === undefined
      ? t(`stop.${code}`, figures)
      : t(`stopBesideOtherCars.${code}`, figures);
  const possible =
    figures.possible && params['reachedBy'] !== 'OTHER_CARS' ? t('possibleConversion', figures) : '';
  const isLong = code === 'CASH_PAY_LIMIT' || code === 'MINIMUM_WAGE';
  return (
    <>
      {[isLong ? t(`stopShort.${code}`, figures) : limit, wayOut, possible].filter(Boolean).join(' ')}
      {isLong && (
        <details className={classes['how']}>
          <summary>{t('stopHow')}</summary>
          {limit}
        </details>
      )}
    </>
  );
}

/** Limits of the law that forbid the conversion and consequences to know before it, each with its figures and a way on. */
export function LimitNotices({ stops, warnings, ownData = true }: LimitNoticesProps) {
  const { t } = useTranslation('payslip');
  const { pathname } = useLocation();
  const figures = useFigures();
  const action = (code: string) =>
    ownData && SETTLED_IN_PROFILE.has(code) ? (
      <Link to={paths.salary(pathname)}>{t('checkSalaryData')}</Link>
    ) : undefined;
  if (stops.length + warnings.length === 0) return null;
  return (
    <div className={classes['notices']}>
      {stops.map(({ code, params }) => (
        <Notice key={code} tone="danger" title={t(`stopTitle.${code}`)} action={action(code)}>
          <StopText code={code} params={params} />
        </Notice>
      ))}
      {warnings.map(({ code, params }) => (
        <Notice key={code} tone="warn" action={action(code)}>
          {t(`warning.${code}`, figures(params))}
        </Notice>
      ))}
    </div>
  );
}
