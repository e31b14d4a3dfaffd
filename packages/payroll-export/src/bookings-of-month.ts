import {
  addCents,
  cents,
  subtractCents,
  ZERO_CENTS,
  type CalendarDate,
  type Cents,
} from '@stromwandel/kernel';
import type { CountedTrips, DeclaredCharging, Lease, MonthlyAmounts, Pause } from './lease.ts';
import { daysOf, daysWithin, monthOf, type PayrollMonth } from './payroll-month.ts';

/** Payroll's booking for one car in one month. */
export interface Booking extends MonthlyAmounts {
  readonly orderId: number;
  readonly personId: number;
  readonly personnelNumber: string | null;
  readonly firstName: string;
  readonly lastName: string;
  /** Days of the month within the lease. */
  readonly days: number;
  readonly daysOfMonth: number;
  /**
   * Fee for the use on days without pay, as high as the pay that cannot be given up then: from the person, and lowering
   * the benefits in kind, which stand here before it.
   */
  readonly usageFee: Cents;
  /** A further fee, unless the insurance of the rate pays; still to be settled, and in no file. */
  readonly usageFeeOpen: Cents;
  /** Declared trips that make the benefit of the way to work, kept with the payroll record; null at 0.03 %. */
  readonly trips: CountedTrips | null;
  /** Electricity charged at home, paid for by the person. */
  readonly charging: DeclaredCharging | null;
  /** Its tax-free refund, § 3 no. 50 EStG. */
  readonly chargingRefund: Cents;
  /** Whether the law of the month is not known; such bookings go into no file. */
  readonly provisional: boolean;
}

const earlier = (one: CalendarDate, other: CalendarDate) => (one < other ? one : other);

function daysWithoutPay(
  month: PayrollMonth,
  { from, until, pauses }: Pick<Lease, 'from' | 'until' | 'pauses'>,
): number {
  const later = (one: CalendarDate, other: CalendarDate) => (one > other ? one : other);
  return pauses.reduce(
    (days, pause) => days + daysWithin(month, later(from, pause.from), earlier(until, pause.until ?? until)),
    0,
  );
}

/** The part of a monthly amount that falls on some of the days; half a cent up. Amounts are not negative. */
function proRata(monthly: Cents, days: number, daysOfMonth: number): Cents {
  return cents(Math.floor((2 * monthly * days + daysOfMonth) / (2 * daysOfMonth)));
}

/**
 * The share of a monthly amount for some days of a lease in a month. First and last month of a complete term make up
 * one monthly amount, so that the term equals the contract's sum: the last one takes the rest of the first.
 */
function partOf(
  { from, until, termUntil }: Pick<Lease, 'from' | 'until' | 'termUntil'>,
  month: PayrollMonth,
): (monthly: Cents, counted: number) => Cents {
  const daysOfMonth = daysOf(month);
  const firstMonth = monthOf(from);
  const isLast = until === termUntil && month === monthOf(until) && month !== firstMonth;
  const firstDays = daysWithin(firstMonth, from, until);
  // A handover on the first of a month has whole months alone.
  if (!isLast || firstDays === daysOf(firstMonth)) {
    return (monthly, counted) => proRata(monthly, counted, daysOfMonth);
  }
  const lastDays = daysWithin(month, from, until);
  return (monthly, counted) =>
    proRata(subtractCents(monthly, proRata(monthly, firstDays, daysOf(firstMonth))), counted, lastDays);
}

type Benefits = Pick<MonthlyAmounts, 'benefitPrivateUse' | 'benefitCommute' | 'benefitCommuteFlat'>;

/** The benefits less the electricity that the person bears, to 0 at most: first private use, then the way to work. */
function benefitsAfter(charging: DeclaredCharging | null, monthly: Benefits): Benefits {
  let rest = charging?.rule === 'LOWER_BENEFIT' ? charging.cost : ZERO_CENTS;
  const lowered = (benefit: Cents): Cents => {
    const taken = cents(Math.min(benefit, rest));
    rest = subtractCents(rest, taken);
    return subtractCents(benefit, taken);
  };
  return {
    benefitPrivateUse: lowered(monthly.benefitPrivateUse),
    benefitCommute: lowered(monthly.benefitCommute),
    benefitCommuteFlat: lowered(monthly.benefitCommuteFlat),
  };
}

type Shared = Pick<Booking, 'days' | 'grossReduction' | 'usageFee' | 'usageFeeOpen' | 'employerContribution'>;

/** What counts by days in a month, of one agreed term. */
function termInMonth(
  { from, until, termUntil, pauses }: Pick<Lease, 'from' | 'until' | 'termUntil' | 'pauses'>,
  { grossReduction, employerContribution }: Pick<MonthlyAmounts, 'grossReduction' | 'employerContribution'>,
  month: PayrollMonth,
): Shared {
  const days = daysWithin(month, from, until);
  const daysOfPause = (of: Pause['fee']) =>
    daysWithoutPay(month, { from, until, pauses: pauses.filter(({ fee }) => fee === of) });
  const [feeDays, openDays, freeDays] = [
    daysOfPause('OWED'),
    daysOfPause('INSURANCE_DECIDES'),
    daysOfPause('NONE'),
  ];
  const paidDays = days - feeDays - openDays - freeDays;
  const part = partOf({ from, until, termUntil }, month);
  const upTo = (counted: number) => part(grossReduction, counted);
  return {
    days,
    grossReduction: upTo(paidDays),
    // Cut where the days meet, so that the three parts are what a month with pay would be.
    usageFee: subtractCents(upTo(paidDays + feeDays), upTo(paidDays)),
    usageFeeOpen: subtractCents(upTo(days - freeDays), upTo(paidDays + feeDays)),
    employerContribution: part(employerContribution, days),
  };
}

/** The ordered term and its extensions together: each has its own first and last month. */
function termsInMonth(
  { from, until, termUntil, extensions, pauses, monthly }: Lease,
  month: PayrollMonth,
): Shared {
  const spans = [{ from, until: termUntil, ...monthly }, ...extensions];
  return spans
    .map((span) => {
      const { from: first, until: last } = span;
      return termInMonth({ from: first, until: earlier(until, last), termUntil: last, pauses }, span, month);
    })
    .reduce((sum, one) => ({
      days: sum.days + one.days,
      grossReduction: addCents(sum.grossReduction, one.grossReduction),
      usageFee: addCents(sum.usageFee, one.usageFee),
      usageFeeOpen: addCents(sum.usageFeeOpen, one.usageFeeOpen),
      employerContribution: addCents(sum.employerContribution, one.employerContribution),
    }));
}

/**
 * The bookings of a month, by name and order. Pay given up and the employer's share count by calendar days in the months
 * of handover and return, as the contract says, and both months make one amount; an extension counts likewise on its own. Without pay nothing can be given up: those days do not count for it, while the
 * employer's share and the benefit go on as long as the car is there. Benefits in kind are monthly amounts: they count in full for every month
 * that the car was there on any day (R 8.1 (9) no. 1 LStR), and the VAT follows them. Electricity at home is refunded, or lowers
 * them.
 */
export function bookingsOfMonth(leases: readonly Lease[], month: PayrollMonth): Booking[] {
  const daysOfMonth = daysOf(month);
  return leases
    .flatMap((lease): Booking[] => {
      const {
        from,
        until,
        availableUntil,
        termUntil: _term,
        extensions: _more,
        pauses: _pauses,
        monthly,
        ...rest
      } = lease;
      // A month of an overdue car has its benefit, and nothing else.
      if (daysWithin(month, from, until) === 0 && daysWithin(month, from, availableUntil) === 0) return [];
      return [
        {
          ...rest,
          ...termsInMonth(lease, month),
          daysOfMonth,
          ...benefitsAfter(lease.charging, monthly),
          chargingRefund: lease.charging?.rule === 'REIMBURSE' ? lease.charging.cost : ZERO_CENTS,
          vatPassedOn: monthly.vatPassedOn,
        },
      ];
    })
    .toSorted(
      (a, b) =>
        a.lastName.localeCompare(b.lastName, 'de') ||
        a.firstName.localeCompare(b.firstName, 'de') ||
        a.orderId - b.orderId,
    );
}
