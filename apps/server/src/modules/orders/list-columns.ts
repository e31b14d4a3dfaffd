import { toCents } from '@stromwandel/api-spec';
import { carName } from '@stromwandel/catalogue';
import { cents, foldForSearch, type Cents } from '@stromwandel/kernel';
import { orderStage, withStatus, type OrderState } from '@stromwandel/ordering';
import type { OrderRow } from './order-record.ts';
import type { OrderSnapshot, PrivateSnapshot } from './snapshot.ts';

/** What queues find and sum orders by, and what employers may see of one. */
type PublicColumns = Pick<OrderRow, 'searchText' | 'monthlyRateCents' | 'durationMonths'>;

/** What queues and figures of employers are made from without opening an order. */
export type ListColumns = PublicColumns &
  Pick<OrderRow, 'contributionCents'> & { readonly employerResultCents: number };

/** Employers see what an order leaves them in steps of this size: from the exact amount the employee's pay could be computed. */
const RESULT_STEP_CENTS = 500;

/** What an order leaves an employer a month, in full 5 EUR, half of them away from zero. */
function roundedResult(result: Cents): Cents {
  return cents(Math.sign(result) * Math.round(Math.abs(result) / RESULT_STEP_CENTS) * RESULT_STEP_CENTS);
}

/** Where an order stands, for the column that queues are searched by. */
export function stageOf({ steps, userSteps, deliveredOn }: OrderState): OrderRow['stage'] {
  return orderStage(withStatus(steps, userSteps), deliveredOn);
}

/** The columns of an order that follow from the part of its snapshot that lies open. */
export function publicColumns({ person, vehicle, leasePackage, employer }: OrderSnapshot): PublicColumns {
  const words = [
    person.firstName,
    person.lastName,
    person.employeeId,
    carName(vehicle.brand, vehicle.model),
    vehicle.trimLevel,
    employer.name,
  ];
  return {
    searchText: foldForSearch(words.filter((word) => word !== null).join(' ')),
    monthlyRateCents: leasePackage.totalMonthlyGrossCostCents,
    durationMonths: leasePackage.durationMonths,
  };
}

/**
 * The columns of an order that follow from what it was frozen with.
 * @param result what the employer saves in social insurance a month, less contribution, VAT and flat tax that it bears
 */
export function listColumns(
  snapshot: OrderSnapshot,
  { taxResult }: Pick<PrivateSnapshot, 'taxResult'>,
  result: Cents,
): ListColumns {
  return {
    ...publicColumns(snapshot),
    contributionCents: toCents(taxResult.salarySacrificeData.employerContribution),
    employerResultCents: roundedResult(result),
  };
}
