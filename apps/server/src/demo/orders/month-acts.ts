import { contract } from '@stromwandel/api-spec';
import { addDays, addMonths, calendarDate, daysBetween, type CalendarDate } from '@stromwandel/kernel';
import type { DemoColleague } from './demo-colleagues.ts';
import { DemoRefusal, type DemoHands } from './demo-hands.ts';
import { leaseParams } from './lease-params.ts';

/** A leased car of the demo world and its people. */
interface MonthScene {
  readonly hands: DemoHands;
  readonly owner: DemoColleague;
  readonly orderId: number;
}

const A_TUESDAY = calendarDate('1970-01-06');
/** Tuesday and Thursday. */
const DAYS_AT_WORK = [0, 2];

/** The personnel office refunds electricity charged at home. */
async function settleCharging({ hands, owner }: MonthScene): Promise<void> {
  const rules = await hands.call(owner.personnelOffice, contract.getEmployerRules, {});
  const body = { ...rules, homeCharging: 'REIMBURSE' as const };
  await hands.call(owner.personnelOffice, contract.saveEmployerRules, { body });
}

/** The driver lets the way to work count by trips. */
async function countTrips({ hands, owner }: MonthScene): Promise<void> {
  const { salary } = owner;
  if (!salary) throw new DemoRefusal(`${owner.email} has no salary data`);
  const salaryInfo = { ...salary, commuteValuation: 'SINGLE_TRIPS_0002' as const };
  await hands.call(owner.email, contract.saveUserInfo, { body: { salaryInfo } });
}

/** The driver reports the month before: two trips a week, 166 kWh at the flat price. */
async function reportMonth(scene: MonthScene, { day }: { readonly day: CalendarDate }): Promise<void> {
  const first = addMonths(calendarDate(`${day.slice(0, 7)}-01`), -1);
  const days = Array.from({ length: daysBetween(first, addMonths(first, 1)) }, (_, index) =>
    addDays(first, index),
  );
  await scene.hands.call(scene.owner.email, contract.reportDriverMonth, {
    params: { ...(await leaseParams(scene)), month: first.slice(0, 7) },
    body: {
      tripDays: days.filter((one) => DAYS_AT_WORK.includes(daysBetween(A_TUESDAY, one) % 7)),
      charging: {
        source: { kind: 'METER', startKwh: 2_152, endKwh: 2_318 },
        tariff: { method: 'FLAT_PRICE' },
        photo: null,
      },
    },
  });
}

export const MONTH_DEMO_ACTS = {
  SETTLE_CHARGING: settleCharging,
  COUNT_TRIPS: countTrips,
  REPORT_MONTH: reportMonth,
};
