import type { ContractBlock, ContractDocument, ContractFact, ContractPicture } from './contract-document.ts';
import { formatWhole, withUnit } from './german-format.ts';

type Language = 'de' | 'en';

/** Moments of a record as finished texts. */
interface HandoverMoments {
  readonly day: string;
  /** When both had signed, with time and time zone. */
  readonly concludedAt: string;
}

interface RecordSignature {
  readonly name: string;
  readonly strokes: readonly (readonly number[])[];
}

/** What the record of a handover or return states. A part that a refused handover lacks is null. */
export interface HandoverRecordInput extends HandoverMoments {
  readonly kind: 'HANDOVER' | 'RETURN';
  readonly orderNumber: string;
  readonly outcome: 'ACCEPTED' | 'REFUSED';
  /** The company that provides the car. */
  readonly lessor: string;
  readonly driverName: string;
  readonly employerName: string;
  /** Brand, model and trim level. */
  readonly vehicle: string;
  readonly car: { readonly vin: string; readonly plate: string } | null;
  /** What the provider had entered, where it is another VIN; else null. */
  readonly expectedVin: string | null;
  /** Whole kilometres. */
  readonly odometerKm: number | null;
  /** Number of keys on paper; null where it is not stated, or `equipment` states it. */
  readonly keys: number | null;
  readonly equipment: {
    readonly keys: number;
    readonly cables: number;
    readonly papers: boolean;
    /** Of a return: wheels that are not on the car, and whether it is clean. */
    readonly wheels?: number;
    readonly clean?: boolean;
  } | null;
  readonly remarks: readonly string[];
  /** With finished captions: odometer, sides, remarks. */
  readonly photos: readonly ContractPicture[];
  /** Sheets of a record that was made and signed on paper; null for any other. */
  readonly sheets: readonly ContractPicture[] | null;
  readonly driver: RecordSignature | null;
  readonly dealer: RecordSignature | null;
  /** Why the driver did not sign a return; null otherwise. */
  readonly unsigned: string | null;
  /** The moments in English, for readers of English; null leaves the record in German alone. */
  readonly english: HandoverMoments | null;
}

const WORDS = {
  de: {
    vehicle: 'Fahrzeug',
    plate: 'Kennzeichen',
    vin: 'Fahrgestellnummer (FIN), am Auto abgelesen',
    expectedVin: 'Fahrgestellnummer laut Anbieter',
    day: { HANDOVER: 'Tag der Übergabe', RETURN: 'Tag der Rückgabe' },
    odometer: 'Kilometerstand',
    keys: 'Schlüssel',
    cables: 'Ladekabel',
    papers: 'Fahrzeugschein (Zulassungsbescheinigung Teil I)',
    wheels: 'Räder, die nicht am Auto sind',
    clean: 'Gereinigt, innen und außen',
    yes: 'ja',
    no: 'nein',
    isThere: 'liegt vor',
    isMissing: 'liegt nicht vor',
    driver: 'Fahrerin oder Fahrer',
    employer: 'Arbeitgeber',
    concludedAt: 'Abgeschlossen',
  },
  en: {
    vehicle: 'Car',
    plate: 'Number plate',
    vin: 'Vehicle identification number (VIN), read at the car',
    expectedVin: 'VIN as the provider entered it',
    day: { HANDOVER: 'Day of the handover', RETURN: 'Day of the return' },
    odometer: 'Odometer',
    keys: 'Keys',
    cables: 'Charging cables',
    papers: 'Registration certificate (part I)',
    wheels: 'Wheels that are not on the car',
    clean: 'Cleaned inside and outside',
    yes: 'yes',
    no: 'no',
    isThere: 'present',
    isMissing: 'not present',
    driver: 'Driver',
    employer: 'Employer',
    concludedAt: 'Concluded',
  },
} as const;

const distance = (km: number, language: Language) =>
  withUnit(language === 'de' ? formatWhole(km) : formatWhole(km).replaceAll('.', ','), 'km');

function facts(input: HandoverRecordInput, moments: HandoverMoments, language: Language): ContractFact[] {
  const words = WORDS[language];
  const { car, expectedVin, odometerKm, keys, equipment } = input;
  return [
    { label: words.vehicle, value: input.vehicle },
    ...(car === null
      ? []
      : [
          { label: words.plate, value: car.plate },
          { label: words.vin, value: car.vin },
        ]),
    ...(expectedVin === null ? [] : [{ label: words.expectedVin, value: expectedVin }]),
    { label: words.day[input.kind], value: moments.day },
    ...(odometerKm === null ? [] : [{ label: words.odometer, value: distance(odometerKm, language) }]),
    ...(keys === null ? [] : [{ label: words.keys, value: String(keys) }]),
    ...(equipment === null
      ? []
      : [
          { label: words.keys, value: String(equipment.keys) },
          { label: words.cables, value: String(equipment.cables) },
          { label: words.papers, value: equipment.papers ? words.isThere : words.isMissing },
          ...(equipment.wheels === undefined
            ? []
            : [{ label: words.wheels, value: String(equipment.wheels) }]),
          ...(equipment.clean === undefined
            ? []
            : [{ label: words.clean, value: equipment.clean ? words.yes : words.no }]),
        ]),
    { label: words.driver, value: input.driverName },
    { label: words.employer, value: input.employerName },
    { label: words.concludedAt, value: moments.concludedAt },
  ];
}

const OUTCOMES = {
  de: {
    ACCEPTED: (driver: string, day: string) =>
      `${driver} hat das Auto am ${day} übernommen. Ab diesem Tag läuft der Überlassungsvertrag.`,
    REFUSED: (driver: string, day: string) =>
      `${driver} hat das Auto am ${day} nicht angenommen. Der Überlassungsvertrag läuft noch nicht, und es ist nichts zu zahlen.`,
  },
  en: {
    ACCEPTED: (driver: string, day: string) =>
      `${driver} took over the car on ${day}. The company car agreement runs from that day on.`,
    REFUSED: (driver: string, day: string) =>
      `${driver} did not accept the car on ${day}. The company car agreement does not run yet, and nothing is to be paid.`,
  },
} as const;

const RETURNED = {
  de: (driver: string, day: string) =>
    `${driver} hat das Auto am ${day} zurückgegeben. Was nach diesem Tag am Auto geschieht, wird nicht mehr zugerechnet.`,
  en: (driver: string, day: string) =>
    `${driver} returned the car on ${day}. What happens to the car after that day no longer counts.`,
} as const;

const openingOf = ({ kind, outcome, driverName }: HandoverRecordInput, day: string, language: Language) =>
  (kind === 'RETURN' ? RETURNED[language] : OUTCOMES[language][outcome])(driverName, day);

const TITLES = { HANDOVER: 'Übergabeprotokoll', RETURN: 'Rückgabeprotokoll' } as const;

const TYPED = 'Der getippte Name gilt als Unterschrift.';

function signatures({ outcome, driver, dealer, sheets, unsigned }: HandoverRecordInput): ContractBlock[] {
  if (sheets !== null) {
    return [
      {
        type: 'paragraph',
        text: 'Das Protokoll wurde auf Papier unterschrieben. Seine Blätter folgen unten.',
      },
      {
        type: 'facts',
        rows: [
          { label: 'Fahrerin oder Fahrer', value: driver?.name ?? '' },
          { label: 'Autohaus', value: dealer?.name ?? '' },
        ],
      },
    ];
  }
  const given = [
    ...(driver === null ? [] : [{ ...driver, label: 'Fahrerin oder Fahrer', typed: TYPED }]),
    ...(dealer === null ? [] : [{ ...dealer, label: 'Autohaus', typed: TYPED }]),
  ];
  if (given.length === 0) return [{ type: 'paragraph', text: 'Das Protokoll ist nicht unterschrieben.' }];
  return [
    { type: 'drawnSignatures', signatures: given },
    ...(unsigned === null
      ? []
      : [
          {
            type: 'paragraph',
            text: `Die Fahrerin oder der Fahrer hat nicht unterschrieben. Der Grund: ${unsigned}`,
          } as const,
        ]),
    ...(outcome === 'REFUSED' && given.length < 2
      ? [{ type: 'note', text: 'Die zweite Unterschrift fehlt.' } as const]
      : []),
  ];
}

/** The facts in English, for reading only: what was signed is the German text above them. */
function courtesyTranslation(input: HandoverRecordInput, moments: HandoverMoments) {
  return {
    heading: 'In English',
    startsPage: false,
    language: 'en' as const,
    blocks: [
      {
        type: 'note' as const,
        text: 'This translation is for your convenience. The German text above is what was signed.',
      },
      { type: 'paragraph' as const, text: openingOf(input, moments.day, 'en') },
      { type: 'facts' as const, rows: facts(input, moments, 'en') },
    ],
  };
}

/**
 * The record of a handover or return as data: facts, remarks, photos, signatures. It is German, like the contract; readers of
 * English get the facts in English below.
 */
export function handoverRecord(input: HandoverRecordInput): ContractDocument {
  const { kind, orderNumber, day, remarks, photos, sheets, english } = input;
  const section = (heading: string, blocks: readonly ContractBlock[]) => ({
    heading,
    startsPage: false,
    blocks,
  });
  return {
    title: TITLES[kind],
    contractNumber: orderNumber,
    sender: input.lessor,
    date: day,
    opening: [
      { type: 'paragraph', text: openingOf(input, day, 'de') },
      { type: 'facts', rows: facts(input, input, 'de') },
    ],
    sections: [
      section('Bemerkungen', [
        remarks.length === 0
          ? { type: 'paragraph', text: 'Keine.' }
          : { type: 'list', items: remarks.map((text, index) => `Bemerkung ${index + 1}: ${text}`) },
      ]),
      section('Unterschriften', [
        {
          type: 'paragraph',
          text: 'Die Unterschriften bestätigen, was in diesem Protokoll steht. Den Überlassungsvertrag ändern sie nicht.',
        },
        ...(kind === 'RETURN'
          ? [
              {
                type: 'note',
                text: 'Preise nennt dieses Protokoll nicht: Darüber entscheidet das Gutachten.',
              } as const,
            ]
          : []),
        ...signatures(input),
      ]),
      ...(sheets === null
        ? []
        : [section('Protokoll auf Papier', [{ type: 'pictures', pictures: sheets, wide: true }])]),
      ...(photos.length === 0 ? [] : [section('Fotos', [{ type: 'pictures', pictures: photos }])]),
      ...(english ? [courtesyTranslation(input, english)] : []),
    ],
    footer: `${TITLES[kind]} ${orderNumber}`,
  };
}
