import { cents, type Cents } from '@stromwandel/kernel';
import type { ComparisonFigureName, ComparisonFigures } from './comparison-figures.ts';
import { INCOME_BANDS, type IncomeBand } from './private-premium.ts';

/** No-claims classes that can be chosen, and the premium in percent of class SF 10. */
export const NO_CLAIMS_PERCENT: ReadonlyMap<number, number> = new Map([
  [0, 210],
  [1, 145],
  [5, 118],
  [10, 100],
  [20, 78],
  [35, 62],
]);
const USUAL_NO_CLAIMS_CLASS = 10;

const SMALL_UP_TO = 3_500_000;
const MEDIUM_UP_TO = 6_000_000;
const BASIS_POINTS = 10_000;
const MONTHS_PER_YEAR = 12;
const USUAL_KM_PER_YEAR = 10_000;
const KM_STEP = 5_000;

/** One car at one package, for one person. */
export interface ComparedCar {
  readonly electric: boolean;
  readonly listPrice: Cents;
  readonly months: number;
  readonly kmPerYear: number;
  /** kWh per 100 km; null where it is not known. Then electricity is left out of every column. */
  readonly consumption: number | null;
  /** The catalogue's private rate a month with insurance, tyres and service; null where it is missing. */
  readonly privateRate: Cents | null;
  /** The net rate a month, and over the term where it is known to the cent. */
  readonly netRate: Cents;
  readonly netRateOfTerm: Cents | null;
  readonly incomeBand: IncomeBand;
  /** Children under 18. */
  readonly children: number;
}

/** What a person can change. Every entry is a whole number. */
export const COMPARISON_ENTRIES = [
  /** Lease without services, cents a month. */
  'privateRate',
  /** Comprehensive insurance in class SF 10, cents a year. */
  'insurance',
  'noClaimsClass',
  /** Cents over the term. */
  'tyres',
  /** Hundredths of a cent per km. */
  'service',
  /** Cents a year. */
  'vehicleTax',
  /** Cents a month. */
  'broadcasting',
  /** Hundredths of a cent per kWh. */
  'electricityPrice',
  /** What the employer refunds for electricity free of tax, cents a month. */
  'electricityRefund',
  /** Basis points a year. */
  'interest',
  /** Basis points of the list price. */
  'discount',
  /** What a bought car is worth at the end, cents. */
  'residual',
  /** Cents a month. */
  'subscription',
  /** Position in INCOME_BANDS. */
  'incomeBand',
  'children',
] as const;
export type ComparisonEntry = (typeof COMPARISON_ENTRIES)[number];

/** A value for each entry; null for one that only the person knows. */
export type ComparisonEntries = Readonly<Record<ComparisonEntry, number | null>>;

/** What the person has entered instead of the defaults. */
export type ComparisonEdits = Readonly<Partial<Record<ComparisonEntry, number>>>;

function insuranceFigure(listPrice: Cents): ComparisonFigureName {
  if (listPrice <= SMALL_UP_TO) return 'insuranceSmall';
  return listPrice <= MEDIUM_UP_TO ? 'insuranceMedium' : 'insuranceLarge';
}

function residualFigure(months: number): ComparisonFigureName {
  if (months <= 24) return 'residual24';
  return months <= 36 ? 'residual36' : 'residual48';
}

/** What decides which figures a car's defaults come from. */
type CarOfFigures = Pick<ComparedCar, 'listPrice' | 'months'>;

/** The figures that a car's defaults come from, each once. */
export function figuresOfCar(car: CarOfFigures): readonly ComparisonFigureName[] {
  const names = COMPARISON_ENTRIES.map((entry) => figureOfEntry(entry, car));
  return [...new Set(names.filter((name) => name !== null))];
}

/** The figure that an entry's default comes from; null for one that comes from elsewhere. */
export function figureOfEntry(entry: ComparisonEntry, car: CarOfFigures): ComparisonFigureName | null {
  switch (entry) {
    case 'insurance': {
      return insuranceFigure(car.listPrice);
    }
    case 'residual': {
      return residualFigure(car.months);
    }
    case 'tyres':
    case 'service':
    case 'vehicleTax':
    case 'broadcasting':
    case 'electricityPrice':
    case 'interest':
    case 'discount': {
      return entry;
    }
    default: {
      return null;
    }
  }
}

/** Share of the list price in basis points: between the known terms, and beyond them, on a straight line; never below 0. */
function residualShare({ months, kmPerYear }: ComparedCar, figures: ComparisonFigures): number {
  const { residual24, residual36, residual48, residualPerDistance } = figures;
  const [from, start, end] =
    months <= 36 ? [24, residual24.value, residual36.value] : [36, residual36.value, residual48.value];
  const share = start + ((end - start) * (months - from)) / MONTHS_PER_YEAR;
  const distance = (residualPerDistance.value * (kmPerYear - USUAL_KM_PER_YEAR)) / KM_STEP;
  return Math.min(BASIS_POINTS, Math.max(0, share - distance));
}

/** Insurance a month in cents: the year's premium of class SF 10 times the percent of the own class, half up. */
export function insurancePerMonth(insurance: number, noClaimsClass: number): Cents {
  const percent = NO_CLAIMS_PERCENT.get(noClaimsClass);
  if (percent === undefined) throw new RangeError(`Not a no-claims class: ${noClaimsClass}`);
  return cents(Math.round((insurance * percent) / (100 * MONTHS_PER_YEAR)));
}

/** Cents over the term for kilometres at hundredths of a cent, half up. */
export function serviceOfTerm({ months, kmPerYear }: ComparedCar, service: number): Cents {
  return cents(Math.round((kmPerYear * months * service) / (MONTHS_PER_YEAR * 100)));
}

/**
 * The lease alone, in cents a month and over the term: the catalogue's private rate without the insurance, tyres and service in
 * it, so that the private column's sums are that rate and its term. 0 where the services alone cost more.
 */
export function leaseWithoutServices(
  car: ComparedCar & { readonly privateRate: Cents },
  figures: ComparisonFigures,
): { readonly perMonth: Cents; readonly ofTerm: Cents } {
  const { months, privateRate } = car;
  const insurance = insurancePerMonth(figures[insuranceFigure(car.listPrice)].value, USUAL_NO_CLAIMS_CLASS);
  const tyres = figures.tyres.value;
  const service = serviceOfTerm(car, figures.service.value);
  const perMonth = insurance + Math.round(tyres / months) + Math.round(service / months);
  return {
    perMonth: cents(Math.max(0, privateRate - perMonth)),
    ofTerm: cents(Math.max(0, (privateRate - insurance) * months - tyres - service)),
  };
}

/** Whether the catalogue has a private rate for the car. */
export function hasPrivateRate(car: ComparedCar): car is ComparedCar & { readonly privateRate: Cents } {
  return car.privateRate !== null;
}

/** The defaults of all entries for a car. */
export function defaultEntries(car: ComparedCar, figures: ComparisonFigures): ComparisonEntries {
  return {
    privateRate: hasPrivateRate(car) ? leaseWithoutServices(car, figures).perMonth : null,
    insurance: figures[insuranceFigure(car.listPrice)].value,
    noClaimsClass: USUAL_NO_CLAIMS_CLASS,
    tyres: figures.tyres.value,
    service: figures.service.value,
    vehicleTax: figures.vehicleTax.value,
    broadcasting: figures.broadcasting.value,
    electricityPrice: figures.electricityPrice.value,
    electricityRefund: 0,
    interest: figures.interest.value,
    discount: figures.discount.value,
    residual: Math.round((car.listPrice * residualShare(car, figures)) / BASIS_POINTS),
    subscription: null,
    incomeBand: INCOME_BANDS.indexOf(car.incomeBand),
    children: car.children,
  };
}
