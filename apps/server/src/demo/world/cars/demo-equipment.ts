import { stableRotation } from './stable-choice.ts';
import type { VehicleRecord } from './vehicle-record.ts';

export interface DemoEquipment {
  readonly standard: string[];
  readonly special: string[];
}

/** What comes with a list price from the amount on; each level includes the ones before it. */
const STANDARD_LEVELS: readonly { readonly fromEur: number; readonly items: readonly string[] }[] = [
  {
    fromEur: 0,
    items: [
      'Klimaanlage',
      'Zentralverriegelung mit Fernbedienung',
      'Notbremsassistent',
      'Spurhalteassistent',
      'Tempomat',
      'Müdigkeitswarner',
      'Isofix-Befestigung auf den äußeren Rücksitzen',
      'Einparkhilfe hinten',
      'Ladekabel Typ 2',
    ],
  },
  {
    fromEur: 25_000,
    items: [
      'LED-Scheinwerfer',
      'Rückfahrkamera',
      'Digitales Kombiinstrument',
      'Kabellose Einbindung von Smartphones',
      'Klimaautomatik',
      'Verkehrszeichenerkennung',
    ],
  },
  {
    fromEur: 35_000,
    items: [
      'Navigationssystem mit Ladeplanung',
      'Sitzheizung vorn',
      'Lenkradheizung',
      'Schlüsselloser Zugang',
      'Einparkhilfe vorn',
      'Abstandstempomat',
    ],
  },
  {
    fromEur: 48_000,
    items: [
      'Wärmepumpe',
      'Zweizonen-Klimaautomatik',
      'Elektrische Heckklappe',
      'Totwinkelwarner',
      'Ambientebeleuchtung',
      'Kabelloses Laden von Smartphones',
    ],
  },
  {
    fromEur: 65_000,
    items: [
      'Matrix-LED-Scheinwerfer',
      'Head-up-Display',
      '360-Grad-Kamera',
      'Elektrisch einstellbare Vordersitze mit Memory',
      'Soundsystem mit Subwoofer',
    ],
  },
  {
    fromEur: 95_000,
    items: [
      'Luftfederung',
      'Massagefunktion der Vordersitze',
      'Sitzbelüftung vorn',
      'Akustikverglasung',
      'Soft-Close der Türen',
    ],
  },
];

/** Extras that are part of the offer and of its list price. */
const EXTRAS: readonly string[] = [
  'Metallic-Lackierung',
  'Wärmepumpe',
  'Winterpaket mit Sitzheizung hinten',
  'Panoramaglasdach',
  'Anhängerkupplung, schwenkbar',
  'Leichtmetallfelgen in nächster Größe',
  'Getönte Scheiben hinten',
  'Premium-Soundsystem',
  'Fahrassistenzpaket mit Spurwechselassistent',
  'Dachreling',
];
const EXTRAS_OF_HIGH_BODIES: ReadonlySet<string> = new Set(['Anhängerkupplung, schwenkbar', 'Dachreling']);
const LOW_BODIES: ReadonlySet<VehicleRecord['bodyStyle']> = new Set(['convertible', 'coupe', 'sedan']);
const EXTRAS_PER_CAR = 3;

function drivetrainItems(record: VehicleRecord): string[] {
  const items = [`Schnellladen mit bis zu ${record.dcMaxKw} kW`];
  if (record.drivetrain === 'awd') items.unshift('Allradantrieb');
  if (record.seats >= 6) items.push(`${record.seats} Sitzplätze`);
  return items;
}

/** German equipment lists by list price, drive and body. Nothing appears in both lists. */
export function demoEquipment(record: VehicleRecord, name: string): DemoEquipment {
  const standard = [
    ...drivetrainItems(record),
    ...STANDARD_LEVELS.filter((level) => record.listPriceEur >= level.fromEur).flatMap(
      (level) => level.items,
    ),
  ];
  const offered = EXTRAS.filter(
    (item) =>
      !standard.includes(item) && !(LOW_BODIES.has(record.bodyStyle) && EXTRAS_OF_HIGH_BODIES.has(item)),
  );
  return { standard, special: stableRotation(`${name} extras`, offered).slice(0, EXTRAS_PER_CAR) };
}
