import type { VehicleRecord } from './vehicle-record.ts';

export interface TechnicalDetail {
  readonly name: string;
  readonly value: string;
}

const DRIVETRAINS = { fwd: 'Vorderradantrieb', rwd: 'Hinterradantrieb', awd: 'Allradantrieb' } as const;
/** 1 PS = 0.73549875 kW. */
const PS_PER_KW = 1.359_621_62;

const whole = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 0 });
const oneDecimal = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const upToOneDecimal = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 });

/** German data sheet of a car; what the data set does not know is left out. */
export function demoTechnicalDetails(record: VehicleRecord, consumption: number | null): TechnicalDetail[] {
  const rows: [string, string | null][] = [
    [
      'Leistung',
      `${whole.format(record.maximumPowerKw)} kW (${whole.format(record.maximumPowerKw * PS_PER_KW)} PS)`,
    ],
    ['Antrieb', DRIVETRAINS[record.drivetrain]],
    ['Batterie, nutzbar', `${upToOneDecimal.format(record.batteryNetKwh)} kWh`],
    ['Reichweite', `${whole.format(record.rangeKm)} km`],
    [
      'Energieverbrauch (kombiniert)',
      consumption === null ? null : `${oneDecimal.format(consumption)} kWh/100 km`,
    ],
    ['CO₂-Emissionen (kombiniert)', '0 g/km'],
    ['CO₂-Klasse', 'A'],
    ['Laden mit Wechselstrom', `${upToOneDecimal.format(record.acMaxKw)} kW`],
    ['Laden mit Gleichstrom', `${whole.format(record.dcMaxKw)} kW`],
    [
      'Beschleunigung von 0 auf 100 km/h',
      record.accel0to100s === null ? null : `${oneDecimal.format(record.accel0to100s)} s`,
    ],
    [
      'Höchstgeschwindigkeit',
      record.topSpeedKmh === null ? null : `${whole.format(record.topSpeedKmh)} km/h`,
    ],
    ['Sitzplätze', whole.format(record.seats)],
  ];
  return rows.flatMap(([name, value]) => (value === null ? [] : [{ name, value }]));
}
