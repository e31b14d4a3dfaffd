import { toCents } from '@stromwandel/api-spec';
import { carName } from '@stromwandel/offer';
import { cents, foldForSearch, type Cents } from '@stromwandel/kernel';
import { orderStage, withStatus, type OrderState } from '@stromwandel/ordering';
import type { OrderRow } from './order-record.ts';
import type { OrderSnapshot, PrivateSnapshot } from './snapshot.ts';

/** What queues and figures of employers are made from without opening an order. */
export type ListColumns = Pick<
  OrderRow,
  | 'searchText'
  | 'monthlyRateCents'
  | 'durationMonths'
  | 'contributionCents'
  | 'employerSavingCents'
  | 'employerResultCents'
>;

/** Employers see what an order leaves them in steps of this size: from the exact amount the employee's pay could be computed. */
const EMPLOYER_STEP_CENTS = 500;

/** An amount of the employer in full 5 EUR, half of them away from zero. */
function rounded(amount: Cents): Cents {
  return cents(Math.sign(amount) * Math.round(Math.abs(amount) / EMPLOYER_STEP_CENTS) * EMPLOYER_STEP_CENTS);
}

/** Where an order stands, for the column that queues are searched by. */
export function stageOf({ steps, userSteps, deliveredOn }: OrderState): OrderRow['stage'] {
  return orderStage(withStatus(steps, userSteps), deliveredOn);
}

/**
 * The columns of an order that follow from what it was frozen with.
 * @param employer what the employer saves in social insurance a month, and what is left after contribution, VAT and flat tax that it bears
 */
export function listColumns(
  { person, vehicle, leasePackage, employer }: Omit<OrderSnapshot, 'photos' | 'reference'>,
  { taxResult }: Pick<PrivateSnapshot, 'taxResult'>,
  { saving, result }: { readonly saving: Cents; readonly result: Cents },
): ListColumns {
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
    contributionCents: toCents(taxResult.salarySacrificeData.employerContribution),
    employerSavingCents: rounded(saving),
    employerResultCents: rounded(result),
  };
}
