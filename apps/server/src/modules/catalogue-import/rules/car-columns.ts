import { BODY_STYLES, DRIVE_TYPES, TIRES } from '@stromwandel/api-spec';

/** How a cell is read. Numbers may have that many decimals; amounts are in euros. */
export type ColumnKind =
  | { readonly type: 'text' | 'whole' | 'day' | 'yesNo' | 'list' | 'json' }
  | { readonly type: 'decimal' | 'amount'; readonly decimals: number }
  /** Words that mean a value, in lower case. */
  | { readonly type: 'choice'; readonly words: Readonly<Record<string, string>> }
  /** `name = content`, several separated by bars; the field that holds the content. */
  | { readonly type: 'pairs'; readonly field: string };

export interface CarColumn {
  /** Field of `carOfFile`, or of its lease packages. */
  readonly name: string;
  /** German header names. */
  readonly german: string;
  readonly of: 'car' | 'package';
  readonly required: boolean;
  readonly kind: ColumnKind;
}

const TEXT = { type: 'text' } as const;
const WHOLE = { type: 'whole' } as const;
const DAY = { type: 'day' } as const;
const YES_NO = { type: 'yesNo' } as const;
const JSON_TEXT = { type: 'json' } as const;
const LIST = { type: 'list' } as const;
const decimal = (decimals: number) => ({ type: 'decimal', decimals }) as const;
const amount = (decimals: number) => ({ type: 'amount', decimals }) as const;
const pairs = (field: string) => ({ type: 'pairs', field }) as const;

function choice(codes: readonly string[], german: Readonly<Record<string, string>>): ColumnKind {
  const own = codes.map((code) => [code.toLowerCase(), code] as const);
  return { type: 'choice', words: { ...german, ...Object.fromEntries(own) } };
}

const BODY = choice(BODY_STYLES, {
  kompaktwagen: 'HATCHBACK',
  limousine: 'SEDAN',
  kombi: 'ESTATE',
  sportwagen: 'SPORTS',
});
const DRIVE = choice(DRIVE_TYPES, {
  elektro: 'ELECTRIC',
  'plug-in-hybrid': 'PLUG_IN_HYBRID',
  verbrenner: 'COMBUSTION',
});
const TIRE = choice(TIRES, {
  ganzjahresreifen: 'ALL_SEASON',
  'sommer- und winterreifen': 'SUMMER_WINTER_SETS',
});

type Row = readonly [name: string, german: string, required: boolean, kind: ColumnKind];

const CAR: readonly Row[] = [
  ['reference', 'Fahrzeugnummer', true, TEXT],
  ['brand', 'Marke', true, TEXT],
  ['model', 'Modell', true, TEXT],
  ['trimLevel', 'Ausstattungslinie', false, TEXT],
  ['bodyStyle', 'Karosserie', true, BODY],
  ['driveType', 'Antrieb', true, DRIVE],
  ['maximumPowerKw', 'Leistung kW', true, WHOLE],
  ['rangeKm', 'Reichweite km', true, WHOLE],
  ['consumption', 'Verbrauch kWh/100 km', false, decimal(1)],
  ['listPriceEur', 'Listenpreis', true, amount(2)],
  ['plannedListPriceEur', 'Geplanter Listenpreis', false, amount(2)],
  ['plannedListPriceFrom', 'Geplanter Listenpreis ab', false, DAY],
  ['deliveryFromWeeks', 'Lieferzeit von', false, WHOLE],
  ['deliveryToWeeks', 'Lieferzeit bis', false, WHOLE],
  ['availableFrom', 'Leasing ab', false, DAY],
  ['lengthMm', 'Länge mm', false, WHOLE],
  ['shape', 'Zeichnung', false, JSON_TEXT],
  ['colors', 'Farben', false, pairs('hex')],
  ['delivery', 'Lieferung', false, pairs('description')],
  ['technicalDetails', 'Technische Daten', false, pairs('value')],
  ['standardEquipment', 'Serienausstattung', false, LIST],
  ['specialEquipment', 'Sonderausstattung', false, LIST],
];

const PACKAGE: readonly Row[] = [
  ['durationMonths', 'Laufzeit Monate', true, WHOLE],
  ['kmPerYear', 'Kilometer im Jahr', true, WHOLE],
  ['tires', 'Reifen', true, TIRE],
  ['totalMonthlyGrossCostEur', 'Rate im Monat', true, amount(2)],
  ['grossComparisonCostEur', 'Privates Leasing im Monat', true, amount(2)],
  ['plannedTotalMonthlyGrossCostEur', 'Geplante Rate im Monat', false, amount(2)],
  ['plannedGrossComparisonCostEur', 'Geplantes privates Leasing im Monat', false, amount(2)],
  ['plannedRateFrom', 'Geplante Rate ab', false, DAY],
  ['maintenanceAndServicingIncluded', 'Wartung enthalten', true, YES_NO],
  ['vehicleInsuranceIncluded', 'Versicherung enthalten', true, YES_NO],
  ['tirePackageIncluded', 'Reifen enthalten', true, YES_NO],
  ['tireChangeIncluded', 'Reifenwechsel enthalten', true, YES_NO],
  ['rateInsuranceIncluded', 'Ratenschutz enthalten', true, YES_NO],
  ['extraKilometerEur', 'Mehrkilometer Euro', true, amount(3)],
  ['fewerKilometerEur', 'Minderkilometer Euro', true, amount(3)],
  ['extraKilometersTolerance', 'Freigrenze Mehrkilometer', true, WHOLE],
  ['fewerKilometersTolerance', 'Freigrenze Minderkilometer', true, WHOLE],
  ['extraKilometersCap', 'Höchstens Mehrkilometer', true, WHOLE],
  ['fewerKilometersCap', 'Höchstens Minderkilometer', true, WHOLE],
];

const columns = (rows: readonly Row[], of: CarColumn['of']): CarColumn[] =>
  rows.map(([name, german, required, kind]) => ({ name, german, of, required, kind }));

/** The columns of a table of cars, in the order of the template. */
export const CAR_COLUMNS: readonly CarColumn[] = [...columns(CAR, 'car'), ...columns(PACKAGE, 'package')];
