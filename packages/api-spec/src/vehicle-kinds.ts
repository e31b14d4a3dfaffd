export const TIRES = ['ALL_SEASON', 'SUMMER_WINTER_SETS'] as const;
export const DRIVE_TYPES = ['ELECTRIC', 'PLUG_IN_HYBRID', 'COMBUSTION'] as const;
/** The six drawn bodies; finer body styles of the data map onto them. */
export const BODY_STYLES = ['SUV', 'HATCHBACK', 'SEDAN', 'ESTATE', 'VAN', 'SPORTS'] as const;
/** Readings of § 107 (2) GewO: a car counts with 1 % of its list price, or with the value that is taxed. */
export const BENEFIT_VALUES_107 = ['FULL_1_PERCENT', 'TAX_VALUE'] as const;
/** Whether the way to work is taxed flat with 15 %, and who bears that tax. */
export const COMMUTE_FLAT_TAXES = ['OFF', 'EMPLOYER', 'EMPLOYEE'] as const;

/** What an employer does about electricity that people charge at home. */
export const HOME_CHARGING = ['REIMBURSE', 'LOWER_BENEFIT', 'NONE'] as const;

/** Who may drive a car beside the person who ordered it, from the widest circle to none. */
export const ADDITIONAL_DRIVERS = ['ANYONE', 'HOUSEHOLD', 'PARTNER', 'NONE'] as const;
