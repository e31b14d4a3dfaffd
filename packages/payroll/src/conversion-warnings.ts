import { cents } from '@stromwandel/kernel';
import type { CarConversion } from './conversion.ts';
import { daysOfConversion } from './conversion-stops.ts';
import { insuranceBelowLimit, draftLimitAbove } from './health-status.ts';
import { INCOME_LIMIT_DRAFT } from './law/income-limit-drafts.ts';
import { longMonthWarning } from './minimum-wage.ts';
import type { PayrollCase } from './payroll-case.ts';
import type { ConversionWarning, InsuranceOutcomes } from './payroll-refusal.ts';
import type { Payslip } from './payslip.ts';
import { convertedForRunning, type RunningCar } from './running-cars.ts';

/** Consequences of the conversion for the person's insurance, with their figures. */
export function conversionWarnings(
  payroll: PayrollCase,
  { before, after, car }: { readonly before: Payslip; readonly after: Payslip; readonly car: CarConversion },
  running: readonly RunningCar[],
  outcomes: InsuranceOutcomes | null,
): ConversionWarning[] {
  const { law, employee } = payroll;
  const warnings: ConversionWarning[] = [];
  const health = employee.healthInsurance;
  if (outcomes) {
    warnings.push({
      code: 'FALLS_UNDER_JAEG',
      choice: insuranceBelowLimit(payroll, outcomes.event),
      ...outcomes,
    });
  }
  const draft = draftLimitAbove(payroll, after.socialSecurityGross);
  if (draft) {
    const { validFrom: from, publishedOn } = INCOME_LIMIT_DRAFT;
    warnings.push({ code: 'INCOME_LIMIT_DRAFT', ...draft, from, publishedOn });
  }
  if (after.socialSecurityMode === 'UEBERGANGSBEREICH' && before.socialSecurityMode === 'REGULAR') {
    warnings.push({
      code: 'INTO_UEBERGANGSBEREICH',
      socialSecurityGross: after.socialSecurityGross,
      limit: cents(law.uebergangsbereichLimit.value),
      source: law.uebergangsbereichLimit.source,
    });
  }
  const longMonth = longMonthWarning(
    employee,
    after.cashGross + after.companyPension - convertedForRunning(running),
    daysOfConversion(car, payroll.payrollMonth),
    payroll.figures,
  );
  if (longMonth) warnings.push(longMonth);
  if (health.type === 'PRIVATE' && health.basicShareOfHealthPremium === null) {
    warnings.push({
      code: 'BASIC_SHARE_UNKNOWN',
      assumed: health.premiumHealth,
      source: '§ 10 Abs. 1 Nr. 3 EStG, § 39b Abs. 2 Satz 5 Nr. 3 EStG',
    });
  }
  return warnings;
}
