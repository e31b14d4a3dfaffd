import { netWithoutReliefs, type Payslip } from '@stromwandel/payroll';
import type { BenefitCase } from './benefit-case.ts';
import { divideHalfUp } from './rounding.ts';
import type { BothSides, NotComputed } from './sides.ts';
import { KRANKENGELD_DAY_ROUNDING } from './switches.ts';

/** Which limit decides: 90 % of net pay, 70 % of pay, 70 % of pay at the ceiling, or net pay itself. */
export type KrankengeldBound = 'NET_90' | 'GROSS_70' | 'CEILING' | 'NET_100';

/** Krankengeld of a calendar day in cents, before contributions; a month has 30 of them. */
export interface KrankengeldSide {
  /** Pay of a day, and one-off pay of a year by 360. */
  readonly currentPay: number;
  readonly oneOffPay: number;
  /** Both up to the ceiling of health insurance. */
  readonly regularPay: number;
  readonly netPay: number;
  readonly netOfOneOffPay: number;
  readonly seventyPercent: number;
  readonly ninetyPercent: number;
  readonly day: number;
  readonly month: number;
  readonly bound: KrankengeldBound;
}

export type Krankengeld = BothSides<KrankengeldSide> | NotComputed<'PRIVATE_INSURANCE'>;

/**
 * 70 % of the pay of a day up to the ceiling. At most 90 % of net pay with its share of one-off pay, and never more than net pay
 * itself (§ 47 (1), (2), (6) SGB V). Each step rounds half up to the cent.
 */
export function krankengeld(benefitCase: BenefitCase): Krankengeld {
  if (benefitCase.employee.healthInsurance.type === 'PRIVATE') return { reason: 'PRIVATE_INSURANCE' };
  const before = side(benefitCase, benefitCase.before);
  const after = side(benefitCase, benefitCase.after);
  return { before, after, lostPerMonth: before.month - after.month };
}

const step: typeof divideHalfUp =
  KRANKENGELD_DAY_ROUNDING === 'EVERY_STEP'
    ? divideHalfUp
    : (numerator, denominator) => numerator / denominator;

function side(benefitCase: BenefitCase, payslip: Payslip): KrankengeldSide {
  const { employee, payrollLaw, oneOffPerYear } = benefitCase;
  const currentPay = step(payslip.socialSecurityGross, 30);
  const oneOffPay = step(oneOffPerYear, 360);
  const netPay = step(netWithoutReliefs(employee, payslip, payrollLaw), 30);
  const ceiling = payrollLaw.ceilingHealth.value / 30;
  const regularPay = Math.min(currentPay + oneOffPay, ceiling);
  const netOfOneOffPay = step(oneOffPay * netPay, currentPay);
  const seventyPercent = step(regularPay * 70, 100);
  const ninetyPercent = step((netPay + netOfOneOffPay) * 90, 100);
  const day = divideHalfUp(Math.min(seventyPercent, ninetyPercent, netPay), 1);
  return {
    currentPay,
    oneOffPay,
    regularPay,
    netPay,
    netOfOneOffPay,
    seventyPercent,
    ninetyPercent,
    day,
    month: 30 * day,
    bound: boundOf({ seventyPercent, ninetyPercent, netPay }, currentPay + oneOffPay > ceiling),
  };
}

function boundOf(
  {
    seventyPercent,
    ninetyPercent,
    netPay,
  }: Pick<KrankengeldSide, 'seventyPercent' | 'ninetyPercent' | 'netPay'>,
  isCapped: boolean,
): KrankengeldBound {
  if (netPay < Math.min(seventyPercent, ninetyPercent)) return 'NET_100';
  if (ninetyPercent < seventyPercent) return 'NET_90';
  return isCapped ? 'CEILING' : 'GROSS_70';
}
