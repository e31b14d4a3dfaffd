import type { LaterReply, ReplyOf } from '@stromwandel/api-spec';
import { calendarDate } from '@stromwandel/kernel';
import { sampleLater } from '../../later-benefits/testing/sample-later.ts';

type January = ReplyOf<'getJanuary'>;

const DECEMBER = {
  brutto: 4500,
  adjustedGross: 4153.2,
  lohnst: 562.25,
  soli: 0,
  kirchensteuer: 0,
  krankenversicherung: 363.4,
  pflegeversicherung: 99.68,
  rentenversicherung: 386.25,
  arbeitslosenversicherung: 53.99,
  arbeitskammerbeitrag: 0,
  arbeitgeberzuschussPKV: 0,
  arbeitgeberzuschussPV: 0,
  takeHome: 2519.43,
};

/** Sick pay shrinks by another ten euros, the health insurance changes, and all else stays. */
const laterInJanuary: LaterReply = {
  ...sampleLater,
  rows: sampleLater.rows.map((row) => {
    if (row.benefit === 'health') return { ...row, outcome: 'BECOMES_COMPULSORY' };
    return row.benefit === 'krankengeld' ? { ...row, lostPerMonthEur: (row.lostPerMonthEur ?? 0) + 10 } : row;
  }),
};

export const sampleChange: NonNullable<January['cars'][number]['change']> = {
  rateBeforeEur: 351.66,
  rateAfterEur: 349.8,
  takeHomeBeforeEur: 2519.43,
  takeHomeAfterEur: 2517.2,
  causes: [
    { cause: 'PERSON', rateEur: 0, takeHomeEur: 0 },
    { cause: 'TAX', rateEur: 0.22, takeHomeEur: 1 },
    { cause: 'CARE', rateEur: -2.08, takeHomeEur: -3.23 },
  ],
  december: DECEMBER,
  january: { ...DECEMBER, pflegeversicherung: 101.91, takeHome: 2517.2 },
  later: { december: sampleLater, january: laterInJanuary },
  commute: { valuation: 'FLAT_003', daysPerMonth: 8, flatEur: 349.8, singleTripsEur: 338.2 },
  checks: {
    minimumWage: { leftEur: 3985, requiredEur: 2530.67 },
    cashPay: { leftEur: 2517.2, requiredEur: 2005.29 },
    insurance: { status: 'ABOVE_LIMIT', yearlyPayEur: 81_900, limitEur: 77_400 },
  },
  stops: [],
};

/** A running lease of order 7. */
export const sampleJanuaryLease: January['cars'][number] = {
  kind: 'LEASE',
  orderId: 7,
  vehicleId: 3,
  vehicle: { brand: 'VW', carModel: 'ID.4', trimLevel: 'Pro', mainPhotoUrl: null, paint: '#30476B' },
  conversionEur: 515,
  durationMonths: 48,
  kmPerYear: 10_000,
  salaryData: 'ORDER',
  change: sampleChange,
  forecast: [
    { year: 2026, state: 'ENACTED', sameEur: 351.66, meanEur: 351.66, doubleEur: 351.66 },
    { year: 2027, state: 'DRAFT', sameEur: 349.8, meanEur: 349.8, doubleEur: 349.8 },
    { year: 2028, state: 'ASSUMED', sameEur: 349.8, meanEur: 348.9, doubleEur: null },
  ],
};

export const sampleJanuary: January = {
  year: 2027,
  state: 'DRAFT',
  checkedUntil: calendarDate('2026-11-20'),
  draftOf: calendarDate('2026-09-21'),
  minimumWage: { beforeEur: 13.9, afterEur: 14.6 },
  forecastBasis: { baseYear: 2026, draftYear: 2027, meanGrowthBasisPoints: 354 },
  cars: [sampleJanuaryLease],
};
