import { addDays, addMonths, calendarDate, cents, daysBetween, type CalendarDate } from '@stromwandel/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookingsOfMonth } from './bookings-of-month.ts';
import type { Lease } from './lease.ts';
import { payrollMonth } from './payroll-month.ts';
import { sampleLease } from './testing/sample-lease.ts';

const inMonth = (month: string, ...leases: Parameters<typeof sampleLease>[0][]) =>
  bookingsOfMonth(leases.map(sampleLease), payrollMonth(month));

const lastDayOfTerm = (from: CalendarDate, months: number) => addDays(addMonths(from, months), -1);

describe('an overdue car', () => {
  const overdue = { until: calendarDate('2029-12-15'), availableUntil: calendarDate('2030-01-08') };

  it('has its benefit for each month that it was there, and no conversion after the last day', () => {
    expect(inMonth('2029-12', overdue)).toMatchObject([{ days: 15, benefitPrivateUse: 105_00 }]);
    expect(inMonth('2030-01', overdue)).toMatchObject([
      {
        days: 0,
        grossReduction: 0,
        employerContribution: 0,
        benefitPrivateUse: 105_00,
        benefitCommute: 63_00,
      },
    ]);
    expect(inMonth('2030-02', overdue)).toEqual([]);
  });
});

describe('the bookings of a month', () => {
  it('are the monthly amounts in a full month', () => {
    expect(inMonth('2027-01', {})).toMatchObject([
      {
        days: 31,
        daysOfMonth: 31,
        grossReduction: 512_33,
        benefitPrivateUse: 105_00,
        benefitCommute: 63_00,
        employerContribution: 50_00,
      },
    ]);
  });

  it('count the conversion by calendar days in the month of the handover, and benefits in full', () => {
    // 16 of 31 days: 512.33 x 16 / 31 = 264.428...; 50 x 16 / 31 = 25.806...
    expect(inMonth('2026-12', {})).toMatchObject([
      {
        days: 16,
        grossReduction: 264_43,
        employerContribution: 25_81,
        benefitPrivateUse: 105_00,
        benefitCommute: 63_00,
      },
    ]);
  });

  it('count the month of the return the same way', () => {
    expect(inMonth('2029-12', {})).toMatchObject([
      { days: 15, grossReduction: 247_90, benefitPrivateUse: 105_00 },
    ]);
    expect(inMonth('2030-01', {})).toEqual([]);
    expect(inMonth('2026-11', {})).toEqual([]);
  });

  it('round half a cent up', () => {
    const monthly = { ...sampleLease().monthly, grossReduction: cents(1) };
    const from = calendarDate('2027-04-16');
    expect(inMonth('2027-04', { monthly, from })).toMatchObject([
      { days: 15, daysOfMonth: 30, grossReduction: 1 },
    ]);
    expect(inMonth('2027-04', { monthly, from: calendarDate('2027-04-17') })).toMatchObject([
      { grossReduction: 0 },
    ]);
  });

  it('are sorted by name, umlauts beside their letters, then by order', () => {
    const names = inMonth(
      '2027-01',
      { lastName: 'Zorn' },
      { lastName: 'Öztürk', orderId: 9 },
      { lastName: 'Otto' },
      { orderId: 3 },
    );
    expect(names.map(({ lastName, orderId }) => [lastName, orderId])).toEqual([
      ['Otto', 7],
      ['Öztürk', 3],
      ['Öztürk', 9],
      ['Zorn', 7],
    ]);
  });
});

describe('over a whole lease', () => {
  const days = fc
    .date({ min: new Date('2025-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
    .map((date) => calendarDate(date.toISOString().slice(0, 10)));

  it('the conversion is rate x months to the cent, also from 29 February on', () => {
    fc.assert(
      fc.property(
        days,
        fc.integer({ min: 12, max: 60 }),
        fc.integer({ min: 0, max: 300_000 }),
        (from, months, rate) => {
          const lease = sampleLease({
            from,
            until: lastDayOfTerm(from, months),
            termUntil: lastDayOfTerm(from, months),
            monthly: { ...sampleLease().monthly, grossReduction: cents(rate) },
          });
          let total = 0;
          let booked = 0;
          for (let year = 2025; year <= 2033; year += 1) {
            for (let month = 1; month <= 12; month += 1) {
              const [booking] = bookingsOfMonth(
                [lease],
                payrollMonth(`${year}-${String(month).padStart(2, '0')}`),
              );
              if (booking) booked += 1;
              total += booking?.grossReduction ?? 0;
            }
          }
          expect([months, months + 1]).toContain(booked);
          expect(total).toBe(rate * months);
        },
      ),
    );
  });

  it('an extension goes on the day after the term: both terms add up to the cent, and no day is counted twice', () => {
    fc.assert(
      fc.property(
        days,
        fc.constantFrom(24, 36, 48),
        fc.constantFrom(3, 6, 12),
        fc.tuple(fc.integer({ min: 0, max: 300_000 }), fc.integer({ min: 0, max: 300_000 })),
        (from, months, more, [rate, later]) => {
          const termUntil = lastDayOfTerm(from, months);
          const until = lastDayOfTerm(from, months + more);
          const lease = sampleLease({
            from,
            until,
            availableUntil: until,
            termUntil,
            monthly: { ...sampleLease().monthly, grossReduction: cents(rate) },
            extensions: [
              {
                from: addDays(termUntil, 1),
                until,
                grossReduction: cents(later),
                employerContribution: cents(0),
              },
            ],
          });
          const bookings = Array.from({ length: 9 * 12 }, (_, at) =>
            payrollMonth(`${2025 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`),
          ).flatMap((month) => bookingsOfMonth([lease], month));
          const sum = bookings.reduce((total, { grossReduction }) => total + grossReduction, 0);
          expect(sum).toBe(rate * months + later * more);
          const counted = bookings.reduce((total, one) => total + one.days, 0);
          expect(counted).toBe(daysBetween(from, until) + 1);
        },
      ),
    );
  });

  it('the month of the transition has the rest of the term and the first days of the extension', () => {
    const [from, termUntil] = [calendarDate('2026-03-17'), calendarDate('2029-03-16')];
    const monthly = { ...sampleLease().monthly, grossReduction: cents(515_00) };
    const extensions = [
      {
        from: addDays(termUntil, 1),
        until: calendarDate('2029-06-16'),
        grossReduction: cents(482_00),
        employerContribution: cents(50_00),
      },
    ];
    const until = calendarDate('2029-06-16');
    // 515.00 − 249.19 (15 of 31 days) = 265.81, and 482.00 × 15 / 31 = 233.23; in June 482.00 − 233.23 = 248.77.
    const booked = ['2029-03', '2029-04', '2029-06', '2029-07'].map((month) =>
      inMonth(month, { from, until, availableUntil: until, termUntil, monthly, extensions }).map(
        ({ grossReduction, days: counted }) => [grossReduction, counted],
      ),
    );
    expect(booked).toEqual([[[499_04, 31]], [[482_00, 30]], [[248_77, 16]], []]);
  });

  it('from 29 February on counts in the last month what the first left', () => {
    const from = calendarDate('2028-02-29');
    const until = lastDayOfTerm(from, 12);
    const monthly = { ...sampleLease().monthly, grossReduction: cents(515_00) };
    const bookedIn = (month: string) =>
      inMonth(month, { from, until, termUntil: until, monthly }).map(({ grossReduction }) => grossReduction);
    // 515.00 / 29 = 17.7586...
    expect([bookedIn('2028-02'), bookedIn('2029-02')]).toEqual([[17_76], [497_24]]);
    const left = calendarDate('2029-02-14');
    expect(inMonth('2029-02', { from, until: left, termUntil: until, monthly })).toMatchObject([
      { grossReduction: 257_50 },
    ]);
  });
});

describe('days without pay', () => {
  const pause = (from: string, until: string | null) => ({
    from: calendarDate(from),
    until: until === null ? null : calendarDate(until),
    fee: 'OWED' as const,
  });
  const figures = (month: string, pauses: Lease['pauses']) =>
    bookingsOfMonth([sampleLease({ pauses })], payrollMonth(month)).map(
      ({ days, grossReduction, usageFee, benefitPrivateUse, employerContribution }) => [
        days,
        grossReduction,
        usageFee,
        benefitPrivateUse,
        employerContribution,
      ],
    );

  it.each<[string, string, Lease['pauses'], number]>([
    ['a whole month', '2027-03', [pause('2027-02-10', '2027-04-05')], 0],
    ['from a day on', '2027-03', [pause('2027-03-11', null)], Math.round((51_233 * 10) / 31)],
    ['until a day', '2027-03', [pause('2027-01-01', '2027-03-10')], Math.round((51_233 * 21) / 31)],
    [
      'twice in a month',
      '2027-03',
      [pause('2027-03-01', '2027-03-05'), pause('2027-03-20', '2027-03-24')],
      Math.round((51_233 * 21) / 31),
    ],
    ['in another month', '2027-03', [pause('2027-04-01', null)], 51_233],
    // The car came on the 16th: 16 days, of which two without pay.
    [
      'before and after the handover',
      '2026-12',
      [pause('2026-12-01', '2026-12-17')],
      Math.round((51_233 * 14) / 31),
    ],
  ])(
    '%s cost a fee instead of the conversion, and change neither benefit nor the employer’s share',
    (_name, month, pauses, gross) => {
      const days = month === '2026-12' ? 16 : 31;
      const share = month === '2026-12' ? Math.round((5_000 * 16) / 31) : 5_000;
      const fee = Math.round((51_233 * days) / 31) - gross;
      expect(figures(month, pauses)).toEqual([[days, gross, fee, 10_500, share]]);
    },
  );

  it('cost no fee yet where the insurance of the rate decides, and the parts are a full month', () => {
    const pauses = [
      pause('2027-03-01', '2027-03-05'),
      { ...pause('2027-03-11', '2027-03-20'), fee: 'INSURANCE_DECIDES' as const },
    ];
    const [booking] = bookingsOfMonth([sampleLease({ pauses })], payrollMonth('2027-03'));
    // 512.33 over 16, 21 and 31 of 31 days.
    expect(booking).toMatchObject({ grossReduction: 264_43, usageFee: 82_63, usageFeeOpen: 165_27 });
  });

  it('cost no fee in maternity protection, while the benefit continues', () => {
    const pauses = [{ ...pause('2027-03-17', '2027-05-20'), fee: 'NONE' as const }];
    const fees = (month: string) =>
      bookingsOfMonth([sampleLease({ pauses })], payrollMonth(month)).map(
        ({ grossReduction, usageFee, usageFeeOpen, benefitPrivateUse }) => [
          grossReduction,
          usageFee,
          usageFeeOpen,
          benefitPrivateUse,
        ],
      );
    expect(fees('2027-03')).toEqual([[264_43, 0, 0, 10_500]]);
    expect(fees('2027-04')).toEqual([[0, 0, 0, 10_500]]);
  });
});
