import type { ContractDocument, ContractFact, ContractPicture } from './contract-document.ts';

/** What the report of a damage states, with moments as finished texts. */
export interface DamageReportInput {
  readonly caseNumber: string;
  readonly orderNumber: string;
  /** The company that provides the car. */
  readonly lessor: string;
  readonly driverName: string;
  readonly vehicle: string;
  readonly plate: string | null;
  readonly vin: string | null;
  readonly insurer: string | null;
  readonly kind: keyof typeof KINDS;
  readonly happenedAt: string;
  readonly place: string;
  readonly tripKind: keyof typeof TRIPS;
  readonly sides: readonly (keyof typeof SIDES)[];
  readonly injured: boolean;
  readonly drivable: boolean;
  readonly text: string;
  readonly others: readonly {
    readonly name: string | null;
    readonly plate: string | null;
    readonly insurer: string | null;
  }[];
  readonly police: string | null;
  readonly reportedOn: string;
  readonly reportedAt: string;
  /** Last change by the driver; null without one. */
  readonly correctedAt: string | null;
  /** With finished captions. */
  readonly photos: readonly ContractPicture[];
}

const KINDS = {
  ACCIDENT: 'Unfall',
  PARKING: 'Parkschaden',
  GLASS: 'Glasschaden',
  ANIMAL: 'Wildschaden',
  VANDALISM: 'Vandalismus',
  THEFT: 'Diebstahl',
  BREAKDOWN: 'Panne',
} as const;
const TRIPS = { PRIVATE: 'Privatfahrt', COMMUTE: 'Arbeitsweg', BUSINESS: 'Dienstfahrt' } as const;
const SIDES = {
  FRONT: 'vorn',
  LEFT: 'Fahrerseite',
  REAR: 'hinten',
  RIGHT: 'Beifahrerseite',
  ROOF: 'Dach',
  GLASS: 'Scheiben',
  INSIDE: 'innen',
} as const;

const stated = (label: string, value: string | null): ContractFact[] =>
  value === null ? [] : [{ label, value }];
const yesNo = (isTrue: boolean) => (isTrue ? 'ja' : 'nein');

/** The report of a damage as data, in German, as the insurer reads it. */
export function damageReport(input: DamageReportInput): ContractDocument {
  const { caseNumber, others, police, photos, sides } = input;
  const section = (heading: string, blocks: ContractDocument['opening']) => ({
    heading,
    startsPage: false,
    blocks,
  });
  const parties = others.flatMap(({ name, plate, insurer }, index) => [
    ...stated(`Person ${index + 1}`, name),
    ...stated(`Kennzeichen ${index + 1}`, plate),
    ...stated(`Versicherung ${index + 1}`, insurer),
  ]);
  const rows = [...parties, ...stated('Aktenzeichen der Polizei', police)];
  return {
    title: 'Schadenmeldung',
    contractNumber: input.orderNumber,
    sender: input.lessor,
    date: input.reportedOn,
    opening: [
      {
        type: 'facts',
        rows: [
          { label: 'Fallnummer', value: caseNumber },
          { label: 'Art', value: KINDS[input.kind] },
          { label: 'Geschehen am', value: input.happenedAt },
          { label: 'Ort', value: input.place },
          { label: 'Fahrt', value: TRIPS[input.tripKind] },
          ...(sides.length === 0
            ? []
            : [{ label: 'Beschädigt', value: sides.map((side) => SIDES[side]).join(', ') }]),
          { label: 'Jemand verletzt', value: yesNo(input.injured) },
          { label: 'Auto fahrbereit', value: yesNo(input.drivable) },
          { label: 'Fahrzeug', value: input.vehicle },
          ...stated('Kennzeichen', input.plate),
          ...stated('Fahrgestellnummer (FIN)', input.vin),
          ...stated('Versicherung', input.insurer),
          { label: 'Fahrerin oder Fahrer', value: input.driverName },
          { label: 'Gemeldet', value: input.reportedAt },
          ...stated('Zuletzt geändert', input.correctedAt),
        ],
      },
    ],
    sections: [
      section(
        'Schilderung',
        input.text
          .split('\n')
          .filter((line) => line.trim() !== '')
          .map((text) => ({ type: 'paragraph' as const, text })),
      ),
      section('Andere Beteiligte', [
        rows.length === 0 ? { type: 'paragraph', text: 'Keine Angaben.' } : { type: 'facts', rows },
      ]),
      ...(photos.length === 0 ? [] : [section('Fotos', [{ type: 'pictures', pictures: photos }])]),
    ],
    footer: `Schadenmeldung ${caseNumber}`,
  };
}
