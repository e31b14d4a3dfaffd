import { useTranslation } from '../../i18n/use-translation.ts';
import type { ReplyOf } from '../../api/replies.ts';
import tableClasses from '../../product/desk/desk-table.module.css';
import { useNarrow } from '../../product/desk/use-narrow.ts';
import { useFormat } from '../../format/use-format.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import type { Tone } from '../../ui/tone.ts';
import { TripDays } from './trip-days.tsx';
import { PAYROLL_AMOUNTS, type PayrollAmount } from './payroll-amounts.ts';
import classes from './payroll-bookings.module.css';
import { ScrollingTable } from '../../ui/scrolling-table.tsx';

type Preview = ReplyOf<'previewPayroll'>;
type Booking = Preview['bookings'][number];

interface PayrollBookingsProps {
  readonly bookings: readonly Booking[];
  readonly totals: Preview['totals'];
  readonly month: string;
}

const TONES: Record<Booking['state'], Tone> = {
  NEW: 'gain',
  CHANGED: 'info',
  SAME: 'neutral',
  ENDED: 'warn',
};

/** Columns shown only with an amount: few employers pass VAT on, tax the commute flat or refund electricity, and few months have no pay. */
const RARE: readonly PayrollAmount[] = [
  'benefitCommuteFlatCents',
  'vatPassedOnCents',
  'usageFeeCents',
  'chargingRefundCents',
];

/** Where electricity charged at home shows. */
const CHARGED_IN = { REIMBURSE: 'chargingRefundCents', LOWER_BENEFIT: 'benefitPrivateUseCents' } as const;

/** The columns of amounts. */
function amountNames(bookings: readonly Booking[]) {
  return PAYROLL_AMOUNTS.filter(
    (name) =>
      !RARE.includes(name) ||
      bookings.some((booking) => booking[name] > 0 || (booking.before?.[name] ?? 0) > 0),
  );
}

/** What payroll has to book for each car; on phones as cards. */
export function PayrollBookings(props: PayrollBookingsProps) {
  return useNarrow() ? <Cards {...props} /> : <Table {...props} />;
}

function State({ state }: Pick<Booking, 'state'>) {
  const { t } = useTranslation('payroll');
  return <StatusBadge tone={TONES[state]}>{t(`states.${state}`)}</StatusBadge>;
}

interface AmountProps {
  readonly booking: Booking;
  readonly name: PayrollAmount;
  readonly month: string;
}

/** An amount with what it was in the month before, where that differs. */
function Amount({ booking, name, month }: AmountProps) {
  const { t } = useTranslation('payroll');
  const { amount, number } = useFormat();
  const before = booking.before?.[name];
  if (booking.state === 'ENDED') return <s>{amount(booking[name])}</s>;
  return (
    <>
      {amount(booking[name])}
      {before !== undefined && before !== booking[name] && (
        <span className={tableClasses['small']}>{t('before', { amount: amount(before) })}</span>
      )}
      {name === 'benefitCommuteCents' && booking.trips !== null && (
        <div className={tableClasses['small']}>
          {t('trips.counted', { count: booking.trips.counted })}
          {booking.trips.declared > 0 && <TripDays booking={booking} month={month} />}
        </div>
      )}
      {booking.charging !== null && name === CHARGED_IN[booking.charging.rule] && (
        <span className={tableClasses['small']}>
          {t(`charging.${booking.charging.rule}`, {
            kwh: number(booking.charging.kwh),
            cost: amount(booking.charging.costCents),
          })}
        </span>
      )}
    </>
  );
}

function Table({ bookings, totals, month }: PayrollBookingsProps) {
  const { t } = useTranslation('payroll');
  const { amount } = useFormat();
  const names = amountNames(bookings);
  return (
    <ScrollingTable label={t('columns.caption')} className={classes['scroll']}>
      <table className={tableClasses['table']}>
        <caption className={classes['caption']}>{t('columns.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('columns.person')}</th>
            <th scope="col">{t('columns.days')}</th>
            {names.map((name) => (
              <th key={name} scope="col" className={tableClasses['amount']}>
                {t(`columns.${name}`)}
              </th>
            ))}
            <th scope="col">{t('columns.state')}</th>
          </tr>
        </thead>
        <tbody>
          {bookings.map((booking) => (
            <tr key={`${booking.orderId}-${booking.state}`}>
              <th scope="row" className={classes['person']}>
                {booking.lastName}, {booking.firstName}
                <span className={tableClasses['small']}>
                  {booking.personnelNumber === null
                    ? t('noNumber')
                    : t('number', { number: booking.personnelNumber })}
                </span>
              </th>
              <td>{t('daysOf', { days: booking.days, daysOfMonth: booking.daysOfMonth })}</td>
              {names.map((name) => (
                <td key={name} className={tableClasses['amount']}>
                  <Amount booking={booking} name={name} month={month} />
                </td>
              ))}
              <td>
                <State state={booking.state} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {t('columns.total')}
            </th>
            {names.map((name) => (
              <td key={name} className={tableClasses['amount']}>
                <strong>{amount(totals[name])}</strong>
              </td>
            ))}
            <td>{t('columns.cars', { count: bookings.filter(({ state }) => state !== 'ENDED').length })}</td>
          </tr>
        </tfoot>
      </table>
    </ScrollingTable>
  );
}

function Cards({ bookings, totals, month }: PayrollBookingsProps) {
  const { t } = useTranslation('payroll');
  const { amount } = useFormat();
  const names = amountNames(bookings);
  return (
    <>
      <ul>
        {bookings.map((booking) => (
          <li key={`${booking.orderId}-${booking.state}`} className={classes['card']}>
            <div className={classes['head']}>
              <strong>
                {booking.lastName}, {booking.firstName}
              </strong>
              <State state={booking.state} />
            </div>
            <p className={tableClasses['small']}>
              {booking.personnelNumber === null
                ? t('noNumber')
                : t('number', { number: booking.personnelNumber })}
            </p>
            <dl className={classes['facts']}>
              {names.map((name) => (
                <div key={name}>
                  <dt>{t(`columns.${name}`)}</dt>
                  <dd>
                    <Amount booking={booking} name={name} month={month} />
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      <dl className={classes['facts']} aria-label={t('columns.total')}>
        {names.map((name) => (
          <div key={name}>
            <dt>{t('totalOf', { name: t(`columns.${name}`) })}</dt>
            <dd>
              <strong>{amount(totals[name])}</strong>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
