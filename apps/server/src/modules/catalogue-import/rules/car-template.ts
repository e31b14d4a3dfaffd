import { dateParts, type CalendarDate } from '@stromwandel/kernel';
import { CAR_COLUMNS } from './car-columns.ts';

const EXAMPLE: Readonly<Record<string, string>> = {
  reference: 'BEISPIEL-1',
  brand: 'Beispielmarke',
  model: 'Modell E',
  trimLevel: 'Komfort',
  bodyStyle: 'SUV',
  driveType: 'ELECTRIC',
  maximumPowerKw: '150',
  rangeKm: '480',
  consumption: '16,5',
  listPriceEur: '45990,00',
  deliveryFromWeeks: '6',
  deliveryToWeeks: '10',
  availableFrom: '',
  lengthMm: '4650',
  shape: '',
  colors: 'Tiefblau = #23405F | Polarweiß = #E9EBE8',
  delivery: 'Abholung beim Händler = Übergabe mit Einweisung, ohne Aufpreis.',
  technicalDetails: 'Batterie (netto) = 77 kWh | Sitze = 5',
  standardEquipment: 'Wärmepumpe | LED-Scheinwerfer',
  specialEquipment: 'Anhängerkupplung',
  durationMonths: '36',
  kmPerYear: '10000',
  tires: 'ALL_SEASON',
  totalMonthlyGrossCostEur: '512,34',
  grossComparisonCostEur: '655,10',
  maintenanceAndServicingIncluded: 'ja',
  vehicleInsuranceIncluded: 'ja',
  tirePackageIncluded: 'ja',
  tireChangeIncluded: 'nein',
  rateInsuranceIncluded: 'ja',
  extraKilometerEur: '0,087',
  fewerKilometerEur: '0,052',
  extraKilometersTolerance: '2500',
  fewerKilometersTolerance: '2500',
  extraKilometersCap: '30000',
  fewerKilometersCap: '10000',
};
/** The second row's differences: another package of the same car. */
const SECOND: Readonly<Record<string, string>> = {
  durationMonths: '48',
  totalMonthlyGrossCostEur: '489,90',
  grossComparisonCostEur: '624,00',
  plannedTotalMonthlyGrossCostEur: '499,90',
  plannedGrossComparisonCostEur: '',
};

/** Prices that change with the next year, to show how a later price is written. */
function plans(today: CalendarDate): Readonly<Record<string, string>> {
  const firstDay = `01.01.${dateParts(today).year + 1}`;
  return {
    plannedListPriceEur: '46990,00',
    plannedListPriceFrom: firstDay,
    plannedTotalMonthlyGrossCostEur: '522,90',
    plannedGrossComparisonCostEur: '669,00',
    plannedRateFrom: firstDay,
  };
}

/**
 * A table with an example of one car and two packages, as spreadsheets in German open it: semicolons, decimal commas.
 * @param today the day on which it is written, before its planned prices
 */
export function carTemplate(today: CalendarDate): string {
  const example: Readonly<Record<string, string>> = { ...EXAMPLE, ...plans(today) };
  const other: Readonly<Record<string, string>> = { ...example, ...SECOND };
  const second = CAR_COLUMNS.map(({ name, of }) =>
    of === 'car' && name !== 'reference' ? '' : (other[name] ?? ''),
  );
  const rows = [
    CAR_COLUMNS.map(({ german }) => german),
    CAR_COLUMNS.map(({ name }) => example[name] ?? ''),
    second,
  ];
  return `\ufeff${rows.map((cells) => cells.join(';')).join('\r\n')}\r\n`;
}
