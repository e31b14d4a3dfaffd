import { calendarDate, dateParts, type CalendarDate } from '@stromwandel/kernel';

/** The provider's assumptions about owning a car, in the order of the table. */
export const COMPARISON_FIGURES = [
  'insuranceSmall',
  'insuranceMedium',
  'insuranceLarge',
  'tyres',
  'service',
  'vehicleTax',
  'broadcasting',
  'electricityPrice',
  'interest',
  'discount',
  'residual24',
  'residual36',
  'residual48',
  'residualPerDistance',
] as const;
export type ComparisonFigureName = (typeof COMPARISON_FIGURES)[number];

export type FigureUnit =
  | 'EUR_PER_YEAR'
  | 'EUR_PER_TERM'
  | 'EUR_PER_MONTH'
  | 'CENTS_PER_KM'
  | 'CENTS_PER_KWH'
  | 'PERCENT';

/** What each figure counts in. Values are whole hundredths of the unit: cents of an amount, basis points of a share. */
export const FIGURE_UNITS: Readonly<Record<ComparisonFigureName, FigureUnit>> = {
  insuranceSmall: 'EUR_PER_YEAR',
  insuranceMedium: 'EUR_PER_YEAR',
  insuranceLarge: 'EUR_PER_YEAR',
  tyres: 'EUR_PER_TERM',
  service: 'CENTS_PER_KM',
  vehicleTax: 'EUR_PER_YEAR',
  broadcasting: 'EUR_PER_MONTH',
  electricityPrice: 'CENTS_PER_KWH',
  interest: 'PERCENT',
  discount: 'PERCENT',
  residual24: 'PERCENT',
  residual36: 'PERCENT',
  residual48: 'PERCENT',
  residualPerDistance: 'PERCENT',
};

/** A value with the day on which it was checked and where it comes from. */
export interface SourcedFigure {
  /** Hundredths of the unit. */
  readonly value: number;
  readonly asOf: CalendarDate;
  /** In German, as contracts print it. */
  readonly source: string;
  readonly sourceEn: string;
}

export type ComparisonFigures = Readonly<Record<ComparisonFigureName, SourcedFigure>>;

interface FigureInUnits {
  readonly value: number;
  readonly asOf: string;
  readonly source: string;
  readonly sourceEn: string;
}

const HUNDREDTHS = 100;

/** The figures of the API, whose values count in their units with at most two decimals. */
export function comparisonFigures(
  inUnits: Readonly<Record<ComparisonFigureName, FigureInUnits>>,
): ComparisonFigures {
  const figure = (name: ComparisonFigureName) => {
    const { value, asOf, ...sources } = inUnits[name];
    return [name, { value: Math.round(value * HUNDREDTHS), asOf: calendarDate(asOf), ...sources }] as const;
  };
  // Each name is in the list.
  return Object.fromEntries(COMPARISON_FIGURES.map(figure)) as unknown as ComparisonFigures;
}

/**
 * Whether a figure is carried on in a year, because its own is not known yet. Only the price of electricity is set for a calendar
 * year (BMF 11.11.2025, number 2).
 */
export function isCarriedOn(
  name: ComparisonFigureName,
  { asOf }: Pick<SourcedFigure, 'asOf'>,
  year: number,
): boolean {
  return name === 'electricityPrice' && year > dateParts(asOf).year;
}

const ASSUMED_ON = calendarDate('2026-11-22');

function assumed(value: number, source: string, sourceEn: string): SourcedFigure {
  return { value, asOf: ASSUMED_ON, source, sourceEn };
}

/** The figures as long as the provider has saved none of its own. */
export const DEFAULT_COMPARISON_FIGURES: ComparisonFigures = {
  insuranceSmall: assumed(
    78_000,
    'Annahme des Anbieters: Vollkasko, SF 10, Listenpreis bis 35.000 €',
    "Provider's assumption: comprehensive, no-claims class SF 10, list price up to €35,000",
  ),
  insuranceMedium: assumed(
    96_000,
    'Annahme des Anbieters: Vollkasko, SF 10, Listenpreis bis 60.000 €',
    "Provider's assumption: comprehensive, no-claims class SF 10, list price up to €60,000",
  ),
  insuranceLarge: assumed(
    132_000,
    'Annahme des Anbieters: Vollkasko, SF 10, Listenpreis über 60.000 €',
    "Provider's assumption: comprehensive, no-claims class SF 10, list price above €60,000",
  ),
  tyres: assumed(
    120_000,
    'Annahme des Anbieters: zwei Sätze mit Wechsel',
    "Provider's assumption: two sets with changes",
  ),
  service: assumed(
    400,
    'Annahme des Anbieters: Wartung und Verschleiß',
    "Provider's assumption: maintenance and wear",
  ),
  vehicleTax: assumed(
    0,
    '§ 3d KraftStG: Elektroautos sind befreit',
    '§ 3d KraftStG: electric cars are exempt',
  ),
  broadcasting: assumed(
    0,
    '§ 2 RBStV: Der Beitrag der Wohnung deckt das private Auto',
    "§ 2 RBStV: the household's fee covers the private car",
  ),
  electricityPrice: assumed(
    3_400,
    'Destatis 61243-0001, erstes Halbjahr 2025; BMF 11.11.2025',
    'Destatis 61243-0001, first half of 2025; BMF 11 November 2025',
  ),
  interest: assumed(400, 'Annahme des Anbieters', "Provider's assumption"),
  discount: assumed(
    1_500,
    'Annahme des Anbieters: Nachlass auf den Listenpreis',
    "Provider's assumption: discount on the list price",
  ),
  residual24: assumed(
    5_800,
    'Annahme des Anbieters: Restwert nach 24 Monaten, 10.000 km im Jahr',
    "Provider's assumption: residual value after 24 months, 10,000 km a year",
  ),
  residual36: assumed(
    4_900,
    'Annahme des Anbieters: Restwert nach 36 Monaten, 10.000 km im Jahr',
    "Provider's assumption: residual value after 36 months, 10,000 km a year",
  ),
  residual48: assumed(
    4_200,
    'Annahme des Anbieters: Restwert nach 48 Monaten, 10.000 km im Jahr',
    "Provider's assumption: residual value after 48 months, 10,000 km a year",
  ),
  residualPerDistance: assumed(
    150,
    'Annahme des Anbieters: weniger Restwert je weitere 5.000 km im Jahr',
    "Provider's assumption: less residual value for each further 5,000 km a year",
  ),
};
