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
  Pick<OrderRow, 'contributionCents'> & { readonly employerSavingCents: number };

/** Employers see what they save in steps of this size: from the exact amount the employee's pay could be computed. */
const SAVING_STEP_CENTS = 500;

/** What an employer saves in social insurance a month, in full 5 EUR, half of them away from zero. */
function roundedSaving(saving: Cents): Cents {
  return cents(Math.sign(saving) * Math.round(Math.abs(saving) / SAVING_STEP_CENTS) * SAVING_STEP_CENTS);
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
 * @param saving the employer's shares of social insurance without the car less those with it, a month
 */
export function listColumns(
  snapshot: OrderSnapshot,
  { taxResult }: Pick<PrivateSnapshot, 'taxResult'>,
  saving: Cents,
): ListColumns {
  return {
    ...publicColumns(snapshot),
    contributionCents: toCents(taxResult.salarySacrificeData.employerContribution),
    employerSavingCents: roundedSaving(saving),
  };
}
