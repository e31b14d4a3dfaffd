import { toEuro, type SalaryInfo, type USER_INFO_WARNINGS } from '@stromwandel/api-spec';
import { assertNever, type CalendarDate } from '@stromwandel/kernel';
import { assessSalary, lawOfMonth, type SalaryNote } from '@stromwandel/payroll';
import { employeeFromSalaryInfo } from './employee-from-salary-info.ts';
import { conversionStopFigures, refusalFigures } from './payroll-figures.ts';

/** A note on saved salary data, as `PUT /v1/user/info` answers it. */
export interface UserInfoWarning {
  readonly code: (typeof USER_INFO_WARNINGS)[number];
  readonly params: Record<string, string | number>;
}

function warning(note: SalaryNote): UserInfoWarning {
  switch (note.code) {
    case 'UNDER_18':
      return { code: note.code, params: { age: note.age } };
    case 'BELOW_MINIMUM_WAGE':
      return { code: note.code, params: conversionStopFigures(note.shortfall).params };
    case 'PRIVATE_BELOW_INCOME_LIMIT':
      return {
        code: note.code,
        params: {
          yearlyPayEur: toEuro(note.yearlyPay),
          limitEur: toEuro(note.limit),
          source: note.source,
        },
      };
    case 'NOT_COVERED_BY_CALCULATION':
      return { code: note.code, params: refusalFigures(note.refusal) };
    default:
      return assertNever(note);
  }
}

/** Warnings about saved salary data. */
export function userInfoWarnings(info: SalaryInfo, today: CalendarDate): UserInfoWarning[] {
  const { employee, others } = employeeFromSalaryInfo(info);
  return assessSalary(employee, others, lawOfMonth(today)).map(warning);
}
