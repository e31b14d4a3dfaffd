import type { Payslip } from '../payslip.ts';

/** Field of the exchange format to field of the payslip. */
export const CASE_PAYSLIP_FIELDS = {
  gross: 'brutto',
  convCar: 'carConversion',
  convBike: 'bikeConversion',
  convHardware: 'hardwareConversion',
  convBav: 'companyPension',
  cashGross: 'cashGross',
  gwvCarPrivate: 'benefitCarPrivateUse',
  gwvCarCommute: 'benefitCarCommute',
  gwvBike: 'benefitBike',
  gwvBikeCommute: 'benefitBikeCommute',
  taxGross: 'adjustedGross',
  svGross: 'socialSecurityGross',
  lst: 'lohnst',
  soli: 'soli',
  bk: 'churchTaxBase',
  kist: 'kirchensteuer',
  kv: 'krankenversicherungBasic',
  kvz: 'krankenversicherungAdditional',
  pv: 'pflegeversicherungBasic',
  pvz: 'pflegeversicherungSurcharge',
  rv: 'rentenversicherung',
  av: 'arbeitslosenversicherung',
  chamber: 'arbeitskammerbeitrag',
  pkvSubsidyKV: 'arbeitgeberzuschussPKV',
  pkvSubsidyPV: 'arbeitgeberzuschussPV',
  pkvPremium: 'premiumPrivateInsurance',
  net: 'net',
  payout: 'takeHome',
} as const satisfies Record<string, keyof Payslip>;

const MODES = { REGULAR: 'regular', UEBERGANGSBEREICH: 'uebergangsbereich', NONE: 'none' } as const;

/** A payslip in the exchange format, amounts in cents. */
export type CasePayslip = Readonly<Record<string, number | string>>;

/** The payslip with the field names of `cases/README.md`; bases and list prices only where they say something. */
export function casePayslip(slip: Payslip, bikeListPrice: number): CasePayslip {
  const fields: Record<string, number | string> = {};
  if (slip.taxableListPrice > 0) fields.carListPrice = slip.taxableListPrice;
  if (bikeListPrice > 0) fields.bikeListPrice = bikeListPrice;
  for (const [name, field] of Object.entries(CASE_PAYSLIP_FIELDS)) fields[name] = slip[field];
  fields.svMode = MODES[slip.socialSecurityMode];
  if (slip.socialSecurityMode === 'UEBERGANGSBEREICH') {
    fields.be = slip.baseCareSurcharge;
    fields.beAN = slip.basePension;
  }
  return fields;
}
