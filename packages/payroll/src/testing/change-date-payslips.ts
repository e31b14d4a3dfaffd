import type { Payslip } from '../payslip.ts';

/*
 * Payslips of the dates on which a figure of the law changes, written out field by field; cents. They were worked out
 * beside the package: wage tax by an interpreter of the official flow's pseudo code with decimal arithmetic, the rest in
 * exact fractions from the published figures. The people and cars stand in change-dates.official.test.ts.
 */

type VatField = 'benefitUserFee' | 'vatPrivateUse' | 'vatCommute';

/** What every payslip has where no VAT is passed on. */
export const NO_VAT: Readonly<Record<VatField, 0>> = { benefitUserFee: 0, vatPrivateUse: 0, vatCommute: 0 };

/** A payslip without its month, which is all that differs between the months of one law, and without VAT. */
export type WrittenPayslip = Readonly<
  Record<keyof Omit<Payslip, 'payrollMonth' | VatField>, number | string>
>;

export interface BeforeAndAfter {
  readonly before: WrittenPayslip;
  readonly after: WrittenPayslip;
}

/** People above all ceilings, in the Übergangsbereich, privately insured, and at the limit of pay in money. */
export type PersonName = 'ceilings' | 'smallPay' | 'privately' | 'seizable';

export const PAYSLIPS: Readonly<Record<2025 | 2026, Readonly<Record<PersonName, BeforeAndAfter>>>> = {
  2025: {
    ceilings: {
      before: {
        brutto: 950_000,
        carConversion: 0,
        carRate: 0,
        employerContribution: 0,
        bikeConversion: 0,
        hardwareConversion: 3000,
        companyPension: 70_000,
        cashGross: 877_000, // pay less conversions
        taxableListPrice: 0,
        benefitCarPrivateUse: 0,
        benefitCarCommute: 0,
        commuteFlatTaxed: 0,
        benefitBike: 0,
        benefitBikeCommute: 0,
        benefitsInKind: 0,
        adjustedGross: 882_600, // cash pay, 56.00 of pension above 8 % of the ceiling, benefits
        socialSecurityGross: 917_800, // pay less car and 322.00 (4 %), benefits; hardware counts
        socialSecurityMode: 'REGULAR',
        baseHealth: 551_250, // ceiling
        basePension: 805_000, // ceiling
        baseCareSurcharge: 551_250,
        lohnst: 148_033, // PAP 2025, class 3
        soli: 0,
        churchTaxBase: 96_950,
        kirchensteuer: 8725, // 9 % of the base
        krankenversicherungBasic: 40_241, // 7.3 % of 5,512.50
        krankenversicherungAdditional: 6753, // 1.225 % of 5,512.50
        krankenversicherung: 46_994,
        pflegeversicherungBasic: 5788, // 1.05 % of 5,512.50
        pflegeversicherungSurcharge: 0,
        pflegeversicherung: 5788,
        rentenversicherung: 74_865, // 9.3 % of 8,050.00
        arbeitslosenversicherung: 10_465, // 1.3 % of 8,050.00
        arbeitskammerbeitrag: 1207, // 0.15 % of 8,050.00
        arbeitgeberzuschussPKV: 0,
        arbeitgeberzuschussPV: 0,
        premiumPrivateInsurance: 0,
        commuteFlatTax: 0,
        net: 580_923, // cash pay and benefits less taxes, contributions and chamber
        takeHome: 580_923, // net less benefits
      },
      after: {
        brutto: 950_000,
        carConversion: 140_000, // rate less contribution
        carRate: 150_000,
        employerContribution: 10_000,
        bikeConversion: 0,
        hardwareConversion: 3000,
        companyPension: 70_000,
        cashGross: 737_000, // pay less conversions
        taxableListPrice: 8_500_000,
        benefitCarPrivateUse: 85_000, // 1 % of 85,000.00
        benefitCarCommute: 51_000, // 0.03 % of 85,000.00 x 20 km
        commuteFlatTaxed: 0,
        benefitBike: 0,
        benefitBikeCommute: 0,
        benefitsInKind: 136_000,
        adjustedGross: 878_600, // cash pay, 56.00 of pension above 8 % of the ceiling, benefits
        socialSecurityGross: 913_800, // pay less car and 322.00 (4 %), benefits; hardware counts
        socialSecurityMode: 'REGULAR',
        baseHealth: 551_250, // ceiling
        basePension: 805_000, // ceiling
        baseCareSurcharge: 551_250,
        lohnst: 146_683, // PAP 2025, class 3
        soli: 0,
        churchTaxBase: 95_733,
        kirchensteuer: 8615, // 9 % of the base
        krankenversicherungBasic: 40_241, // 7.3 % of 5,512.50
        krankenversicherungAdditional: 6753, // 1.225 % of 5,512.50
        krankenversicherung: 46_994,
        pflegeversicherungBasic: 5788, // 1.05 % of 5,512.50
        pflegeversicherungSurcharge: 0,
        pflegeversicherung: 5788,
        rentenversicherung: 74_865, // 9.3 % of 8,050.00
        arbeitslosenversicherung: 10_465, // 1.3 % of 8,050.00
        arbeitskammerbeitrag: 1207, // 0.15 % of 8,050.00
        arbeitgeberzuschussPKV: 0,
        arbeitgeberzuschussPV: 0,
        premiumPrivateInsurance: 0,
        commuteFlatTax: 0,
        net: 578_383, // cash pay and benefits less taxes, contributions and chamber
        takeHome: 442_383, // net less benefits
      },
    },
    smallPay: {
      before: {
        brutto: 212_000,
        carConversion: 0,
        carRate: 0,
        employerContribution: 0,
        bikeConversion: 9000,
        hardwareConversion: 0,
        companyPension: 0,
        cashGross: 203_000, // pay less conversions
        taxableListPrice: 0,
        benefitCarPrivateUse: 0,
        benefitCarCommute: 0,
        commuteFlatTaxed: 0,
        benefitBike: 800,
        benefitBikeCommute: 300,
        benefitsInKind: 1100,
        adjustedGross: 204_100, // cash pay and benefits
        socialSecurityGross: 204_100,
        socialSecurityMode: 'REGULAR',
        baseHealth: 204_100,
        basePension: 204_100,
        baseCareSurcharge: 204_100,
        lohnst: 10_266, // PAP 2025, class 1
        soli: 0,
        churchTaxBase: 10_266,
        kirchensteuer: 923, // 9 % of the base
        krankenversicherungBasic: 14_899, // 7.3 % of 2,041.00
        krankenversicherungAdditional: 2500, // 1.225 % of 2,041.00
        krankenversicherung: 17_399,
        pflegeversicherungBasic: 3674, // 1.8 % of 2,041.00
        pflegeversicherungSurcharge: 1225, // 0.6 % of 2,041.00
        pflegeversicherung: 4899,
        rentenversicherung: 18_981, // 9.3 % of 2,041.00
        arbeitslosenversicherung: 2653, // 1.3 % of 2,041.00
        arbeitskammerbeitrag: 285, // 0.14 % of 2,041.00
        arbeitgeberzuschussPKV: 0,
        arbeitgeberzuschussPV: 0,
        premiumPrivateInsurance: 0,
        commuteFlatTax: 0,
        net: 148_694, // cash pay and benefits less taxes, contributions and chamber
        takeHome: 147_594, // net less benefits
      },
      after: {
        brutto: 212_000,
        carConversion: 20_000,
        carRate: 20_000,
        employerContribution: 0,
        bikeConversion: 9000,
        hardwareConversion: 0,
        companyPension: 0,
        cashGross: 183_000, // pay less conversions
        taxableListPrice: 1_000_000,
        benefitCarPrivateUse: 10_000, // 1 % of 10,000.00
        benefitCarCommute: 3000, // 0.03 % of 10,000.00 x 10 km
        commuteFlatTaxed: 0,
        benefitBike: 800,
        benefitBikeCommute: 300,
        benefitsInKind: 14_100,
        adjustedGross: 197_100, // cash pay and benefits
        socialSecurityGross: 197_100,
        socialSecurityMode: 'UEBERGANGSBEREICH',
        baseHealth: 195_983, // 2,000 / (2,000 - 556) x (1,971.00 - 556)
        basePension: 195_983, // 2,000 / (2,000 - 556) x (1,971.00 - 556)
        baseCareSurcharge: 196_730, // with F = 0.6683, § 20 (2a) SGB IV
        lohnst: 8916, // PAP 2025, class 1
        soli: 0,
        churchTaxBase: 8916,
        kirchensteuer: 802, // 9 % of the base
        krankenversicherungBasic: 14_307, // 7.3 % of 1,959.83
        krankenversicherungAdditional: 2401, // 1.225 % of 1,959.83
        krankenversicherung: 16_708,
        pflegeversicherungBasic: 3528, // 1.8 % of 1,959.83
        pflegeversicherungSurcharge: 1180, // 0.6 % of 1,967.30
        pflegeversicherung: 4708,
        rentenversicherung: 18_226, // 9.3 % of 1,959.83
        arbeitslosenversicherung: 2548, // 1.3 % of 1,959.83
        arbeitskammerbeitrag: 275, // 0.14 % of 1,971.00
        arbeitgeberzuschussPKV: 0,
        arbeitgeberzuschussPV: 0,
        premiumPrivateInsurance: 0,
        commuteFlatTax: 0,
        net: 144_917, // cash pay and benefits less taxes, contributions and chamber
        takeHome: 130_817, // net less benefits
      },
    },
    privately: {
      before: {
        brutto: 650_000,
        carConversion: 0,
        carRate: 0,
        employerContribution: 0,
        bikeConversion: 0,
        hardwareConversion: 0,
        companyPension: 0,
        cashGross: 650_000, // pay less conversions
        taxableListPrice: 0,
        benefitCarPrivateUse: 0,
        benefitCarCommute: 0,
        commuteFlatTaxed: 0,
        benefitBike: 0,
        benefitBikeCommute: 0,
        benefitsInKind: 0,
        adjustedGross: 650_000, // cash pay and benefits
        socialSecurityGross: 650_000,
        socialSecurityMode: 'REGULAR',
        baseHealth: 551_250, // ceiling
        basePension: 650_000,
        baseCareSurcharge: 551_250,
        lohnst: 125_025, // PAP 2025, class 4
        soli: 0,
        churchTaxBase: 0,
        kirchensteuer: 0,
        krankenversicherungBasic: 0,
        krankenversicherungAdditional: 0,
        krankenversicherung: 0,
        pflegeversicherungBasic: 0,
        pflegeversicherungSurcharge: 0,
        pflegeversicherung: 0,
        rentenversicherung: 60_450, // 9.3 % of 6,500.00
        arbeitslosenversicherung: 8450, // 1.3 % of 6,500.00
        arbeitskammerbeitrag: 0,
        arbeitgeberzuschussPKV: 47_132, // 8.55 % of 5,512.50
        arbeitgeberzuschussPV: 7166, // 1.3 % of 5,512.50
        premiumPrivateInsurance: 114_000,
        commuteFlatTax: 0,
        net: 456_075, // cash pay and benefits less taxes, contributions and chamber
        takeHome: 396_373, // net less benefits, with subsidies, less premiums
      },
      after: {
        brutto: 650_000,
        carConversion: 80_000,
        carRate: 80_000,
        employerContribution: 0,
        bikeConversion: 0,
        hardwareConversion: 0,
        companyPension: 0,
        cashGross: 570_000, // pay less conversions
        taxableListPrice: 1_000_000,
        benefitCarPrivateUse: 10_000, // 1 % of 10,000.00
        benefitCarCommute: 2400, // 0.002 % of 10,000.00 x 15 km x 8 trips
        commuteFlatTaxed: 0,
        benefitBike: 0,
        benefitBikeCommute: 0,
        benefitsInKind: 12_400,
        adjustedGross: 582_400, // cash pay and benefits
        socialSecurityGross: 582_400,
        socialSecurityMode: 'REGULAR',
        baseHealth: 551_250, // ceiling
        basePension: 582_400,
        baseCareSurcharge: 551_250,
        lohnst: 102_641, // PAP 2025, class 4
        soli: 0,
        churchTaxBase: 0,
        kirchensteuer: 0,
        krankenversicherungBasic: 0,
        krankenversicherungAdditional: 0,
        krankenversicherung: 0,
        pflegeversicherungBasic: 0,
        pflegeversicherungSurcharge: 0,
        pflegeversicherung: 0,
        rentenversicherung: 54_163, // 9.3 % of 5,824.00
        arbeitslosenversicherung: 7571, // 1.3 % of 5,824.00
        arbeitskammerbeitrag: 0,
        arbeitgeberzuschussPKV: 47_132, // 8.55 % of 5,512.50
        arbeitgeberzuschussPV: 7166, // 1.3 % of 5,512.50
        premiumPrivateInsurance: 114_000,
        commuteFlatTax: 0,
        net: 418_025, // cash pay and benefits less taxes, contributions and chamber
        takeHome: 345_923, // net less benefits, with subsidies, less premiums
      },
    },
    seizable: {
      before: {
        brutto: 478_000,
        carConversion: 0,
        carRate: 0,
        employerContribution: 0,
        bikeConversion: 0,
        hardwareConversion: 0,
        companyPension: 0,
        cashGross: 478_000, // pay less conversions
        taxableListPrice: 0,
        benefitCarPrivateUse: 0,
        benefitCarCommute: 0,
        commuteFlatTaxed: 0,
        benefitBike: 0,
        benefitBikeCommute: 0,
        benefitsInKind: 0,
        adjustedGross: 478_000, // cash pay and benefits
        socialSecurityGross: 478_000,
        socialSecurityMode: 'REGULAR',
        baseHealth: 478_000,
        basePension: 478_000,
        baseCareSurcharge: 478_000,
        lohnst: 75_508, // PAP 2025, class 1
        soli: 0,
        churchTaxBase: 37_991,
        kirchensteuer: 3419, // 9 % of the base
        krankenversicherungBasic: 34_894, // 7.3 % of 4,780.00
        krankenversicherungAdditional: 5856, // 1.225 % of 4,780.00
        krankenversicherung: 40_750,
        pflegeversicherungBasic: 6214, // 1.3 % of 4,780.00
        pflegeversicherungSurcharge: 0,
        pflegeversicherung: 6214,
        rentenversicherung: 44_454, // 9.3 % of 4,780.00
        arbeitslosenversicherung: 6214, // 1.3 % of 4,780.00
        arbeitskammerbeitrag: 0,
        arbeitgeberzuschussPKV: 0,
        arbeitgeberzuschussPV: 0,
        premiumPrivateInsurance: 0,
        commuteFlatTax: 0,
        net: 301_441, // cash pay and benefits less taxes, contributions and chamber
        takeHome: 301_441, // net less benefits
      },
      after: {
        brutto: 478_000,
        carConversion: 30_000,
        carRate: 30_000,
        employerContribution: 0,
        bikeConversion: 0,
        hardwareConversion: 0,
        companyPension: 0,
        cashGross: 448_000, // pay less conversions
        taxableListPrice: 2_000_000,
        benefitCarPrivateUse: 20_000, // 1 % of 20,000.00
        benefitCarCommute: 6000, // 0.03 % of 20,000.00 x 10 km
        commuteFlatTaxed: 0,
        benefitBike: 0,
        benefitBikeCommute: 0,
        benefitsInKind: 26_000,
        adjustedGross: 474_000, // cash pay and benefits
        socialSecurityGross: 474_000,
        socialSecurityMode: 'REGULAR',
        baseHealth: 474_000,
        basePension: 474_000,
        baseCareSurcharge: 474_000,
        lohnst: 74_416, // PAP 2025, class 1
        soli: 0,
        churchTaxBase: 37_058,
        kirchensteuer: 3335, // 9 % of the base
        krankenversicherungBasic: 34_602, // 7.3 % of 4,740.00
        krankenversicherungAdditional: 5807, // 1.225 % of 4,740.00
        krankenversicherung: 40_409,
        pflegeversicherungBasic: 6162, // 1.3 % of 4,740.00
        pflegeversicherungSurcharge: 0,
        pflegeversicherung: 6162,
        rentenversicherung: 44_082, // 9.3 % of 4,740.00
        arbeitslosenversicherung: 6162, // 1.3 % of 4,740.00
        arbeitskammerbeitrag: 0,
        arbeitgeberzuschussPKV: 0,
        arbeitgeberzuschussPV: 0,
        premiumPrivateInsurance: 0,
        commuteFlatTax: 0,
        net: 299_434, // cash pay and benefits less taxes, contributions and chamber
        takeHome: 273_434, // net less benefits
      },
    },
  },
  2026: {
    ceilings: {
      before: {
        brutto: 950_000,
        carConversion: 0,
        carRate: 0,
        employerContribution: 0,
        bikeConversion: 0,
        hardwareConversion: 3000,
        companyPension: 70_000,
        cashGross: 877_000, // pay less conversions
        taxableListPrice: 0,
        benefitCarPrivateUse: 0,
        benefitCarCommute: 0,
        commuteFlatTaxed: 0,
        benefitBike: 0,
        benefitBikeCommute: 0,
        benefitsInKind: 0,
        adjustedGross: 879_400, // cash pay, 24.00 of pension above 8 % of the ceiling, benefits
        socialSecurityGross: 916_200, // pay less car and 338.00 (4 %), benefits; hardware counts
        socialSecurityMode: 'REGULAR',
        baseHealth: 581_250, // ceiling
        basePension: 845_000, // ceiling
        baseCareSurcharge: 581_250,
        lohnst: 142_716, // PAP 2026, class 3
        soli: 0,
        churchTaxBase: 91_633,
        kirchensteuer: 8246, // 9 % of the base
        krankenversicherungBasic: 42_431, // 7.3 % of 5,812.50
        krankenversicherungAdditional: 7120, // 1.225 % of 5,812.50
        krankenversicherung: 49_551,
        pflegeversicherungBasic: 6103, // 1.05 % of 5,812.50
        pflegeversicherungSurcharge: 0,
        pflegeversicherung: 6103,
        rentenversicherung: 78_585, // 9.3 % of 8,450.00
        arbeitslosenversicherung: 10_985, // 1.3 % of 8,450.00
        arbeitskammerbeitrag: 1267, // 0.15 % of 8,450.00
        arbeitgeberzuschussPKV: 0,
        arbeitgeberzuschussPV: 0,
        premiumPrivateInsurance: 0,
        commuteFlatTax: 0,
        net: 579_547, // cash pay and benefits less taxes, contributions and chamber
        takeHome: 579_547, // net less benefits
      },
      after: {
        brutto: 950_000,
        carConversion: 140_000, // rate less contribution
        carRate: 150_000,
        employerContribution: 10_000,
        bikeConversion: 0,
        hardwareConversion: 3000,
        companyPension: 70_000,
        cashGross: 737_000, // pay less conversions
        taxableListPrice: 8_500_000,
        benefitCarPrivateUse: 85_000, // 1 % of 85,000.00
        benefitCarCommute: 51_000, // 0.03 % of 85,000.00 x 20 km
        commuteFlatTaxed: 0,
        benefitBike: 0,
        benefitBikeCommute: 0,
        benefitsInKind: 136_000,
        adjustedGross: 875_400, // cash pay, 24.00 of pension above 8 % of the ceiling, benefits
        socialSecurityGross: 912_200, // pay less car and 338.00 (4 %), benefits; hardware counts
        socialSecurityMode: 'REGULAR',
        baseHealth: 581_250, // ceiling
        basePension: 845_000, // ceiling
        baseCareSurcharge: 581_250,
        lohnst: 141_400, // PAP 2026, class 3
        soli: 0,
        churchTaxBase: 90_450,
        kirchensteuer: 8140, // 9 % of the base
        krankenversicherungBasic: 42_431, // 7.3 % of 5,812.50
        krankenversicherungAdditional: 7120, // 1.225 % of 5,812.50
        krankenversicherung: 49_551,
        pflegeversicherungBasic: 6103, // 1.05 % of 5,812.50
        pflegeversicherungSurcharge: 0,
        pflegeversicherung: 6103,
        rentenversicherung: 78_585, // 9.3 % of 8,450.00
        arbeitslosenversicherung: 10_985, // 1.3 % of 8,450.00
        arbeitskammerbeitrag: 1267, // 0.15 % of 8,450.00
        arbeitgeberzuschussPKV: 0,
        arbeitgeberzuschussPV: 0,
        premiumPrivateInsurance: 0,
        commuteFlatTax: 0,
        net: 576_969, // cash pay and benefits less taxes, contributions and chamber
        takeHome: 440_969, // net less benefits
      },
    },
    smallPay: {
      before: {
        brutto: 212_000,
        carConversion: 0,
        carRate: 0,
        employerContribution: 0,
        bikeConversion: 9000,
        hardwareConversion: 0,
        companyPension: 0,
        cashGross: 203_000, // pay less conversions
        taxableListPrice: 0,
        benefitCarPrivateUse: 0,
        benefitCarCommute: 0,
        commuteFlatTaxed: 0,
        benefitBike: 800,
        benefitBikeCommute: 300,
        benefitsInKind: 1100,
        adjustedGross: 204_100, // cash pay and benefits
        socialSecurityGross: 204_100,
        socialSecurityMode: 'REGULAR',
        baseHealth: 204_100,
        basePension: 204_100,
        baseCareSurcharge: 204_100,
        lohnst: 9716, // PAP 2026, class 1
        soli: 0,
        churchTaxBase: 9716,
        kirchensteuer: 874, // 9 % of the base
        krankenversicherungBasic: 14_899, // 7.3 % of 2,041.00
        krankenversicherungAdditional: 2500, // 1.225 % of 2,041.00
        krankenversicherung: 17_399,
        pflegeversicherungBasic: 3674, // 1.8 % of 2,041.00
        pflegeversicherungSurcharge: 1225, // 0.6 % of 2,041.00
        pflegeversicherung: 4899,
        rentenversicherung: 18_981, // 9.3 % of 2,041.00
        arbeitslosenversicherung: 2653, // 1.3 % of 2,041.00
        arbeitskammerbeitrag: 285, // 0.14 % of 2,041.00
        arbeitgeberzuschussPKV: 0,
        arbeitgeberzuschussPV: 0,
        premiumPrivateInsurance: 0,
        commuteFlatTax: 0,
        net: 149_293, // cash pay and benefits less taxes, contributions and chamber
        takeHome: 148_193, // net less benefits
      },
      after: {
        brutto: 212_000,
        carConversion: 20_000,
        carRate: 20_000,
        employerContribution: 0,
        bikeConversion: 9000,
        hardwareConversion: 0,
        companyPension: 0,
        cashGross: 183_000, // pay less conversions
        taxableListPrice: 1_000_000,
        benefitCarPrivateUse: 10_000, // 1 % of 10,000.00
        benefitCarCommute: 3000, // 0.03 % of 10,000.00 x 10 km
        commuteFlatTaxed: 0,
        benefitBike: 800,
        benefitBikeCommute: 300,
        benefitsInKind: 14_100,
        adjustedGross: 197_100, // cash pay and benefits
        socialSecurityGross: 197_100,
        socialSecurityMode: 'UEBERGANGSBEREICH',
        baseHealth: 195_848, // 2,000 / (2,000 - 603) x (1,971.00 - 603)
        basePension: 195_848, // 2,000 / (2,000 - 603) x (1,971.00 - 603)
        baseCareSurcharge: 196_677, // with F = 0.6619, § 20 (2a) SGB IV
        lohnst: 8366, // PAP 2026, class 1
        soli: 0,
        churchTaxBase: 8366,
        kirchensteuer: 752, // 9 % of the base
        krankenversicherungBasic: 14_297, // 7.3 % of 1,958.48
        krankenversicherungAdditional: 2399, // 1.225 % of 1,958.48
        krankenversicherung: 16_696,
        pflegeversicherungBasic: 3525, // 1.8 % of 1,958.48
        pflegeversicherungSurcharge: 1180, // 0.6 % of 1,966.77
        pflegeversicherung: 4705,
        rentenversicherung: 18_214, // 9.3 % of 1,958.48
        arbeitslosenversicherung: 2546, // 1.3 % of 1,958.48
        arbeitskammerbeitrag: 275, // 0.14 % of 1,971.00
        arbeitgeberzuschussPKV: 0,
        arbeitgeberzuschussPV: 0,
        premiumPrivateInsurance: 0,
        commuteFlatTax: 0,
        net: 145_546, // cash pay and benefits less taxes, contributions and chamber
        takeHome: 131_446, // net less benefits
      },
    },
    privately: {
      before: {
        brutto: 650_000,
        carConversion: 0,
        carRate: 0,
        employerContribution: 0,
        bikeConversion: 0,
        hardwareConversion: 0,
        companyPension: 0,
        cashGross: 650_000, // pay less conversions
        taxableListPrice: 0,
        benefitCarPrivateUse: 0,
        benefitCarCommute: 0,
        commuteFlatTaxed: 0,
        benefitBike: 0,
        benefitBikeCommute: 0,
        benefitsInKind: 0,
        adjustedGross: 650_000, // cash pay and benefits
        socialSecurityGross: 650_000,
        socialSecurityMode: 'REGULAR',
        baseHealth: 581_250, // ceiling
        basePension: 650_000,
        baseCareSurcharge: 581_250,
        lohnst: 124_925, // PAP 2026, class 4
        soli: 0,
        churchTaxBase: 0,
        kirchensteuer: 0,
        krankenversicherungBasic: 0,
        krankenversicherungAdditional: 0,
        krankenversicherung: 0,
        pflegeversicherungBasic: 0,
        pflegeversicherungSurcharge: 0,
        pflegeversicherung: 0,
        rentenversicherung: 60_450, // 9.3 % of 6,500.00
        arbeitslosenversicherung: 8450, // 1.3 % of 6,500.00
        arbeitskammerbeitrag: 0,
        arbeitgeberzuschussPKV: 49_000, // half the premium
        arbeitgeberzuschussPV: 7556, // 1.3 % of 5,812.50
        premiumPrivateInsurance: 114_000,
        commuteFlatTax: 0,
        net: 456_175, // cash pay and benefits less taxes, contributions and chamber
        takeHome: 398_731, // net less benefits, with subsidies, less premiums
      },
      after: {
        brutto: 650_000,
        carConversion: 80_000,
        carRate: 80_000,
        employerContribution: 0,
        bikeConversion: 0,
        hardwareConversion: 0,
        companyPension: 0,
        cashGross: 570_000, // pay less conversions
        taxableListPrice: 1_000_000,
        benefitCarPrivateUse: 10_000, // 1 % of 10,000.00
        benefitCarCommute: 2400, // 0.002 % of 10,000.00 x 15 km x 8 trips
        commuteFlatTaxed: 0,
        benefitBike: 0,
        benefitBikeCommute: 0,
        benefitsInKind: 12_400,
        adjustedGross: 582_400, // cash pay and benefits
        socialSecurityGross: 582_400,
        socialSecurityMode: 'REGULAR',
        baseHealth: 581_250, // ceiling
        basePension: 582_400,
        baseCareSurcharge: 581_250,
        lohnst: 102_691, // PAP 2026, class 4
        soli: 0,
        churchTaxBase: 0,
        kirchensteuer: 0,
        krankenversicherungBasic: 0,
        krankenversicherungAdditional: 0,
        krankenversicherung: 0,
        pflegeversicherungBasic: 0,
        pflegeversicherungSurcharge: 0,
        pflegeversicherung: 0,
        rentenversicherung: 54_163, // 9.3 % of 5,824.00
        arbeitslosenversicherung: 7571, // 1.3 % of 5,824.00
        arbeitskammerbeitrag: 0,
        arbeitgeberzuschussPKV: 49_000, // half the premium
        arbeitgeberzuschussPV: 7556, // 1.3 % of 5,812.50
        premiumPrivateInsurance: 114_000,
        commuteFlatTax: 0,
        net: 417_975, // cash pay and benefits less taxes, contributions and chamber
        takeHome: 348_131, // net less benefits, with subsidies, less premiums
      },
    },
    seizable: {
      before: {
        brutto: 478_000,
        carConversion: 0,
        carRate: 0,
        employerContribution: 0,
        bikeConversion: 0,
        hardwareConversion: 0,
        companyPension: 0,
        cashGross: 478_000, // pay less conversions
        taxableListPrice: 0,
        benefitCarPrivateUse: 0,
        benefitCarCommute: 0,
        commuteFlatTaxed: 0,
        benefitBike: 0,
        benefitBikeCommute: 0,
        benefitsInKind: 0,
        adjustedGross: 478_000, // cash pay and benefits
        socialSecurityGross: 478_000,
        socialSecurityMode: 'REGULAR',
        baseHealth: 478_000,
        basePension: 478_000,
        baseCareSurcharge: 478_000,
        lohnst: 74_450, // PAP 2026, class 1
        soli: 0,
        churchTaxBase: 36_700,
        kirchensteuer: 3303, // 9 % of the base
        krankenversicherungBasic: 34_894, // 7.3 % of 4,780.00
        krankenversicherungAdditional: 5856, // 1.225 % of 4,780.00
        krankenversicherung: 40_750,
        pflegeversicherungBasic: 6214, // 1.3 % of 4,780.00
        pflegeversicherungSurcharge: 0,
        pflegeversicherung: 6214,
        rentenversicherung: 44_454, // 9.3 % of 4,780.00
        arbeitslosenversicherung: 6214, // 1.3 % of 4,780.00
        arbeitskammerbeitrag: 0,
        arbeitgeberzuschussPKV: 0,
        arbeitgeberzuschussPV: 0,
        premiumPrivateInsurance: 0,
        commuteFlatTax: 0,
        net: 302_615, // cash pay and benefits less taxes, contributions and chamber
        takeHome: 302_615, // net less benefits
      },
      after: {
        brutto: 478_000,
        carConversion: 30_000,
        carRate: 30_000,
        employerContribution: 0,
        bikeConversion: 0,
        hardwareConversion: 0,
        companyPension: 0,
        cashGross: 448_000, // pay less conversions
        taxableListPrice: 2_000_000,
        benefitCarPrivateUse: 20_000, // 1 % of 20,000.00
        benefitCarCommute: 6000, // 0.03 % of 20,000.00 x 10 km
        commuteFlatTaxed: 0,
        benefitBike: 0,
        benefitBikeCommute: 0,
        benefitsInKind: 26_000,
        adjustedGross: 474_000, // cash pay and benefits
        socialSecurityGross: 474_000,
        socialSecurityMode: 'REGULAR',
        baseHealth: 474_000,
        basePension: 474_000,
        baseCareSurcharge: 474_000,
        lohnst: 73_366, // PAP 2026, class 1
        soli: 0,
        churchTaxBase: 35_775,
        kirchensteuer: 3219, // 9 % of the base
        krankenversicherungBasic: 34_602, // 7.3 % of 4,740.00
        krankenversicherungAdditional: 5807, // 1.225 % of 4,740.00
        krankenversicherung: 40_409,
        pflegeversicherungBasic: 6162, // 1.3 % of 4,740.00
        pflegeversicherungSurcharge: 0,
        pflegeversicherung: 6162,
        rentenversicherung: 44_082, // 9.3 % of 4,740.00
        arbeitslosenversicherung: 6162, // 1.3 % of 4,740.00
        arbeitskammerbeitrag: 0,
        arbeitgeberzuschussPKV: 0,
        arbeitgeberzuschussPV: 0,
        premiumPrivateInsurance: 0,
        commuteFlatTax: 0,
        net: 300_600, // cash pay and benefits less taxes, contributions and chamber
        takeHome: 274_600, // net less benefits
      },
    },
  },
};

/** Stops by half-year: the seizure limits change on 1 July. */
export const STOPS = {
  'first half of 2025': {
    ceilings: [
      {
        code: 'CASH_PAY_LIMIT',
        benefits: 85_000,
        seizablePart: 82_730,
        protectedPay: 444_653,
        takeHome: 442_383,
      },
    ],
    smallPay: [
      { code: 'MINIMUM_WAGE', cashPay: 183_000, required: 222_214, hourlyWage: 1282 },
      { code: 'CASH_PAY_LIMIT', benefits: 10_800, seizablePart: 0, protectedPay: 141_617, takeHome: 130_817 },
    ],
    privately: [],
    seizable: [
      {
        code: 'CASH_PAY_LIMIT',
        benefits: 20_000,
        seizablePart: 7537,
        protectedPay: 285_897,
        takeHome: 273_434,
      },
    ],
  },
  'second half of 2025': {
    ceilings: [
      {
        code: 'CASH_PAY_LIMIT',
        benefits: 85_000,
        seizablePart: 63_840,
        protectedPay: 463_543,
        takeHome: 442_383,
      },
    ],
    smallPay: [
      { code: 'MINIMUM_WAGE', cashPay: 183_000, required: 222_214, hourlyWage: 1282 },
      { code: 'CASH_PAY_LIMIT', benefits: 10_800, seizablePart: 0, protectedPay: 141_617, takeHome: 130_817 },
    ],
    privately: [],
    seizable: [
      {
        code: 'CASH_PAY_LIMIT',
        benefits: 20_000,
        seizablePart: 4130,
        protectedPay: 289_304,
        takeHome: 273_434,
      },
    ],
  },
  'first half of 2026': {
    ceilings: [
      {
        code: 'CASH_PAY_LIMIT',
        benefits: 85_000,
        seizablePart: 62_426,
        protectedPay: 463_543,
        takeHome: 440_969,
      },
    ],
    smallPay: [
      { code: 'MINIMUM_WAGE', cashPay: 183_000, required: 240_934, hourlyWage: 1390 },
      { code: 'CASH_PAY_LIMIT', benefits: 10_800, seizablePart: 0, protectedPay: 142_246, takeHome: 131_446 },
    ],
    privately: [],
    seizable: [
      {
        code: 'CASH_PAY_LIMIT',
        benefits: 20_000,
        seizablePart: 4430,
        protectedPay: 290_170,
        takeHome: 274_600,
      },
    ],
  },
  'second half of 2026': {
    ceilings: [
      {
        code: 'CASH_PAY_LIMIT',
        benefits: 85_000,
        seizablePart: 52_777,
        protectedPay: 473_192,
        takeHome: 440_969,
      },
    ],
    smallPay: [
      { code: 'MINIMUM_WAGE', cashPay: 183_000, required: 240_934, hourlyWage: 1390 },
      { code: 'CASH_PAY_LIMIT', benefits: 10_800, seizablePart: 0, protectedPay: 142_246, takeHome: 131_446 },
    ],
    privately: [],
    seizable: [
      {
        code: 'CASH_PAY_LIMIT',
        benefits: 20_000,
        seizablePart: 2685,
        protectedPay: 291_915,
        takeHome: 274_600,
      },
    ],
  },
} as const;

/** Pay of 4,500 EUR in June 2026 without a car. */
export const BEFORE_A_CAR: WrittenPayslip = {
  brutto: 450_000,
  carConversion: 0,
  carRate: 0,
  employerContribution: 0,
  bikeConversion: 0,
  hardwareConversion: 0,
  companyPension: 0,
  cashGross: 450_000, // pay less conversions
  taxableListPrice: 0,
  benefitCarPrivateUse: 0,
  benefitCarCommute: 0,
  commuteFlatTaxed: 0,
  benefitBike: 0,
  benefitBikeCommute: 0,
  benefitsInKind: 0,
  adjustedGross: 450_000, // cash pay and benefits
  socialSecurityGross: 450_000,
  socialSecurityMode: 'REGULAR',
  baseHealth: 450_000,
  basePension: 450_000,
  baseCareSurcharge: 450_000,
  lohnst: 65_016, // PAP 2026, class 1
  soli: 0,
  churchTaxBase: 0,
  kirchensteuer: 0,
  krankenversicherungBasic: 32_850, // 7.3 % of 4,500.00
  krankenversicherungAdditional: 6525, // 1.45 % of 4,500.00
  krankenversicherung: 39_375,
  pflegeversicherungBasic: 8100, // 1.8 % of 4,500.00
  pflegeversicherungSurcharge: 2700, // 0.6 % of 4,500.00
  pflegeversicherung: 10_800,
  rentenversicherung: 41_850, // 9.3 % of 4,500.00
  arbeitslosenversicherung: 5850, // 1.3 % of 4,500.00
  arbeitskammerbeitrag: 0,
  arbeitgeberzuschussPKV: 0,
  arbeitgeberzuschussPV: 0,
  premiumPrivateInsurance: 0,
  commuteFlatTax: 0,
  net: 287_109, // cash pay and benefits less taxes, contributions and chamber
  takeHome: 287_109, // net less benefits
};

/** The same pay with the car, by the taxable list price. */
export const AFTER_A_CAR: Readonly<Record<number, WrittenPayslip>> = {
  1_500_000: {
    brutto: 450_000,
    carConversion: 50_000,
    carRate: 50_000,
    employerContribution: 0,
    bikeConversion: 0,
    hardwareConversion: 0,
    companyPension: 0,
    cashGross: 400_000, // pay less conversions
    taxableListPrice: 1_500_000,
    benefitCarPrivateUse: 15_000, // 1 % of 15,000.00
    benefitCarCommute: 6750, // 0.03 % of 15,000.00 x 15 km
    commuteFlatTaxed: 0,
    benefitBike: 0,
    benefitBikeCommute: 0,
    benefitsInKind: 21_750,
    adjustedGross: 421_750, // cash pay and benefits
    socialSecurityGross: 421_750,
    socialSecurityMode: 'REGULAR',
    baseHealth: 421_750,
    basePension: 421_750,
    baseCareSurcharge: 421_750,
    lohnst: 57_833, // PAP 2026, class 1
    soli: 0,
    churchTaxBase: 0,
    kirchensteuer: 0,
    krankenversicherungBasic: 30_788, // 7.3 % of 4,217.50
    krankenversicherungAdditional: 6115, // 1.45 % of 4,217.50
    krankenversicherung: 36_903,
    pflegeversicherungBasic: 7592, // 1.8 % of 4,217.50
    pflegeversicherungSurcharge: 2531, // 0.6 % of 4,217.50
    pflegeversicherung: 10_123,
    rentenversicherung: 39_223, // 9.3 % of 4,217.50
    arbeitslosenversicherung: 5483, // 1.3 % of 4,217.50
    arbeitskammerbeitrag: 0,
    arbeitgeberzuschussPKV: 0,
    arbeitgeberzuschussPV: 0,
    premiumPrivateInsurance: 0,
    commuteFlatTax: 0,
    net: 272_185, // cash pay and benefits less taxes, contributions and chamber
    takeHome: 250_435, // net less benefits
  },
  1_750_000: {
    brutto: 450_000,
    carConversion: 50_000,
    carRate: 50_000,
    employerContribution: 0,
    bikeConversion: 0,
    hardwareConversion: 0,
    companyPension: 0,
    cashGross: 400_000, // pay less conversions
    taxableListPrice: 1_750_000,
    benefitCarPrivateUse: 17_500, // 1 % of 17,500.00
    benefitCarCommute: 7875, // 0.03 % of 17,500.00 x 15 km
    commuteFlatTaxed: 0,
    benefitBike: 0,
    benefitBikeCommute: 0,
    benefitsInKind: 25_375,
    adjustedGross: 425_375, // cash pay and benefits
    socialSecurityGross: 425_375,
    socialSecurityMode: 'REGULAR',
    baseHealth: 425_375,
    basePension: 425_375,
    baseCareSurcharge: 425_375,
    lohnst: 58_741, // PAP 2026, class 1
    soli: 0,
    churchTaxBase: 0,
    kirchensteuer: 0,
    krankenversicherungBasic: 31_052, // 7.3 % of 4,253.75
    krankenversicherungAdditional: 6168, // 1.45 % of 4,253.75
    krankenversicherung: 37_220,
    pflegeversicherungBasic: 7657, // 1.8 % of 4,253.75
    pflegeversicherungSurcharge: 2552, // 0.6 % of 4,253.75
    pflegeversicherung: 10_209,
    rentenversicherung: 39_560, // 9.3 % of 4,253.75
    arbeitslosenversicherung: 5530, // 1.3 % of 4,253.75
    arbeitskammerbeitrag: 0,
    arbeitgeberzuschussPKV: 0,
    arbeitgeberzuschussPV: 0,
    premiumPrivateInsurance: 0,
    commuteFlatTax: 0,
    net: 274_115, // cash pay and benefits less taxes, contributions and chamber
    takeHome: 248_740, // net less benefits
  },
  2_500_000: {
    brutto: 450_000,
    carConversion: 50_000,
    carRate: 50_000,
    employerContribution: 0,
    bikeConversion: 0,
    hardwareConversion: 0,
    companyPension: 0,
    cashGross: 400_000, // pay less conversions
    taxableListPrice: 2_500_000,
    benefitCarPrivateUse: 25_000, // 1 % of 25,000.00
    benefitCarCommute: 11_250, // 0.03 % of 25,000.00 x 15 km
    commuteFlatTaxed: 0,
    benefitBike: 0,
    benefitBikeCommute: 0,
    benefitsInKind: 36_250,
    adjustedGross: 436_250, // cash pay and benefits
    socialSecurityGross: 436_250,
    socialSecurityMode: 'REGULAR',
    baseHealth: 436_250,
    basePension: 436_250,
    baseCareSurcharge: 436_250,
    lohnst: 61_491, // PAP 2026, class 1
    soli: 0,
    churchTaxBase: 0,
    kirchensteuer: 0,
    krankenversicherungBasic: 31_846, // 7.3 % of 4,362.50
    krankenversicherungAdditional: 6326, // 1.45 % of 4,362.50
    krankenversicherung: 38_172,
    pflegeversicherungBasic: 7853, // 1.8 % of 4,362.50
    pflegeversicherungSurcharge: 2618, // 0.6 % of 4,362.50
    pflegeversicherung: 10_471,
    rentenversicherung: 40_571, // 9.3 % of 4,362.50
    arbeitslosenversicherung: 5671, // 1.3 % of 4,362.50
    arbeitskammerbeitrag: 0,
    arbeitgeberzuschussPKV: 0,
    arbeitgeberzuschussPV: 0,
    premiumPrivateInsurance: 0,
    commuteFlatTax: 0,
    net: 279_874, // cash pay and benefits less taxes, contributions and chamber
    takeHome: 243_624, // net less benefits
  },
  3_500_000: {
    brutto: 450_000,
    carConversion: 50_000,
    carRate: 50_000,
    employerContribution: 0,
    bikeConversion: 0,
    hardwareConversion: 0,
    companyPension: 0,
    cashGross: 400_000, // pay less conversions
    taxableListPrice: 3_500_000,
    benefitCarPrivateUse: 35_000, // 1 % of 35,000.00
    benefitCarCommute: 15_750, // 0.03 % of 35,000.00 x 15 km
    commuteFlatTaxed: 0,
    benefitBike: 0,
    benefitBikeCommute: 0,
    benefitsInKind: 50_750,
    adjustedGross: 450_750, // cash pay and benefits
    socialSecurityGross: 450_750,
    socialSecurityMode: 'REGULAR',
    baseHealth: 450_750,
    basePension: 450_750,
    baseCareSurcharge: 450_750,
    lohnst: 65_208, // PAP 2026, class 1
    soli: 0,
    churchTaxBase: 0,
    kirchensteuer: 0,
    krankenversicherungBasic: 32_905, // 7.3 % of 4,507.50
    krankenversicherungAdditional: 6536, // 1.45 % of 4,507.50
    krankenversicherung: 39_441,
    pflegeversicherungBasic: 8114, // 1.8 % of 4,507.50
    pflegeversicherungSurcharge: 2705, // 0.6 % of 4,507.50
    pflegeversicherung: 10_819,
    rentenversicherung: 41_920, // 9.3 % of 4,507.50
    arbeitslosenversicherung: 5860, // 1.3 % of 4,507.50
    arbeitskammerbeitrag: 0,
    arbeitgeberzuschussPKV: 0,
    arbeitgeberzuschussPV: 0,
    premiumPrivateInsurance: 0,
    commuteFlatTax: 0,
    net: 287_502, // cash pay and benefits less taxes, contributions and chamber
    takeHome: 236_752, // net less benefits
  },
  5_000_000: {
    brutto: 450_000,
    carConversion: 50_000,
    carRate: 50_000,
    employerContribution: 0,
    bikeConversion: 0,
    hardwareConversion: 0,
    companyPension: 0,
    cashGross: 400_000, // pay less conversions
    taxableListPrice: 5_000_000,
    benefitCarPrivateUse: 50_000, // 1 % of 50,000.00
    benefitCarCommute: 22_500, // 0.03 % of 50,000.00 x 15 km
    commuteFlatTaxed: 0,
    benefitBike: 0,
    benefitBikeCommute: 0,
    benefitsInKind: 72_500,
    adjustedGross: 472_500, // cash pay and benefits
    socialSecurityGross: 472_500,
    socialSecurityMode: 'REGULAR',
    baseHealth: 472_500,
    basePension: 472_500,
    baseCareSurcharge: 472_500,
    lohnst: 70_883, // PAP 2026, class 1
    soli: 0,
    churchTaxBase: 0,
    kirchensteuer: 0,
    krankenversicherungBasic: 34_493, // 7.3 % of 4,725.00
    krankenversicherungAdditional: 6851, // 1.45 % of 4,725.00
    krankenversicherung: 41_344,
    pflegeversicherungBasic: 8505, // 1.8 % of 4,725.00
    pflegeversicherungSurcharge: 2835, // 0.6 % of 4,725.00
    pflegeversicherung: 11_340,
    rentenversicherung: 43_943, // 9.3 % of 4,725.00
    arbeitslosenversicherung: 6143, // 1.3 % of 4,725.00
    arbeitskammerbeitrag: 0,
    arbeitgeberzuschussPKV: 0,
    arbeitgeberzuschussPV: 0,
    premiumPrivateInsurance: 0,
    commuteFlatTax: 0,
    net: 298_847, // cash pay and benefits less taxes, contributions and chamber
    takeHome: 226_347, // net less benefits
  },
  10_000_000: {
    brutto: 450_000,
    carConversion: 50_000,
    carRate: 50_000,
    employerContribution: 0,
    bikeConversion: 0,
    hardwareConversion: 0,
    companyPension: 0,
    cashGross: 400_000, // pay less conversions
    taxableListPrice: 10_000_000,
    benefitCarPrivateUse: 100_000, // 1 % of 100,000.00
    benefitCarCommute: 45_000, // 0.03 % of 100,000.00 x 15 km
    commuteFlatTaxed: 0,
    benefitBike: 0,
    benefitBikeCommute: 0,
    benefitsInKind: 145_000,
    adjustedGross: 545_000, // cash pay and benefits
    socialSecurityGross: 545_000,
    socialSecurityMode: 'REGULAR',
    baseHealth: 545_000,
    basePension: 545_000,
    baseCareSurcharge: 545_000,
    lohnst: 90_708, // PAP 2026, class 1
    soli: 0,
    churchTaxBase: 0,
    kirchensteuer: 0,
    krankenversicherungBasic: 39_785, // 7.3 % of 5,450.00
    krankenversicherungAdditional: 7903, // 1.45 % of 5,450.00
    krankenversicherung: 47_688,
    pflegeversicherungBasic: 9810, // 1.8 % of 5,450.00
    pflegeversicherungSurcharge: 3270, // 0.6 % of 5,450.00
    pflegeversicherung: 13_080,
    rentenversicherung: 50_685, // 9.3 % of 5,450.00
    arbeitslosenversicherung: 7085, // 1.3 % of 5,450.00
    arbeitskammerbeitrag: 0,
    arbeitgeberzuschussPKV: 0,
    arbeitgeberzuschussPV: 0,
    premiumPrivateInsurance: 0,
    commuteFlatTax: 0,
    net: 335_754, // cash pay and benefits less taxes, contributions and chamber
    takeHome: 190_754, // net less benefits
  },
};
