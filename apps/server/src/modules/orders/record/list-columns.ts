import { toCents } from '@stromwandel/api-spec';
import { carName } from '@stromwandel/offer';
import { cents, foldForSearch, type Cents } from '@stromwandel/kernel';
import { orderStage, withStatus, type OrderState } from '@stromwandel/ordering';
import type { OrderRow } from './order-record.ts';
import type { OrderSnapshot, PrivateSnapshot } from './snapshot.ts';

/** Monthly amounts of a package for the employer's figures. */
type EmployerAmounts = Pick<
  OrderRow,
  'monthlyRateCents' | 'contributionCents' | 'employerSavingCents' | 'employerResultCents'
>;

/** Columns for the employer's queues and figures, readable without opening an order. */
export type ListColumns = Pick<
  OrderRow,
  'searchText' | 'durationMonths' | 'provisionalMonth' | keyof EmployerAmounts
>;

/** Employers see their result in steps of this size. The exact amount would reveal the employee's pay. */
const EMPLOYER_STEP_CENTS = 500;

/** Rounds an amount of the employer to 5 EUR, half away from zero. */
function rounded(amount: Cents): Cents {
  return cents(Math.sign(amount) * Math.round(Math.abs(amount) / EMPLOYER_STEP_CENTS) * EMPLOYER_STEP_CENTS);
}

/**
 * The monthly amounts of a package.
 * @param employer monthly saving in social insurance, and the rest after contribution, VAT and flat tax
 */
export function employerAmounts(
  { totalMonthlyGrossCostCents }: Pick<OrderSnapshot['leasePackage'], 'totalMonthlyGrossCostCents'>,
  { salarySacrificeData }: Pick<PrivateSnapshot['taxResult'], 'salarySacrificeData'>,
  { saving, result }: { readonly saving: Cents; readonly result: Cents },
): EmployerAmounts {
  return {
    monthlyRateCents: totalMonthlyGrossCostCents,
    contributionCents: toCents(salarySacrificeData.employerContribution),
    employerSavingCents: rounded(saving),
    employerResultCents: rounded(result),
  };
}

/** The stage of an order, as stored for searching queues. */
export function stageOf({ steps, userSteps, deliveredOn }: OrderState): OrderRow['stage'] {
  return orderStage(withStatus(steps, userSteps), deliveredOn);
}

/**
 * The columns of an order that follow from its frozen values.
 * @param amounts monthly saving of the employer in social insurance, and the rest after contribution, VAT and flat tax
 */
export function listColumns(
  {
    person,
    vehicle,
    leasePackage,
    employer,
    calculation: { terms },
  }: Omit<OrderSnapshot, 'photos' | 'reference' | 'otherPackages'>,
  { taxResult }: Pick<PrivateSnapshot, 'taxResult'>,
  amounts: { readonly saving: Cents; readonly result: Cents },
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
    ...employerAmounts(leasePackage, taxResult, amounts),
    durationMonths: leasePackage.durationMonths,
    provisionalMonth: terms.assumedYear === undefined ? null : terms.payrollMonth,
  };
}
