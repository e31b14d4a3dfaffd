import { ok, refuse, type Result } from '@stromwandel/kernel';
import {
  payslipsBeforeAndAfter,
  readPayslipCase,
  type Employee,
  type PayrollRefusal,
  type Payslip,
} from '@stromwandel/payroll';
import type { Arbeitslosengeld } from '../arbeitslosengeld.ts';
import type { Elterngeld } from '../elterngeld.ts';
import type { HealthInsuranceChange } from '../health-insurance.ts';
import type { Krankengeld } from '../krankengeld.ts';
import { laterBenefits } from '../later-benefits.ts';
import type { Pension } from '../pension.ts';
import { readLaterFields, type LaterFields } from './read-later-fields.ts';

/** A case as it is read from a line; nothing of it is known yet. */
export interface BenefitsCaseLine {
  readonly year?: unknown;
  readonly employee?: unknown;
  readonly conversion?: unknown;
  readonly later?: unknown;
}

type Fields = Readonly<Record<string, number | string>>;

/** Answer to a benefits case: amounts in cents, points in ten-thousandths, or the reason why a benefit is not computed. */
export interface BenefitsAnswer {
  readonly before: Fields;
  readonly after: Fields;
  readonly pension: Fields;
  readonly krankengeld: Fields;
  readonly elterngeld: Fields;
  readonly arbeitslosengeld: Fields;
  readonly health: HealthInsuranceChange;
}

/** Fields of a line; `why` and `expect` stand in the case files. */
const LINE_FIELDS = ['id', 'year', 'employee', 'conversion', 'later', 'why', 'expect'];

/**
 * Answers a benefits case in the exchange format of `cases/README.md`: the payslips of July without and with the conversion, and the
 * change in benefits.
 * @param provisional whether a later year than the known ones is computed with the figures of the last
 * @returns the answer, or the first reason against one: bad input, unknown year, employment not covered, no payslip before or after
 */
export function answerBenefitsCase(
  line: BenefitsCaseLine,
  provisional = false,
): Result<BenefitsAnswer, PayrollRefusal> {
  for (const name in line) {
    if (!LINE_FIELDS.includes(name)) {
      return refuse({ code: 'INVALID_INPUT', field: name, allowed: LINE_FIELDS.slice(0, 5).join(', ') });
    }
  }
  const later = readLaterFields(line.later, hasPrivatePremiums(line.employee));
  if (!later.ok) return later;
  const read = readPayslipCase(line.year, line.employee, line.conversion, provisional);
  if (!read.ok) return read;
  const { others, car, payrollMonth } = read.value;
  const { months, month, oneOffPerYear } = later.value;
  const employee = employeeOf(read.value.employee, later.value);
  const slips = payslipsBeforeAndAfter(employee, others, car, payrollMonth);
  if (!slips.ok) return slips;
  const { before, after } = slips.value;
  const found = laterBenefits({
    employee,
    before,
    after,
    oneOffPerYear,
    months,
    month,
    ...(typeof payrollMonth === 'object' && { law: payrollMonth.law }),
    child: later.value.child ?? employee.childAllowances > 0,
  });
  if (!found.ok) return found;
  return ok({
    before: payslipFields(before),
    after: payslipFields(after),
    pension: pensionFields(found.value.pension),
    krankengeld: krankengeldFields(found.value.krankengeld),
    elterngeld: elterngeldFields(found.value.elterngeld),
    arbeitslosengeld: arbeitslosengeldFields(found.value.arbeitslosengeld),
    health: found.value.health,
  });
}

function hasPrivatePremiums(employee: unknown): boolean {
  return typeof employee === 'object' && employee !== null && 'pkv' in employee && employee.pkv !== null;
}

function employeeOf(ofCase: Employee, later: LaterFields): Employee {
  const { employment, privateSince2002, privateLastFiveYears, exemptSection8 } = later;
  // Ordinary employments keep the shape of the employee, on which the speed of every payslip depends.
  const employee = employment === 'REGULAR' ? ofCase : { ...ofCase, employment };
  const health = employee.healthInsurance;
  if (health.type === 'STATUTORY' || !(privateSince2002 || privateLastFiveYears || exemptSection8))
    return employee;
  return {
    ...employee,
    healthInsurance: {
      ...health,
      since2002: privateSince2002,
      lastFiveYears: privateLastFiveYears,
      exemptSection8,
    },
  };
}

const MODES = { REGULAR: 'regular', UEBERGANGSBEREICH: 'uebergangsbereich', NONE: 'none' } as const;

function payslipFields(payslip: Payslip): Fields {
  return {
    svGross: payslip.socialSecurityGross,
    taxGross: payslip.adjustedGross,
    net: payslip.net,
    payout: payslip.takeHome,
    svMode: MODES[payslip.socialSecurityMode],
  };
}

function pensionFields(pension: Pension): Fields {
  if ('contributionRate' in pension) {
    const { contributionRate: _rate, ...answered } = pension;
    return answered;
  }
  if ('reason' in pension) return { ...pension };
  const { yearlyPayBefore, yearlyPayAfter, pointsBefore, pointsAfter, pointsLostPerYear } = pension;
  const { pointsLostTerm, pensionLostPerLeaseYear, pensionLostTerm } = pension;
  return {
    yearlyPayBefore,
    yearlyPayAfter,
    pointsBefore,
    pointsAfter,
    pointsLostPerYear,
    pointsLostTerm,
    pensionLostPerLeaseYear,
    pensionLostTerm,
  };
}

function krankengeldFields(krankengeld: Krankengeld): Fields {
  if ('reason' in krankengeld) return { ...krankengeld };
  const { before, after, lostPerMonth } = krankengeld;
  return {
    dayBefore: before.day,
    dayAfter: after.day,
    boundBefore: before.bound,
    boundAfter: after.bound,
    monthBefore: before.month,
    monthAfter: after.month,
    lostPerMonth,
  };
}

function elterngeldFields(elterngeld: Elterngeld): Fields {
  if ('reason' in elterngeld) return { ...elterngeld };
  const { before, after, lostPerMonth } = elterngeld;
  return {
    netBefore: before.net,
    netAfter: after.net,
    ratePerMilleBefore: before.ratePerMille,
    ratePerMilleAfter: after.ratePerMille,
    monthBefore: before.month,
    monthAfter: after.month,
    lostPerMonth,
  };
}

function arbeitslosengeldFields(arbeitslosengeld: Arbeitslosengeld): Fields {
  if ('reason' in arbeitslosengeld) return { ...arbeitslosengeld };
  const { before, after, lostPerMonth } = arbeitslosengeld;
  return {
    dailyPayBefore: before.dailyPay,
    dailyPayAfter: after.dailyPay,
    leistungsentgeltBefore: before.leistungsentgelt,
    leistungsentgeltAfter: after.leistungsentgelt,
    dayBefore: before.day,
    dayAfter: after.day,
    monthBefore: before.month,
    monthAfter: after.month,
    lostPerMonth,
  };
}
