import type { ReplyOf, SalaryInfo } from '@stromwandel/api-spec';
import type { BenefitsCaseLine } from '@stromwandel/later-benefits';

const inCents = (amount: number) => Math.round(100 * amount);

/** A person of 36 years in statutory health insurance and the car of an order, as a line of `npm run payroll -- benefits`. */
export function commandLineCase(
  salary: SalaryInfo,
  { leasePackage }: Pick<ReplyOf<'getOrder'>, 'leasePackage'>,
): Required<Pick<BenefitsCaseLine, 'year' | 'employee' | 'conversion' | 'later'>> {
  const { childrenUnder25, childrenAllowances, pensionScheme } = salary;
  return {
    year: 2026,
    employee: {
      gross: inCents(salary.grossMonthlySalaryEur),
      stkl: salary.taxClass,
      state: salary.federalState,
      age: 36,
      parent: salary.children,
      kidsU25: childrenUnder25,
      church: salary.churchTax,
      rv: salary.pensionInsurance,
      pension: pensionScheme ?? null,
      av: salary.unemploymentInsurance,
      kvz: salary.additionalAmountHealthInsurance,
      zkf: childrenAllowances,
    },
    conversion: {
      car: {
        rate: inCents(leasePackage.totalMonthlyGrossCostEur),
        blp: inCents(leasePackage.grossRetailPriceEur),
        factor: '1/4',
        km: salary.arrivalKilometers,
      },
    },
    later: {
      months: leasePackage.durationMonths,
      oneOffPerYear: inCents(salary.regularOneOffPerYearEur ?? 0),
      child: childrenAllowances > 0 || childrenUnder25 > 0,
    },
  };
}
