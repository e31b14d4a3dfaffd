import type { ContractInput, PostalAddress } from './contract-input.ts';
import type { ContractCondition } from './contract-texts.ts';
import {
  formatDate,
  formatEuro,
  formatMonth,
  formatPercent,
  formatWhole,
  withUnit,
} from './german-format.ts';

/** An address on one line, `Werkstraße 12, 80331 München`. */
export function addressLine(address: PostalAddress): string {
  return `${address.street} ${address.streetNumber}, ${address.postcode} ${address.place}`;
}

/** Agreed kilometres over the whole term, rounded to full kilometres. */
export function totalKilometers(input: ContractInput): number {
  return Math.round((input.lease.kmPerYear * input.lease.durationMonths) / 12);
}

/** People whom the employer allows to drive beside the employee. */
export const ADDITIONAL_DRIVERS: Readonly<Record<ContractInput['lease']['additionalDrivers'], string>> = {
  ANYONE: 'alle Personen, denen Sie es erlauben',
  HOUSEHOLD: 'Personen, die mit Ihnen in einem Haushalt leben',
  PARTNER: 'die Person, mit der Sie verheiratet sind oder in einer Partnerschaft in einem Haushalt leben',
  NONE: 'niemand',
};

/** The formatted figures that text modules may name in `{placeholders}`. */
export function contractFigures(input: ContractInput): Readonly<Record<string, string>> {
  const { lease, benefitInKind, lessor } = input;
  return {
    contractNumber: input.contractNumber,
    contractDate: formatDate(input.contractDate),
    lessorName: lessor.name,
    lessorAddress: addressLine(lessor.address),
    duration: withUnit(formatWhole(lease.durationMonths), 'Monaten'),
    totalKm: withUnit(formatWhole(totalKilometers(input)), 'km'),
    employerContribution: formatEuro(lease.employerContributionCents),
    listPrice: formatEuro(input.vehicle.listPriceCents),
    benefitPercent: formatPercent(benefitInKind.percentHundredths),
    benefitCap: benefitInKind.capCents === null ? '' : formatEuro(benefitInKind.capCents),
    payrollMonth: formatMonth(input.payslip.payrollMonth),
    additionalDrivers: ADDITIONAL_DRIVERS[lease.additionalDrivers],
    vatPassedOn: formatEuro(lease.vatPassedOnCents),
    lawYear: String(input.payslip.lawYear),
  };
}

/** Whether a circumstance holds for this order. */
export function conditionHolds(condition: ContractCondition, input: ContractInput): boolean {
  const reduced = input.benefitInKind.capCents !== null;
  const singleTrips = input.benefitInKind.commuteValuation === 'SINGLE_TRIPS';
  const holds: Record<ContractCondition, boolean> = {
    employerContribution: input.lease.employerContributionCents > 0,
    rateInsurance: input.lease.rateInsuranceIncluded,
    noRateInsurance: !input.lease.rateInsuranceIncluded,
    singleTrips,
    monthlyCommute: !singleTrips,
    reducedBenefit: reduced,
    fullBenefit: !reduced,
    additionalDrivers: input.lease.additionalDrivers !== 'NONE',
    noAdditionalDrivers: input.lease.additionalDrivers === 'NONE',
    vatPassedOn: input.lease.vatPassedOnCents > 0,
    vatBorneByEmployer: input.lease.vatPassedOnCents === 0,
    provisionalLaw: input.payslip.provisional,
  };
  return holds[condition];
}
