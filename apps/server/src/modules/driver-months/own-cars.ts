import { calendarDate, germanDay, type CalendarDate } from '@stromwandel/kernel';
import type { CarDays } from '@stromwandel/leasing';
import { and, eq } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import { leases } from '../../platform/database/schema/index.ts';
import { runAsSystem } from '../../platform/scope/scope.ts';
import {
  commuteOf,
  findCharging,
  findCommutes,
  findTrips,
  type DeclaredTrips,
  type StoredCharging,
} from '../salary-data/index.ts';
import { findReportsInForce } from '../employment-reports/index.ts';
import {
  findHandedOverOrders,
  openPrivateSnapshot,
  type HandedOverOrder,
  type OrderServices,
} from '../orders/index.ts';
import {
  findFirstFiles,
  findMethods,
  findSettings,
  spanOf,
  type CommuteHistory,
} from '../payroll-export/index.ts';

/** A handed-over car of a person. */
export interface OwnCar {
  readonly leaseId: number;
  readonly order: HandedOverOrder;
  readonly days: CarDays;
  readonly history: CommuteHistory;
}

/** What a person's months are made of. */
export interface OwnCars {
  readonly cars: readonly OwnCar[];
  /** Of all cars, with closed months, oldest first. */
  readonly trips: readonly DeclaredTrips[];
  readonly charging: readonly StoredCharging[];
  /** Month and day of the next year on which the employer sends the certificates. */
  readonly certificateOn: string;
}

interface Person {
  readonly userId: number;
  readonly tenantId: number;
}

/** The cars of a person with everything declared for them. */
export async function readOwnCars(
  db: DatabaseOrTransaction,
  { seal, clock }: Pick<OrderServices, 'seal' | 'clock'>,
  { userId, tenantId }: Person,
): Promise<OwnCars> {
  const today = clock.today();
  // In the scope of the HR team, orders of colleagues are visible too.
  const handedOver = await findHandedOverOrders(db, tenantId, today, userId);
  const orderIds = handedOver.map(({ row }) => row.id);
  const rows = await db
    .select({ id: leases.id, orderId: leases.orderId })
    .from(leases)
    .where(and(eq(leases.userId, userId), eq(leases.tenantId, tenantId)));
  const leaseOf = new Map(rows.map(({ id, orderId }) => [orderId, id]));
  const reports = (await findReportsInForce(db, tenantId, [userId])).get(userId) ?? [];
  const commutes = await findCommutes(db, seal, orderIds);
  // Files are the employer's; a month whose file is made keeps the distance it was made with.
  const firstFiles = await runAsSystem(() => findFirstFiles(db, tenantId));
  const { certificateOn } = await runAsSystem(() => findSettings(db, tenantId));
  const methods = await findMethods(db, [userId]);
  const cars = handedOver.flatMap((order): OwnCar[] => {
    const leaseId = leaseOf.get(order.row.id);
    if (leaseId === undefined) return [];
    const from = calendarDate(order.handedOverOn);
    const { rateInsuranceIncluded } = order.snapshot.leasePackage;
    const term = { endsOn: order.endsOn, returnedOn: order.returnedOn, today };
    return [
      {
        leaseId,
        order,
        days: { from, until: spanOf(term, reports, rateInsuranceIncluded).availableUntil },
        history: {
          ordered: commuteOf(openPrivateSnapshot(seal, order).salaryInfo),
          entered: commutes.get(order.row.id) ?? [],
          chosen: methods.get(userId) ?? [],
          firstFiles,
        },
      },
    ];
  });
  return {
    cars,
    trips: await findTrips(db, seal, orderIds),
    charging: await findCharging(db, seal, orderIds),
    certificateOn,
  };
}

/** The calendar day in Germany of an instant. */
export const dayOf = (at: Date): CalendarDate => germanDay(at.getTime());
