import { z } from 'zod';
import { calendarDateSchema, decimal, printedLine } from './basics.ts';

/** A figure in its unit with the day on which it was checked and its source in both languages; contracts print the German one. */
function figure(max: number) {
  return z.strictObject({
    value: decimal(0, max, 2),
    asOf: calendarDateSchema,
    source: printedLine(200),
    sourceEn: printedLine(200),
  });
}

const shareInPercent = figure(100);
const eurosPerYear = figure(20_000);

/** The provider's assumptions about owning a car. */
export const comparisonDefaults = z.strictObject({
  /** Comprehensive insurance in class SF 10 by list price: up to 35,000 €, up to 60,000 €, above; euros a year. */
  insuranceSmall: eurosPerYear,
  insuranceMedium: eurosPerYear,
  insuranceLarge: eurosPerYear,
  /** Two sets, euros over the term. */
  tyres: figure(20_000),
  /** Maintenance and wear, cents per km. */
  service: figure(100),
  /** Euros a year. */
  vehicleTax: eurosPerYear,
  /** Euros a month. */
  broadcasting: figure(100),
  /** Cents per kWh. */
  electricityPrice: figure(500),
  /** Percent a year on the mean capital of a purchase. */
  interest: shareInPercent,
  /** Percent of the list price. */
  discount: shareInPercent,
  /** Worth after 24, 36 and 48 months at 10,000 km a year, percent of the list price. */
  residual24: shareInPercent,
  residual36: shareInPercent,
  residual48: shareInPercent,
  /** How much less for each further 5,000 km a year, in percentage points. */
  residualPerDistance: shareInPercent,
});
