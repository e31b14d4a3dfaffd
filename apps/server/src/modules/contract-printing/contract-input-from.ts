import {
  inCents,
  toCents,
  type CostComparisonReply,
  type LaterReply,
  type OrderDetailReply,
  type SalaryInfo,
  type TaxResultReply,
} from '@stromwandel/api-spec';
import type {
  ContractBenefitInKind,
  ContractInput,
  ContractLater,
  ContractLease,
  ContractPayslip,
  ContractTexts,
  ContractVehicle,
  PostalAddress,
} from '@stromwandel/contract-document';
import { calendarDate, cents, type CalendarDate } from '@stromwandel/kernel';
import { SINGLE_TRIPS_PER_MONTH } from '@stromwandel/payroll';
import type { leasePackages, tenants, users, vehicles } from '../../platform/database/schema/index.ts';
import { comparedPart } from './compared-part.ts';
import { contractLessor, type Lessor } from './lessor.ts';

type Row<
  Table extends { readonly $inferSelect: object },
  Keys extends keyof Table['$inferSelect'],
> = Readonly<Pick<Table['$inferSelect'], Keys>>;

/** The frozen data of an order that its contract states. */
export interface ContractFacts {
  readonly orderId: number;
  readonly contractDate: CalendarDate;
  readonly lessor: Lessor;
  readonly employer: Row<typeof tenants, 'name' | 'street' | 'streetNumber' | 'postcode' | 'place'>;
  readonly employee: Row<
    typeof users,
    | 'firstName'
    | 'lastName'
    | 'employeeId'
    | 'street'
    | 'streetNumber'
    | 'postcode'
    | 'place'
    | 'placeOfBirth'
  > & { readonly dateOfBirth: CalendarDate };
  readonly vehicle: Row<
    typeof vehicles,
    | 'brand'
    | 'model'
    | 'trimLevel'
    | 'maximumPowerKw'
    | 'rangeKm'
    | 'consumption'
    | 'listPriceCents'
    | 'deliveryFromWeeks'
    | 'deliveryToWeeks'
    | 'technicalDetails'
    | 'standardEquipment'
    | 'specialEquipment'
  >;
  readonly colorName: string;
  readonly deliveryName: string;
  readonly additionalDrivers: ContractLease['additionalDrivers'];
  readonly leasePackage: Omit<
    Row<typeof leasePackages, keyof (typeof leasePackages)['$inferSelect']>,
    'id' | 'vehicleId' | 'active' | 'grossComparisonCostCents'
  >;
  readonly taxResult: TaxResultReply;
  readonly later: LaterReply;
  readonly comparison: CostComparisonReply;
  readonly rateAtDelivery: OrderDetailReply['rateAtDelivery'];
  readonly salary: Pick<SalaryInfo, 'arrivalKilometers' | 'arrivalNumber' | 'commuteValuation'>;
  readonly catalogueVersion: string;
  /** The texts of the version that the order names. */
  readonly texts: ContractTexts;
}

/** Returns a complete address, which ordering requires. @throws Error when a part is missing */
function completeAddress(row: { [Part in keyof PostalAddress]: string | null }): PostalAddress {
  const { street, streetNumber, postcode, place } = row;
  if (street === null || streetNumber === null || postcode === null || place === null) {
    throw new Error('A contract needs a complete address');
  }
  return { street, streetNumber, postcode, place };
}

function vehiclePart({ vehicle, colorName }: ContractFacts): ContractVehicle {
  return {
    brand: vehicle.brand,
    model: vehicle.model,
    trimLevel: vehicle.trimLevel,
    maximumPowerKw: vehicle.maximumPowerKw,
    rangeKm: vehicle.rangeKm,
    consumptionKwhPer100Km: vehicle.consumption,
    color: colorName,
    listPriceCents: cents(vehicle.listPriceCents),
    technicalDetails: vehicle.technicalDetails,
    standardEquipment: vehicle.standardEquipment,
    specialEquipment: vehicle.specialEquipment,
  };
}

function leasePart(facts: ContractFacts): ContractLease {
  const { leasePackage, vehicle, deliveryName, additionalDrivers, taxResult } = facts;
  return {
    durationMonths: leasePackage.durationMonths,
    kmPerYear: leasePackage.kmPerYear,
    tires: leasePackage.tires,
    deliveryOption: deliveryName,
    deliveryFromWeeks: vehicle.deliveryFromWeeks,
    deliveryToWeeks: vehicle.deliveryToWeeks,
    monthlyRateCents: cents(leasePackage.totalMonthlyGrossCostCents),
    employerContributionCents: toCents(taxResult.salarySacrificeData.employerContribution),
    maintenanceIncluded: leasePackage.maintenanceAndServicingIncluded,
    vehicleInsuranceIncluded: leasePackage.vehicleInsuranceIncluded,
    tirePackageIncluded: leasePackage.tirePackageIncluded,
    tireChangeIncluded: leasePackage.tireChangeIncluded,
    rateInsuranceIncluded: leasePackage.rateInsuranceIncluded,
    additionalDrivers,
    vatPassedOnCents: toCents(taxResult.salarySacrificeData.vatPassedOn),
    mileage: {
      extraKilometerTenthCents: leasePackage.extraKilometerTenthCents,
      fewerKilometerTenthCents: leasePackage.fewerKilometerTenthCents,
      extraToleranceKm: leasePackage.extraKilometersTolerance,
      fewerToleranceKm: leasePackage.fewerKilometersTolerance,
      extraCapKm: leasePackage.extraKilometersCap,
      fewerCapKm: leasePackage.fewerKilometersCap,
    },
  };
}

function percentHundredths(percent: number): ContractBenefitInKind['percentHundredths'] {
  const hundredths = Math.round(percent * 100);
  if (hundredths === 25 || hundredths === 50 || hundredths === 100) return hundredths;
  throw new RangeError(`No share of the list price: ${percent} %`);
}

function benefitPart({ taxResult, salary }: ContractFacts): ContractBenefitInKind {
  const { law, salarySacrificeData } = taxResult;
  return {
    percentHundredths: percentHundredths(law.benefitPercent),
    capCents: law.benefitCapEur === null ? null : toCents(law.benefitCapEur),
    taxableListPriceCents: toCents(law.taxableListPriceEur),
    privateUseCents: toCents(salarySacrificeData.vehicleTaxation),
    commuteCents: toCents(salarySacrificeData.commutingTaxation),
    commuteKm: Math.floor(salary.arrivalKilometers),
    commuteValuation: salary.commuteValuation === 'SINGLE_TRIPS_0002' ? 'SINGLE_TRIPS' : 'MONTHLY',
    commuteTripsPerMonth: Math.min(salary.arrivalNumber, SINGLE_TRIPS_PER_MONTH),
  };
}

type ExplainedAmount = TaxResultReply['lines'][number]['explanation']['after'];

const PARTS_PER_MILLION_IN_A_PERCENT = 10_000;

function lineCalculation({
  source,
  terms,
}: ExplainedAmount): ContractPayslip['lines'][number]['calculation'] {
  return {
    source,
    terms: terms.map(({ part, amountEur, baseEur, ratePercent, kilometers, trips }) => ({
      part,
      amountCents: toCents(amountEur),
      baseCents: baseEur === null ? null : toCents(baseEur),
      ratePartsPerMillion:
        ratePercent === null ? null : Math.round(ratePercent * PARTS_PER_MILLION_IN_A_PERCENT),
      kilometers,
      trips,
    })),
  };
}

function payslipPart({ taxResult, rateAtDelivery }: ContractFacts): ContractPayslip {
  return {
    payrollMonth: taxResult.law.payrollMonth,
    lawYear: taxResult.law.year,
    provisional: taxResult.law.state !== 'ENACTED',
    lines: taxResult.lines.map(({ code, beforeEur, afterEur, explanation }) => ({
      code,
      beforeCents: toCents(beforeEur),
      afterCents: toCents(afterEur),
      calculation: lineCalculation(explanation.after),
    })),
    netBurdenCents: toCents(taxResult.userPrice),
    atDelivery: rateAtDelivery && {
      payrollMonth: rateAtDelivery.law.payrollMonth,
      lawYear: rateAtDelivery.law.year,
      provisional: rateAtDelivery.law.state !== 'ENACTED',
      netBurdenCents: toCents(rateAtDelivery.userPriceEur),
    },
  };
}

const FACTORS = { POINTS: 10_000, PERCENT: 10 } as const;

function laterPart({ later }: ContractFacts): ContractLater {
  const { rows, inputs, law } = inCents(later);
  return {
    rows: rows.map(({ lostPerMonthCents, lostTermCents, steps, ...row }) => ({
      ...row,
      lostPerMonth: lostPerMonthCents,
      lostTerm: lostTermCents,
      steps: steps.map((step) => {
        const { name, unit } = step;
        if (unit === 'EUR') return { name, unit: 'CENTS', before: step.beforeCents, after: step.afterCents };
        const scaled = (value: number) => Math.round(value * FACTORS[unit]);
        return {
          name,
          unit: unit === 'POINTS' ? unit : 'PER_MILLE',
          before: scaled(step.before),
          after: scaled(step.after),
        };
      }),
    })),
    months: inputs.months,
    oneOffPerYear: inputs.oneOffPerYearCents,
    child: inputs.child,
    assumedLaw: law.state === 'ASSUMED',
    checkedUntil: calendarDate(law.checkedUntil),
  };
}

/** The content of an order's contract. @throws Error when the employee's address is incomplete */
export function contractInputFrom(facts: ContractFacts): ContractInput {
  const { employer, employee } = facts;
  return {
    contractNumber: String(facts.orderId),
    contractDate: facts.contractDate,
    lessor: contractLessor(facts.lessor),
    employer: { name: employer.name, address: completeAddress(employer) },
    employee: {
      firstName: employee.firstName,
      lastName: employee.lastName,
      dateOfBirth: employee.dateOfBirth,
      placeOfBirth: employee.placeOfBirth,
      address: completeAddress(employee),
      employeeId: employee.employeeId,
    },
    vehicle: vehiclePart(facts),
    lease: leasePart(facts),
    benefitInKind: benefitPart(facts),
    payslip: payslipPart(facts),
    later: laterPart(facts),
    comparison: comparedPart(facts.comparison, Number(facts.later.law.payrollMonth.slice(0, 4))),
    versions: {
      law: `${facts.taxResult.law.version}, ${facts.later.law.benefits}`,
      catalogue: facts.catalogueVersion,
    },
  };
}
