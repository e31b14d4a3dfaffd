import type { Payslip } from '@stromwandel/payroll';
import { cappedYearlyPay, type BenefitCase } from './benefit-case.ts';
import { divideHalfUp } from './rounding.ts';
import type { BothSides, NotComputed } from './sides.ts';
import { ALG_TAX_PERIOD } from './switches.ts';
import { taxOfBenefit } from './tax-of-benefit.ts';

/** Arbeitslosengeld I of a calendar day in cents; a month has 30 of them. */
export interface ArbeitslosengeldSide {
  /** Bemessungsentgelt: contributory pay of a year by 365. */
  readonly dailyPay: number;
  /** Flat social charge of 20 %. */
  readonly flatCharge: number;
  readonly wageTax: number;
  readonly soli: number;
  readonly leistungsentgelt: number;
  readonly ratePercent: number;
  readonly day: number;
  readonly month: number;
}

export type Arbeitslosengeld = BothSides<ArbeitslosengeldSide> | NotComputed<'NOT_INSURED' | 'CLASS_VI'>;

/**
 * 60 %, with a child 67 %, of the pay of a day less 20 % and the taxes of the flow (§§ 149 to 154 SGB III). Half up to the cent
 * at every step (§ 338 SGB III).
 */
export function arbeitslosengeld(benefitCase: BenefitCase): Arbeitslosengeld {
  if (!benefitCase.employee.unemploymentInsurance) return { reason: 'NOT_INSURED' };
  if (benefitCase.employee.taxClass === 6) return { reason: 'CLASS_VI' };
  const before = side(benefitCase, benefitCase.before);
  const after = side(benefitCase, benefitCase.after);
  return { before, after, lostPerMonth: before.month - after.month };
}

function side(benefitCase: BenefitCase, payslip: Payslip): ArbeitslosengeldSide {
  const dailyPay = divideHalfUp(cappedYearlyPay(benefitCase, payslip), 365);
  const flatCharge = divideHalfUp(dailyPay * 20, 100);
  const tax = taxOfBenefit(benefitCase, {
    LZZ: ALG_TAX_PERIOD,
    RE4: dailyPay,
    KVZ: benefitCase.payrollLaw.averageAdditionalRate.value,
    ZKF: 0,
    KRV: 0,
    R: 0,
  });
  const leistungsentgelt = Math.max(0, dailyPay - flatCharge - tax.LSTLZZ - tax.SOLZLZZ);
  const ratePercent = benefitCase.child ? 67 : 60;
  const day = divideHalfUp(leistungsentgelt * ratePercent, 100);
  return {
    dailyPay,
    flatCharge,
    wageTax: tax.LSTLZZ,
    soli: tax.SOLZLZZ,
    leistungsentgelt,
    ratePercent,
    day,
    month: 30 * day,
  };
}
