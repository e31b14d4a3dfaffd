import { cents } from '@stromwandel/kernel';
import type { CarConversion } from './conversion.ts';
import { daysOfConversion } from './conversion-stops.ts';
import { longMonthWarning } from './minimum-wage.ts';
import type { PayrollCase } from './payroll-case.ts';
import type { ConversionWarning } from './payroll-refusal.ts';
import type { Payslip } from './payslip.ts';
import { convertedForRunning, type RunningCar } from './running-cars.ts';

/** Consequences of the conversion for the person's insurance, with their figures. */
export function conversionWarnings(
  payroll: PayrollCase,
  { before, after, car }: { readonly before: Payslip; readonly after: Payslip; readonly car: CarConversion },
  running: readonly RunningCar[],
): ConversionWarning[] {
  const { law, employee } = payroll;
  const warnings: ConversionWarning[] = [];
  const health = employee.healthInsurance;
  const yearlyLimit = law.jahresarbeitsentgeltgrenze;
  if (
    health.type === 'PRIVATE' &&
    12 * after.socialSecurityGross <= yearlyLimit.value &&
    12 * before.socialSecurityGross > yearlyLimit.value
  ) {
    warnings.push({
      code: 'FALLS_UNDER_JAEG',
      yearlyPay: cents(12 * after.socialSecurityGross),
      limit: cents(yearlyLimit.value),
      source: yearlyLimit.source,
    });
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
