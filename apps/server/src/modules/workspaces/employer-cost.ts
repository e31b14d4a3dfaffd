import { toEuro, type ReplyOf } from '@stromwandel/api-spec';
import { cents } from '@stromwandel/kernel';
import { employeeFromSalaryInfo, priceCar } from '@stromwandel/pricing';
import type { DataSeal } from '../../sealing/data-seal.ts';
import { openPrivateSnapshot, type OrderRecord } from '../orders/index.ts';

type EmployerCost = ReplyOf<'getEmployerOrder'>['employerCost'];

/**
 * What an order costs its employer and saves in social insurance, from what the order was frozen with: amounts of its own
 * month of payroll, times the months of the term. Of the person's pay it tells nothing else.
 */
export function employerCost(seal: DataSeal, order: OrderRecord): EmployerCost {
  const { calculation, leasePackage } = order.snapshot;
  const { salaryInfo } = openPrivateSnapshot(seal, order);
  const price = priceCar(
    employeeFromSalaryInfo(salaryInfo),
    calculation.car,
    cents(leasePackage.grossComparisonCostCents),
    calculation.terms,
  );
  if (!price.ok) throw new Error(`Order ${order.id} was priced when it was created, and is not now`);
  const { employer, after } = price.value.comparison;
  const months = leasePackage.durationMonths;
  return {
    contributionEur: toEuro(after.employerContribution),
    socialInsuranceSavedEur: toEuro(employer.saving),
    contributionOverTermEur: toEuro(cents(after.employerContribution * months)),
    socialInsuranceSavedOverTermEur: toEuro(cents(employer.saving * months)),
  };
}
