import { addDays, type CalendarDate } from '@stromwandel/kernel';
import { isoWeekOf } from '@stromwandel/ordering';
import {
  CHECK_ACTS,
  DAMAGE_ACTS,
  DEMO_ORDER_STORIES,
  DRIVER_ACTS,
  EARLY_ENDS,
  EXTENSION_ACTS,
  FINE_ACTS,
  FOLLOW_UP_ACTS,
  HANDOVER_DAY,
  LEAVING_ACTS,
  LICENCE_ACTS,
  MONTH_ACTS,
  ORDER_WAY,
  PROMISED_DAY,
  READING_ACTS,
  REPORT_ACTS,
  type CheckAct,
  type DamageAct,
  type DemoOrderStory,
  type EarlyEnd,
  type EndAct,
  type FineAct,
  type LicenceAct,
  type MonthAct,
  type WayAct,
} from './demo-order-stories.ts';

/** Something that happened to an order of the demo world. */
export interface DemoAct {
  /** Which order: its place in the list of stories. */
  readonly order: number;
  readonly story: DemoOrderStory;
  readonly act: WayAct | EarlyEnd | CheckAct | DamageAct | EndAct | FineAct | LicenceAct | MonthAct;
  readonly day: CalendarDate;
  readonly at: Date;
  /** ISO week that the manufacturer promises for this order. */
  readonly promisedWeek: string;
  /** Day of the appointment for the handover. */
  readonly handoverDay: CalendarDate;
}

function actsOf(story: DemoOrderStory, order: number, today: CalendarDate): DemoAct[] {
  const { daysAgo, until, end, fine, isDamaged = false, isChecked = false, hasDrivers = false } = story;
  const dayOfWay = (day: number) => addDays(today, day - daysAgo);
  const promisedWeek = isoWeekOf(dayOfWay(PROMISED_DAY));
  const handoverDay = dayOfWay(HANDOVER_DAY);
  const happened = ORDER_WAY.slice(0, ORDER_WAY.findIndex(({ act }) => act === until) + 1);
  const letter = FINE_ACTS.slice(0, FINE_ACTS.findIndex(({ act }) => act === fine) + 1);
  const before = <One extends { readonly daysAgo: number }>(list: readonly One[]) =>
    list.map((one) => ({ ...one, day: daysAgo - one.daysAgo }));
  const acts = [
    ...happened,
    ...(end ? [{ act: end, ...EARLY_ENDS[end] }] : []),
    ...before(until === 'REPORT_READING' ? READING_ACTS : []),
    ...before(letter),
    ...before(isDamaged ? DAMAGE_ACTS : []),
    ...before(isChecked ? LICENCE_ACTS : []),
    ...before(hasDrivers ? DRIVER_ACTS : []),
    ...before(story.reportsMonths ? MONTH_ACTS : []),
    ...before(story.hasObjection ? REPORT_ACTS : []),
    ...before(story.isOffered ? EXTENSION_ACTS : []),
    ...before(story.isFollowed ? FOLLOW_UP_ACTS : []),
    ...before(story.checksCar ? CHECK_ACTS : []),
    ...before(story.leavesIn === undefined ? [] : LEAVING_ACTS),
  ];
  return acts.map(({ act, day, minute }) => {
    // Orders of one day do not all come in the same minute.
    const at = new Date(Date.parse(`${dayOfWay(day)}T00:00:00Z`) + (minute + ((order * 7) % 25)) * 60_000);
    return { order, story, act, day: dayOfWay(day), at, promisedWeek, handoverDay };
  });
}

/** Everything that happened in the demo world until yesterday, in the order in which it happened. */
export function scheduleDemoActs(today: CalendarDate): readonly DemoAct[] {
  const acts = DEMO_ORDER_STORIES.flatMap((story, order) => actsOf(story, order, today));
  return acts
    .filter(({ day }) => day < today)
    .toSorted((a, b) => a.at.getTime() - b.at.getTime() || a.order - b.order);
}
