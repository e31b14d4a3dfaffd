/*
 * Readings of the law where the sources leave a doubt. Each is one name in one place.
 */

/**
 * Wage tax of Arbeitslosengeld (§ 153 SGB III) by the flow of a day, LZZ 4: the benefit is daily, and its year has 12 months of 30
 * days. A year of 365 days instead would move both sides by some 4 EUR a month, their difference hardly.
 */
export const ALG_TAX_PERIOD = 4;

/** Elterngeld takes the average additional rate of health insurance, not the one of the person's fund; a few EUR both before and after. */
export const ELTERNGELD_KVZ: 'AVERAGE' | 'FUND' = 'AVERAGE';

/** "For each 2 EUR" of § 2 (2) BEEG counts full steps; parts of them would be 1.24 EUR at most. */
export const ELTERNGELD_RATE_STEP_CENTS = 200;

/** Factor F of Elterngeld in ten-thousandths: 28 % by 42 % (§ 2f (2) BEEG), not the one of the year. Only pay up to 2,000 EUR. */
export const ELTERNGELD_FACTOR_F = 6667;

/** Krankengeld rounds to the cent at every step of a day, or its result alone; 0.30 EUR a month at most (joint circular to be confirmed). */
export const KRANKENGELD_DAY_ROUNDING: 'EVERY_STEP' | 'RESULT' = 'EVERY_STEP';
