import { flatTaxOn } from './benefits/commute-flat-tax.ts';
import { listPriceSource } from './benefits/car-list-price.ts';
import { vatOnProvision } from './benefits/vat-on-provision.ts';
import type { CarPayrollEffect } from './car-payroll-effect.ts';
import type { CarConversion } from './conversion.ts';
import type { AppliedLaw } from './conversion-comparison.ts';
import type { Employee } from './employee.ts';
import { explained, flowTerm, plainTerm, shareTerm, standing } from './line-terms.ts';
import type { PayrollCase } from './payroll-case.ts';
import type { Payslip } from './payslip.ts';
import type { ExplainedAmount, LineRule, LineTerm, PayslipLineCode } from './payslip-line.ts';
import { estimatedTrips } from './switches.ts';

type PayLineCode = Extract<
  PayslipLineCode,
  | 'GROSS_SALARY'
  | 'LEASING_COST_DEDUCTION'
  | 'EMPLOYER_CONTRIBUTION'
  | 'COMPANY_PENSION'
  | 'OTHER_LEASING'
  | 'BENEFIT_CAR_PRIVATE_USE'
  | 'BENEFIT_CAR_COMMUTE'
  | 'BENEFIT_BIKE'
  | 'BASIS_FOR_ANCILLARY_COSTS'
  | 'BASIS_FOR_SOCIAL_INSURANCE'
  | 'BENEFIT_DEDUCTION'
  | 'VAT_ON_PROVISION'
  | 'COMMUTE_FLAT_TAX'
  | 'NET_SALARY'
>;

const CONVERSION_SOURCE = 'BFH, Urteil vom 6.3.2008, VI R 6/05; R 8.1 LStR';

const LIST_PRICE_RULES: Record<AppliedLaw['benefitFactor'], LineRule> = {
  '1/4': 'QUARTER_OF_LIST_PRICE',
  '1/2': 'HALF_OF_LIST_PRICE',
  '1': 'FULL_LIST_PRICE',
};

const PERCENT_PPM = 10_000;
/** One percent of the list price. */
const PRIVATE_USE_PPM = PERCENT_PPM;
const COMMUTE_PER_KILOMETER_PPM = 300;
const SINGLE_TRIP_PPM = 20;
const FLAT_TAX_PPM = 150_000;
const FLAT_SURCHARGE_PPM = 55_000;

function commute(
  slip: Payslip,
  employee: Employee,
  car: CarConversion,
  running: CarPayrollEffect,
): ExplainedAmount {
  const { commuteKilometers: kilometers, commuteDaysPerMonth } = employee;
  const own = slip.benefitCarCommute - running.commute;
  const whole = (ratePpm: number, distance: Partial<LineTerm>): LineTerm[] => [
    plainTerm('RUNNING_CARS', running.commute),
    shareTerm('WHOLE', own, slip.taxableListPrice, ratePpm, 'HALF_UP', distance),
  ];
  if (car.commuteValuation === 'FLAT_003') {
    const terms = whole(COMMUTE_PER_KILOMETER_PPM, { kilometers });
    return explained('COMMUTE_PER_MONTH', '§ 8 Abs. 2 Satz 3 EStG', terms);
  }
  const trips = estimatedTrips(commuteDaysPerMonth);
  const terms = whole(SINGLE_TRIP_PPM, { kilometers, trips });
  return explained('SINGLE_TRIPS', '§ 8 Abs. 2 Satz 5 EStG; BMF-Schreiben vom 3.3.2022', terms);
}

function benefits(slip: Payslip, sign: 1 | -1): LineTerm[] {
  return [
    plainTerm('CAR_PRIVATE_USE', sign * slip.benefitCarPrivateUse),
    plainTerm('CAR_COMMUTE', sign * slip.benefitCarCommute),
    plainTerm('BIKE_PRIVATE_USE', sign * slip.benefitBike),
    plainTerm('BIKE_COMMUTE', sign * slip.benefitBikeCommute),
  ];
}

function vat(
  slip: Payslip,
  employee: Employee,
  car: CarConversion,
  running: CarPayrollEffect,
): ExplainedAmount {
  const { privateUse, commute: way } = vatOnProvision(
    car.grossListPrice,
    employee.commuteKilometers,
    estimatedTrips(employee.commuteDaysPerMonth),
    car.commuteValuation,
  );
  return explained(
    'VAT_INCLUDED',
    '§ 3 Abs. 12 Satz 2, § 10 Abs. 2 Satz 2 UStG; Abschn. 15.23 Abs. 11 UStAE',
    [
      plainTerm('RUNNING_CARS', 0 - running.vatPrivateUse),
      flowTerm(running.vatPrivateUse - slip.vatPrivateUse, privateUse.gross, 'CAR_PRIVATE_USE'),
      flowTerm(0 - slip.vatCommute, way.gross, 'CAR_COMMUTE'),
    ],
  );
}

function taxablePay(slip: Payslip, payroll: PayrollCase): ExplainedAmount {
  return explained('TAXABLE_PAY', '§§ 38a, 39b Abs. 2 EStG', [
    plainTerm('PAY', slip.brutto),
    plainTerm('CAR', 0 - slip.carConversion),
    plainTerm('BIKE', 0 - slip.bikeConversion),
    plainTerm('HARDWARE', 0 - slip.hardwareConversion),
    plainTerm('TAX_FREE_PENSION', 0 - Math.min(slip.companyPension, payroll.pensionTaxFree)),
    ...benefits(slip, 1),
    plainTerm('USER_FEE', 0 - slip.benefitUserFee),
    plainTerm('FLAT_TAXED_COMMUTE', 0 - slip.commuteFlatTaxed),
  ]);
}

function flatTax(slip: Payslip, { churchTaxPercent }: PayrollCase): ExplainedAmount {
  const source = '§ 40 Abs. 2 Satz 2 Nr. 1, Abs. 3 EStG; § 1 Abs. 1 Satz 1 Nr. 3 SvEV';
  const { wageTax, surcharge, churchTax } = flatTaxOn(slip.commuteFlatTaxed, churchTaxPercent);
  return explained('FLAT_TAX_ON_COMMUTE', source, [
    shareTerm('FLAT_WAGE_TAX', 0 - wageTax, slip.commuteFlatTaxed, FLAT_TAX_PPM, 'DOWN'),
    shareTerm('FLAT_SURCHARGE', 0 - surcharge, wageTax, FLAT_SURCHARGE_PPM, 'DOWN'),
    shareTerm('FLAT_CHURCH_TAX', 0 - churchTax, wageTax, churchTaxPercent * PERCENT_PPM, 'DOWN'),
  ]);
}

// § 3 Nr. 37 EStG frees a bike on top of pay only, not a converted one.
const BIKE_SOURCE = '§ 8 Abs. 2 Satz 10 EStG; gleichlautende Ländererlasse vom 9.1.2020';
const HARDWARE_SOURCE = '§ 3 Nr. 45 EStG';

/** The paragraphs of what is converted, and of nothing else. */
function otherLeasingSource({ bikeConversion, hardwareConversion }: Payslip): string {
  const sources = [bikeConversion > 0 && BIKE_SOURCE, hardwareConversion > 0 && HARDWARE_SOURCE];
  return sources.filter((source) => source !== false).join('; ') || CONVERSION_SOURCE;
}

// Leased hardware is free of tax, and not of contributions.
function contributoryPay(slip: Payslip, payroll: PayrollCase): ExplainedAmount {
  const freePension = Math.min(slip.companyPension, payroll.pensionContributionFree);
  return explained('CONTRIBUTORY_PAY', '§ 14 SGB IV; § 1 Abs. 1 Nr. 9, Satz 2 SvEV', [
    plainTerm('PAY', slip.brutto),
    plainTerm('CAR', 0 - slip.carConversion),
    plainTerm('BIKE', 0 - slip.bikeConversion),
    plainTerm('CONTRIBUTION_FREE_PENSION', 0 - freePension),
    ...benefits(slip, 1),
    plainTerm('USER_FEE', 0 - slip.benefitUserFee),
    plainTerm('FLAT_TAXED_COMMUTE', 0 - slip.commuteFlatTaxed),
  ]);
}

/** Pay, conversions, benefits in kind and the payout of one payslip. */
export function explainPayLines(
  slip: Payslip,
  payroll: PayrollCase,
  car: CarConversion,
  factor: AppliedLaw['benefitFactor'],
  running: CarPayrollEffect,
): Record<PayLineCode, ExplainedAmount> {
  return {
    GROSS_SALARY: standing('CONTRACT_PAY', '§ 611a Abs. 2 BGB', slip.brutto),
    LEASING_COST_DEDUCTION: explained('AGREED_AMOUNT', CONVERSION_SOURCE, [
      plainTerm('RUNNING_CARS', 0 - running.rate),
      plainTerm('WHOLE', running.rate - slip.carRate),
    ]),
    EMPLOYER_CONTRIBUTION: explained('AGREED_AMOUNT', CONVERSION_SOURCE, [
      plainTerm('RUNNING_CARS', running.employerContribution),
      plainTerm('WHOLE', slip.employerContribution - running.employerContribution),
    ]),
    COMPANY_PENSION: explained('AGREED_AMOUNT', '§ 1a BetrAVG; § 3 Nr. 63 EStG; § 1 Abs. 1 Nr. 9 SvEV', [
      plainTerm('WHOLE', 0 - slip.companyPension),
    ]),
    OTHER_LEASING: explained('AGREED_AMOUNT', otherLeasingSource(slip), [
      plainTerm('BIKE', 0 - slip.bikeConversion),
      plainTerm('HARDWARE', 0 - slip.hardwareConversion),
    ]),
    BENEFIT_CAR_PRIVATE_USE: explained(
      LIST_PRICE_RULES[factor],
      `§ 8 Abs. 2 Satz 2 EStG; ${listPriceSource(car.acquiredOn)}`,
      [
        plainTerm('RUNNING_CARS', running.privateUse),
        shareTerm(
          'WHOLE',
          slip.benefitCarPrivateUse - running.privateUse,
          slip.taxableListPrice,
          PRIVATE_USE_PPM,
          'HALF_UP',
        ),
      ],
    ),
    BENEFIT_CAR_COMMUTE: commute(slip, payroll.employee, car, running),
    BENEFIT_BIKE: explained('STATED_BENEFIT', BIKE_SOURCE, [
      plainTerm('BIKE_PRIVATE_USE', slip.benefitBike),
      plainTerm('BIKE_COMMUTE', slip.benefitBikeCommute),
    ]),
    BASIS_FOR_ANCILLARY_COSTS: taxablePay(slip, payroll),
    BASIS_FOR_SOCIAL_INSURANCE: contributoryPay(slip, payroll),
    BENEFIT_DEDUCTION: explained('BENEFITS_RECEIVED_IN_KIND', '§ 107 Abs. 2 GewO', benefits(slip, -1)),
    VAT_ON_PROVISION: vat(slip, payroll.employee, car, running),
    COMMUTE_FLAT_TAX: flatTax(slip, payroll),
    NET_SALARY: standing('SUM_OF_LINES', '§ 108 GewO', slip.takeHome),
  };
}
