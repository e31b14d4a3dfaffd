/** Standard rate of VAT in percent, § 12 (1) UStG; in force since 2007, apart from July to December 2020. */
export const VAT_PERCENT = 19;
