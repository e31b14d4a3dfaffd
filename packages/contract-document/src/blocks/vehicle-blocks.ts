import { carName } from '@stromwandel/offer';
import type { ContractBlock, ContractFact } from '../contract-document.ts';
import type { ContractInput } from '../contract-input.ts';
import { formatEuro, formatOneDecimal, formatWhole, withUnit } from '../german-format.ts';

const NOT_STATED = 'Keine Angabe';

/** The car as chosen: what identifies it, what it costs by list and what it can do. */
export function vehicleBlocks({ vehicle }: ContractInput): readonly ContractBlock[] {
  const consumption = vehicle.consumptionKwhPer100Km;
  const rows: ContractFact[] = [
    { label: 'Marke und Modell', value: carName(vehicle.brand, vehicle.model) },
    { label: 'Ausstattungslinie', value: vehicle.trimLevel ?? NOT_STATED },
    { label: 'Farbe', value: vehicle.color },
    {
      label: 'Antrieb und Höchstleistung',
      value: `Elektro, ${withUnit(formatWhole(vehicle.maximumPowerKw), 'kW')}`,
    },
    { label: 'Reichweite (kombiniert)', value: withUnit(formatWhole(vehicle.rangeKm), 'km') },
    {
      label: 'Energieverbrauch (kombiniert)',
      value: consumption === null ? NOT_STATED : withUnit(formatOneDecimal(consumption), 'kWh/100\u00a0km'),
    },
    { label: 'CO₂-Emissionen (kombiniert), CO₂-Klasse', value: '0\u00a0g/km, A' },
    {
      label: 'Bruttolistenpreis bei Erstzulassung einschließlich Sonderausstattung',
      value: formatEuro(vehicle.listPriceCents),
    },
  ];
  return [{ type: 'facts', rows }];
}

/** Technical details as the catalogue lists them. */
export function technicalDetailBlocks({ vehicle }: ContractInput): readonly ContractBlock[] {
  if (vehicle.technicalDetails.length === 0) return [];
  const rows = vehicle.technicalDetails.map(({ name, value }) => ({ label: name, value }));
  return [
    { type: 'subheading', text: 'Technische Angaben' },
    { type: 'facts', rows },
  ];
}

/** One kind of equipment as a list; says so when there is none. */
export function equipmentBlocks(items: readonly string[], none: string): readonly ContractBlock[] {
  return items.length > 0 ? [{ type: 'list', items }] : [{ type: 'paragraph', text: none }];
}
