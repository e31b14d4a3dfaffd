import { toCents, type SalaryConversionDto, type SalaryInfo } from '@stromwandel/api-spec';
import { assertNever } from '@stromwandel/kernel';
import type {
  CommuteValuation,
  Employee,
  HealthInsurance,
  OtherConversion,
  PensionScheme,
  TaxClass,
} from '@stromwandel/payroll';

/** A person as payroll sees them: facts of the month, running conversions and the way the commute is valued. */
export interface PayrollPerson {
  readonly employee: Employee;
  readonly others: readonly OtherConversion[];
  readonly commuteValuation: CommuteValuation;
}

// A choice counts once it is confirmed; a confirmation of the other choice is none.
function confirmedChoice({ privateBelowLimit, privateBelowLimitConfirmed }: SalaryInfo) {
  return privateBelowLimitConfirmed === privateBelowLimit ? (privateBelowLimit ?? null) : null;
}

function healthInsurance(info: SalaryInfo): HealthInsurance {
  if (info.healthInsurance === 'STATUTORY') {
    return {
      type: 'STATUTORY',
      basicRateBasisPoints: Math.round((info.basicRateHealthInsurance ?? 0) * 100),
      additionalRateBasisPoints: Math.round((info.additionalAmountHealthInsurance ?? 0) * 100),
    };
  }
  const premium = info.beitragPkv ?? 0;
  const basicShare = info.basisbeitragSteuerrelevant ?? null;
  return {
    type: 'PRIVATE',
    employerSubsidy: info.arbeitgeberzuschuss === true,
    premiumHealth: toCents(premium),
    premiumCare: toCents(info.beitragPv ?? 0),
    // Basic cover cannot cost more than the whole premium.
    basicShareOfHealthPremium: basicShare === null ? null : toCents(Math.min(basicShare, premium)),
    since2002: info.privateSince2002 === true,
    lastFiveYears: info.privateLastFiveYears === true,
    exemptSection8: info.exemptSection8 === true,
    belowLimit: confirmedChoice(info),
    ...(typeof info.futureFundAdditionalRate === 'number' && {
      futureAdditionalRateBasisPoints: Math.round(info.futureFundAdditionalRate * 100),
    }),
  };
}

function otherConversion(item: SalaryConversionDto): OtherConversion {
  const type = item.conversationType;
  switch (type) {
    case 'BIKE_LEASING_UNDER_25':
      return {
        type,
        leasingRate: toCents(item.leasingRate),
        monetaryBenefitPrivateUse: toCents(item.monetaryBenefitPrivateUse),
      };
    case 'BIKE_LEASING_OVER_25':
      return {
        type,
        leasingRate: toCents(item.leasingRate),
        monetaryBenefitPrivateUse: toCents(item.monetaryBenefitPrivateUse),
        monetaryBenefitCommuteToWork: toCents(item.monetaryBenefitCommuteToWork),
      };
    case 'HARDWARE_LEASING':
    case 'COMPANY_PENSION_PLAN':
      return { type, amount: toCents(item.salaryConversionAmount) };
    default:
      return assertNever(type);
  }
}

// 0 and 1 mean without factor, as nothing does.
function spouseFactor({ taxClass, spouseFactor: factor }: SalaryInfo): number | null {
  const thousandths = Math.round((factor ?? 0) * 1000);
  return taxClass === 4 && thousandths > 0 && thousandths < 1000 ? thousandths : null;
}

// "No" alone does not say whether a professional scheme takes the contributions, which changes the tax.
function pensionOf({ pensionInsurance, pensionScheme }: SalaryInfo): PensionScheme {
  if (pensionInsurance) return 'STATUTORY';
  return pensionScheme === 'VERSORGUNGSWERK' || pensionScheme === 'EXEMPT' ? pensionScheme : 'UNKNOWN';
}

/** Validated salary data of the API as payroll inputs; fields that do not apply to the person are left out. */
export function employeeFromSalaryInfo(info: SalaryInfo): PayrollPerson {
  return {
    employee: {
      federalState: info.federalState,
      dateOfBirth: info.dateOfBirth,
      grossMonthlySalary: toCents(info.grossMonthlySalaryEur),
      // The schema admits the whole numbers 1 to 6 only.
      taxClass: info.taxClass as TaxClass,
      spouseFactorThousandths: spouseFactor(info),
      taxAllowancePerMonth: toCents(info.taxAllowance),
      children: info.children,
      childrenUnder25: info.childrenUnder25,
      childAllowances: info.childrenAllowances,
      pension: pensionOf(info),
      employment: info.employment ?? 'REGULAR',
      unemploymentInsurance: info.unemploymentInsurance,
      churchTax: info.churchTax,
      akb: info.akb === true,
      healthInsurance: healthInsurance(info),
      // The law counts full kilometres.
      commuteKilometers: Math.floor(info.arrivalKilometers),
      commuteDaysPerMonth: info.arrivalNumber,
      ...(typeof info.regularOneOffPerYearEur === 'number' && {
        regularOneOffPerYear: toCents(info.regularOneOffPerYearEur),
      }),
      ...(typeof info.weeklyHours === 'number' && { weeklyHours: info.weeklyHours }),
      ...(typeof info.maintainedPeople === 'number' && { maintenanceObligations: info.maintainedPeople }),
    },
    others: info.salaryConversions.map(otherConversion),
    commuteValuation: info.commuteValuation ?? 'FLAT_003',
  };
}
