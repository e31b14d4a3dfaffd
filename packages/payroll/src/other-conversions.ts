import type { OtherConversion } from './conversion.ts';

/** Sums of the conversions that run beside the car, in cents per month. */
export interface OtherConversionSums {
  readonly bike: number;
  readonly bikeBenefit: number;
  readonly bikeCommuteBenefit: number;
  readonly hardware: number;
  readonly companyPension: number;
}

/** Adds up the conversions by kind; several of one kind count together, also against the limits of the pension. */
export function sumOtherConversions(others: readonly OtherConversion[]): OtherConversionSums {
  const sums = { bike: 0, bikeBenefit: 0, bikeCommuteBenefit: 0, hardware: 0, companyPension: 0 };
  for (const one of others) {
    switch (one.type) {
      case 'BIKE_LEASING_OVER_25':
        sums.bikeCommuteBenefit += one.monetaryBenefitCommuteToWork;
        sums.bike += one.leasingRate;
        sums.bikeBenefit += one.monetaryBenefitPrivateUse;
        break;
      case 'BIKE_LEASING_UNDER_25':
        sums.bike += one.leasingRate;
        sums.bikeBenefit += one.monetaryBenefitPrivateUse;
        break;
      case 'HARDWARE_LEASING':
        sums.hardware += one.amount;
        break;
      case 'COMPANY_PENSION_PLAN':
        sums.companyPension += one.amount;
        break;
    }
  }
  return sums;
}
