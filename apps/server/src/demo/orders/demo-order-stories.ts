import type { DemoColleagueName } from './demo-colleagues.ts';

/**
 * What happens to an order that ends well, in this order: after how many days, and at what minute of the day (UTC). Who
 * follows the list to one of its entries stands at a stage of its own.
 */
export const ORDER_WAY = [
  { act: 'ORDER', day: 0, minute: 485 },
  { act: 'CONFIRM', day: 0, minute: 495 },
  { act: 'READ_CONTRACT', day: 0, minute: 520 },
  { act: 'OPEN_CHECK', day: 0, minute: 1_050 },
  { act: 'PASS_CHECK', day: 0, minute: 1_056 },
  { act: 'SIGN', day: 1, minute: 990 },
  { act: 'APPROVE', day: 3, minute: 560 },
  { act: 'ORDER_CAR', day: 4, minute: 600 },
  { act: 'PROMISE_WEEK', day: 7, minute: 640 },
  { act: 'BUILD', day: 44, minute: 700 },
  { act: 'SHIP', day: 54, minute: 710 },
  { act: 'PROPOSE_APPOINTMENT', day: 55, minute: 540 },
  { act: 'CHOOSE_APPOINTMENT', day: 55, minute: 1_120 },
  { act: 'DELIVER', day: 58, minute: 720 },
  { act: 'BEGIN_RECORD', day: 58, minute: 830 },
  { act: 'REGISTER_CAR', day: 61, minute: 650 },
  { act: 'HAND_OVER', day: 62, minute: 840 },
  { act: 'REPORT_READING', day: 140, minute: 1_080 },
  { act: 'RETURN', day: 150, minute: 660 },
  { act: 'CLOSE', day: 164, minute: 605 },
] as const;

/** The day of the way in whose week the manufacturer promises the car. */
export const PROMISED_DAY = 60;

/** The day of the way on which the car is handed over. */
export const HANDOVER_DAY = 62;

/** How an order ends early, and on which day of its way. */
export const EARLY_ENDS = {
  CANCEL: { day: 1, minute: 1_020 },
  WITHDRAW: { day: 4, minute: 1_110 },
  DECLINE_AS_EMPLOYER: { day: 3, minute: 575 },
  DECLINE_AS_PROVIDER: { day: 5, minute: 610 },
  DECLINE_HANDOVER: { day: 60, minute: 620 },
  /** The day after the deadline of the step at which it was left. */
  RUN_OUT: { day: 15, minute: 365 },
} as const;

/** A second reading of a car that is driven on: how many days before today. */
export const READING_ACTS = [{ act: 'REPORT_READING', daysAgo: 16, minute: 1_075 }] as const;

/** A damage that is being handled: how many days before today. */
export const DAMAGE_ACTS = [
  { act: 'REPORT_DAMAGE', daysAgo: 6, minute: 1_070 },
  { act: 'HANDLE_DAMAGE', daysAgo: 5, minute: 590 },
  { act: 'PROPOSE_EXCESS', daysAgo: 2, minute: 640 },
] as const;

/** A letter of an authority, as far as it has come: how many days before today. */
export const FINE_ACTS = [
  { act: 'ADD_FINE', daysAgo: 4, minute: 560 },
  { act: 'ANSWER_FINE', daysAgo: 3, minute: 1_150 },
  { act: 'PASS_ON_FINE', daysAgo: 2, minute: 600 },
] as const;

export type FineAct = (typeof FINE_ACTS)[number]['act'];
/** A check of the licence that was due, named drivers: how many days before today. */
export const LICENCE_ACTS = [{ act: 'CHECK_LICENCE', daysAgo: 40, minute: 1_120 }] as const;
export const DRIVER_ACTS = [
  { act: 'INVITE_DRIVER', daysAgo: 20, minute: 1_080 },
  { act: 'ADMIT_DRIVER', daysAgo: 19, minute: 1_130 },
  { act: 'INVITE_OTHER_DRIVER', daysAgo: 3, minute: 1_090 },
] as const;

/** A month with trips and electricity at home: how many days before today. */
export const MONTH_ACTS = [
  { act: 'SETTLE_CHARGING', daysAgo: 14, minute: 600 },
  { act: 'COUNT_TRIPS', daysAgo: 12, minute: 1_100 },
  { act: 'REPORT_MONTH', daysAgo: 10, minute: 1_110 },
] as const;

export type MonthAct = (typeof MONTH_ACTS)[number]['act'];

/** The report about a returned car, with an objection: how many days before today. */
export const REPORT_ACTS = [
  { act: 'UPLOAD_REPORT', daysAgo: 10, minute: 570 },
  { act: 'OBJECT_TO_REPORT', daysAgo: 3, minute: 1_120 },
] as const;

/** How many days before today the personnel office reports that a person leaves. */
export const LEAVING_REPORTED_DAYS_AGO = 30;
export const LEAVING_ACTS = [
  { act: 'REPORT_LEAVING', daysAgo: LEAVING_REPORTED_DAYS_AGO, minute: 620 },
] as const;

/** The self-check of a car that goes back soon: how many days before today. */
export const CHECK_ACTS = [
  { act: 'PUBLISH_WEAR', daysAgo: 8, minute: 590 },
  { act: 'BEGIN_CHECK', daysAgo: 7, minute: 1_060 },
] as const;

/** The extension of a car near its end: how many days before today. */
export const EXTENSION_ACTS = [
  { act: 'WISH_EXTENSION', daysAgo: 5, minute: 1_130 },
  { act: 'OFFER_EXTENSION', daysAgo: 3, minute: 610 },
] as const;

/** The wish for a follow-up car, which the person then orders: how many days before today. */
export const FOLLOW_UP_ACTS = [{ act: 'WISH_FOLLOW_UP', daysAgo: 24, minute: 1_140 }] as const;

export type CheckAct = (typeof CHECK_ACTS)[number]['act'];
export type EndAct = (
  | typeof REPORT_ACTS
  | typeof LEAVING_ACTS
  | typeof EXTENSION_ACTS
  | typeof FOLLOW_UP_ACTS
)[number]['act'];
export type LicenceAct = (typeof LICENCE_ACTS | typeof DRIVER_ACTS)[number]['act'];
export type DamageAct = (typeof DAMAGE_ACTS)[number]['act'];
export type WayAct = (typeof ORDER_WAY)[number]['act'];
export type EarlyEnd = keyof typeof EARLY_ENDS;

/** One order of the demo world. */
export interface DemoOrderStory {
  readonly who: DemoColleagueName;
  /** Brand, model and trim level of the catalogue; without one, the first car of the model. */
  readonly car: readonly [brand: string, model: string, trimLevel?: string];
  readonly durationMonths: 24 | 36 | 48;
  readonly kmPerYear: 10_000 | 15_000 | 20_000;
  /** How many days ago it was ordered. */
  readonly daysAgo: number;
  /** The last act of the way that has happened. */
  readonly until: WayAct;
  readonly end?: EarlyEnd;
  /** What the person drives of the agreed distance; all of it without an entry. */
  readonly pace?: number;
  /** Whether the car has a damage. */
  readonly isDamaged?: boolean;
  /** The last act of a letter of an authority about the car. */
  readonly fine?: FineAct;
  /** Whether a due check of the licence was passed; without it, an old one is overdue. */
  readonly isChecked?: boolean;
  /** Whether the person has an active and an invited driver. */
  readonly hasDrivers?: boolean;
  /** Whether the person reports trips and electricity. */
  readonly reportsMonths?: boolean;
  /** Whether the report about the returned car has an objection. */
  readonly hasObjection?: boolean;
  /** Whether the person has begun the self-check, with the provider's first catalogue of wear. */
  readonly checksCar?: boolean;
  /** Whether the provider offers to extend the lease. */
  readonly isOffered?: boolean;
  /** Whether the person wishes a follow-up car; their next order follows the lease. */
  readonly isFollowed?: boolean;
  /** In how many days the employment ends, and the lease with it; below 0 the car is overdue. */
  readonly leavesIn?: number;
  /** The reason of the declining person, in their words. */
  readonly reason?: string;
}

type Car = DemoOrderStory['car'];
type Months = DemoOrderStory['durationMonths'];

function story(
  who: DemoColleagueName,
  car: Car,
  [durationMonths, kmPerYear]: readonly [Months, DemoOrderStory['kmPerYear']],
  daysAgo: number,
  until: WayAct,
): DemoOrderStory {
  return { who, car, durationMonths, kmPerYear, daysAgo, until };
}

const ON_THE_ROAD: readonly DemoOrderStory[] = [
  // Four months before its end with two offers to extend it, and over its distance.
  {
    ...story('ute', ['Fiat', '500e'], [24, 10_000], 668, 'REPORT_READING'),
    pace: 1.5,
    isChecked: true,
    isOffered: true,
  },
  // Four months before its end; the order of the next car follows it.
  {
    ...story('katrin', ['Dacia', 'Spring', 'Essential'], [24, 10_000], 667, 'REPORT_READING'),
    isChecked: true,
    isFollowed: true,
  },
  // The check of the licence is overdue.
  {
    ...story('david', ['Volkswagen', 'ID.4', 'PRO'], [36, 15_000], 236, 'REPORT_READING'),
    isDamaged: true,
    fine: 'PASS_ON_FINE',
  },
  story('elif', ['Tesla', 'Model 3', 'Rear-Wheel Drive'], [36, 10_000], 207, 'CLOSE'),
  { ...story('bastian', ['BMW', 'i4', 'eDrive35'], [48, 20_000], 191, 'RETURN'), hasObjection: true },
  // The check of the licence is due, and the employment ends in 40 days.
  {
    ...story('frank', ['Škoda', 'Enyaq iV', '80'], [48, 15_000], 163, 'HAND_OVER'),
    fine: 'ANSWER_FINE',
    leavesIn: 40,
    checksCar: true,
  },
  {
    ...story('greta', ['Volvo', 'EX30'], [24, 10_000], 128, 'HAND_OVER'),
    fine: 'ADD_FINE',
    hasDrivers: true,
    reportsMonths: true,
  },
  // Overdue for four days: the employment has ended. The employer is the holder and has not passed the letter on.
  {
    ...story('daniela', ['Mini', 'Cooper SE'], [36, 10_000], 96, 'HAND_OVER'),
    fine: 'ANSWER_FINE',
    leavesIn: -4,
  },
];

const ON_THE_WAY: readonly DemoOrderStory[] = [
  story('hannes', ['Hyundai', 'IONIQ 6', 'Long Range'], [36, 20_000], 60, 'BEGIN_RECORD'),
  story('ines', ['Renault', '5 E-Tech', '110 kW'], [24, 10_000], 56, 'PROPOSE_APPOINTMENT'),
  story('emil', ['MG Motor', 'MG4', 'Long Range'], [36, 15_000], 50, 'BUILD'),
  story('jan', ['Volkswagen', 'ID.3', 'PRO'], [36, 10_000], 47, 'BUILD'),
  story('katrin', ['Cupra', 'Born', '77 kWh'], [48, 10_000], 23, 'PROMISE_WEEK'),
  // The manufacturer has kept silent for longer than its week.
  story('lukas', ['Polestar', 'Polestar 2', 'Standard Range Single Motor'], [36, 15_000], 15, 'ORDER_CAR'),
  story('mia', ['BMW', 'iX1', 'xDrive30'], [36, 15_000], 6, 'ORDER_CAR'),
  story('nils', ['Škoda', 'Elroq'], [48, 15_000], 7, 'APPROVE'),
  story('georg', ['Audi', 'Q4 e-tron', '40'], [36, 20_000], 5, 'APPROVE'),
  story('theresa', ['Ford', 'Puma Gen-E'], [36, 10_000], 4, 'APPROVE'),
];

const WAITING_FOR_THE_EMPLOYER: readonly DemoOrderStory[] = [
  // Long enough for the queue to say so.
  story('olga', ['Hyundai', 'Kona Electric', 'Long Range'], [36, 10_000], 20, 'SIGN'),
  story('paul', ['Polestar', 'Polestar 2', 'Long Range Single Motor'], [36, 15_000], 8, 'SIGN'),
  story('greta', ['Fiat', '500e'], [36, 10_000], 6, 'SIGN'),
  story('simon', ['BMW', 'iX1', 'xDrive30'], [48, 20_000], 4, 'SIGN'),
  story('rosa', ['Renault', '5 E-Tech', '40 kWh'], [24, 10_000], 3, 'SIGN'),
  story('franziska', ['Mercedes-Benz', 'EQA', '300 4MATIC'], [36, 15_000], 5, 'SIGN'),
  story('hanna', ['Mini', 'Cooper SE'], [36, 10_000], 2, 'SIGN'),
];

const WITH_THE_EMPLOYEE: readonly DemoOrderStory[] = [
  story('paul', ['Tesla', 'Model Y', 'Long Range RWD'], [36, 15_000], 9, 'ORDER'),
  story('nils', ['Dacia', 'Spring', 'Essential'], [36, 10_000], 2, 'CONFIRM'),
  story('elif', ['Smart', '#1'], [24, 10_000], 2, 'READ_CONTRACT'),
  story('emil', ['Volvo', 'EX30', '69 kWh'], [48, 15_000], 1, 'OPEN_CHECK'),
  story('georg', ['Peugeot', 'e-208'], [36, 10_000], 1, 'PASS_CHECK'),
];

const ENDED: readonly DemoOrderStory[] = [
  {
    ...story('theresa', ['Porsche', 'Macan'], [36, 10_000], 74, 'SIGN'),
    end: 'DECLINE_AS_EMPLOYER',
    reason:
      'Der Listenpreis liegt über dem Rahmen unserer Abteilung. Bitte wählen Sie ein Fahrzeug bis 60.000 €.',
  },
  {
    ...story('franziska', ['Nissan', 'Ariya', '87 kWh Engage'], [36, 15_000], 41, 'APPROVE'),
    end: 'DECLINE_AS_PROVIDER',
    reason: 'Der Hersteller liefert diese Ausstattung nicht mehr.',
  },
  {
    ...story('ute', ['Volvo', 'EX30'], [36, 10_000], 90, 'DELIVER'),
    end: 'DECLINE_HANDOVER',
    reason: 'Das Auto wurde auf dem Transport beschädigt. Bitte bestellen Sie neu.',
  },
  {
    ...story('rosa', ['Cupra', 'Tavascan'], [48, 15_000], 33, 'SIGN'),
    end: 'WITHDRAW',
  },
  { ...story('hanna', ['Peugeot', 'e-2008'], [36, 10_000], 29, 'CONFIRM'), end: 'CANCEL' },
  { ...story('simon', ['Volkswagen', 'ID. Buzz'], [48, 20_000], 52, 'ORDER'), end: 'RUN_OUT' },
];

/** Every order of the demo world. */
export const DEMO_ORDER_STORIES: readonly DemoOrderStory[] = [
  ...ON_THE_ROAD,
  ...ON_THE_WAY,
  ...WAITING_FOR_THE_EMPLOYER,
  ...WITH_THE_EMPLOYEE,
  ...ENDED,
];
