import type {
  ContractDocument,
  ContractDrawing,
  ContractFact,
  ContractPicture,
  ContractSection,
} from './contract-document.ts';

/** Moments as finished texts of a language. */
interface DamageMoments {
  readonly happenedAt: string;
  readonly reportedAt: string;
  /** Last change by the driver; null without one. */
  readonly correctedAt: string | null;
}

/** What the report of a damage states, with moments as finished texts. */
export interface DamageReportInput extends DamageMoments {
  readonly caseNumber: string;
  readonly orderNumber: string;
  /** The company that provides the car. */
  readonly lessor: string;
  readonly driverName: string;
  readonly vehicle: string;
  readonly plate: string | null;
  readonly vin: string | null;
  readonly insurer: string | null;
  readonly kind: keyof typeof WORDS.de.kinds;
  readonly place: string;
  readonly tripKind: keyof typeof WORDS.de.trips;
  /** Damaged parts, each once. */
  readonly parts: readonly (keyof typeof WORDS.de.parts)[];
  /** The drawing of the car with its marks; null without a mark on it. */
  readonly plan: Omit<ContractDrawing, 'type' | 'caption'> | null;
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
  /** The moments in English, for a driver who reads English; null leaves the report in German alone. */
  readonly english: DamageMoments | null;
  /** With finished captions. */
  readonly photos: readonly ContractPicture[];
}

const WORDS = {
  de: {
    caseNumber: 'Fallnummer',
    kind: 'Art',
    happenedAt: 'Geschehen am',
    place: 'Ort',
    trip: 'Fahrt',
    damaged: 'Beschädigt',
    injured: 'Jemand verletzt',
    drivable: 'Auto fahrbereit',
    vehicle: 'Fahrzeug',
    plate: 'Kennzeichen',
    vin: 'Fahrgestellnummer (FIN)',
    insurer: 'Versicherung',
    driver: 'Fahrerin oder Fahrer',
    reportedAt: 'Gemeldet',
    correctedAt: 'Zuletzt geändert',
    yes: 'ja',
    no: 'nein',
    otherName: 'Person',
    police: 'Aktenzeichen der Polizei',
    kinds: {
      ACCIDENT: 'Unfall',
      PARKING: 'Parkschaden',
      GLASS: 'Glasschaden',
      ANIMAL: 'Wildschaden',
      VANDALISM: 'Vandalismus',
      THEFT: 'Diebstahl',
      BREAKDOWN: 'Panne oder Defekt',
    },
    trips: { PRIVATE: 'Privatfahrt', COMMUTE: 'Arbeitsweg', BUSINESS: 'Dienstfahrt' },
    parts: {
      FRONT: 'Stoßfänger vorn',
      BONNET: 'Motorhaube',
      WINDSCREEN: 'Frontscheibe',
      ROOF: 'Dach',
      REAR_WINDOW: 'Heckscheibe',
      TAILGATE: 'Heckklappe',
      REAR: 'Stoßfänger hinten',
      LEFT_FRONT: 'Fahrerseite vorn',
      LEFT_DOORS: 'Türen der Fahrerseite',
      LEFT_REAR: 'Fahrerseite hinten',
      RIGHT_FRONT: 'Beifahrerseite vorn',
      RIGHT_DOORS: 'Türen der Beifahrerseite',
      RIGHT_REAR: 'Beifahrerseite hinten',
      UNDERBODY: 'Unterboden',
      INSIDE: 'Innenraum',
    },
  },
  en: {
    caseNumber: 'Case number',
    kind: 'Kind',
    happenedAt: 'Happened on',
    place: 'Place',
    trip: 'Trip',
    damaged: 'Damaged',
    injured: 'Anyone hurt',
    drivable: 'Fit to drive',
    vehicle: 'Car',
    plate: 'Number plate',
    vin: 'VIN',
    insurer: 'Insurer',
    driver: 'Driver',
    reportedAt: 'Reported',
    correctedAt: 'Last changed',
    yes: 'yes',
    no: 'no',
    otherName: 'Person',
    police: 'Police file number',
    kinds: {
      ACCIDENT: 'Accident',
      PARKING: 'Parking damage',
      GLASS: 'Glass',
      ANIMAL: 'Collision with an animal',
      VANDALISM: 'Vandalism',
      THEFT: 'Theft',
      BREAKDOWN: 'Breakdown or defect',
    },
    trips: { PRIVATE: 'Private trip', COMMUTE: 'Commute', BUSINESS: 'Business trip' },
    parts: {
      FRONT: 'Front bumper',
      BONNET: 'Bonnet',
      WINDSCREEN: 'Windscreen',
      ROOF: 'Roof',
      REAR_WINDOW: 'Rear window',
      TAILGATE: 'Tailgate',
      REAR: 'Rear bumper',
      LEFT_FRONT: 'Driver’s side, front',
      LEFT_DOORS: 'Doors on the driver’s side',
      LEFT_REAR: 'Driver’s side, rear',
      RIGHT_FRONT: 'Passenger side, front',
      RIGHT_DOORS: 'Doors on the passenger side',
      RIGHT_REAR: 'Passenger side, rear',
      UNDERBODY: 'Underbody',
      INSIDE: 'Interior',
    },
  },
} as const;

type Language = keyof typeof WORDS;

const stated = (label: string, value: string | null): ContractFact[] =>
  value === null || value === '' ? [] : [{ label, value }];

const partsOf = ({ parts }: DamageReportInput, language: Language): string =>
  parts.map((part) => WORDS[language].parts[part]).join(language === 'de' ? ', ' : '; ');

function facts(input: DamageReportInput, moments: DamageMoments, language: Language): ContractFact[] {
  const words = WORDS[language];
  const yesNo = (isTrue: boolean) => (isTrue ? words.yes : words.no);
  return [
    { label: words.caseNumber, value: input.caseNumber },
    { label: words.kind, value: words.kinds[input.kind] },
    { label: words.happenedAt, value: moments.happenedAt },
    { label: words.place, value: input.place },
    { label: words.trip, value: words.trips[input.tripKind] },
    ...stated(words.damaged, partsOf(input, language)),
    { label: words.injured, value: yesNo(input.injured) },
    { label: words.drivable, value: yesNo(input.drivable) },
    { label: words.vehicle, value: input.vehicle },
    ...stated(words.plate, input.plate),
    ...stated(words.vin, input.vin),
    ...stated(words.insurer, input.insurer),
    { label: words.driver, value: input.driverName },
    { label: words.reportedAt, value: moments.reportedAt },
    ...stated(words.correctedAt, moments.correctedAt),
  ];
}

function otherFacts({ others, police }: DamageReportInput, language: Language): ContractFact[] {
  const words = WORDS[language];
  const parties = others.flatMap(({ name, plate, insurer }, index) => [
    ...stated(`${words.otherName} ${index + 1}`, name),
    ...stated(`${words.plate} ${index + 1}`, plate),
    ...stated(`${words.insurer} ${index + 1}`, insurer),
  ]);
  return [...parties, ...stated(words.police, police)];
}

/** The facts in English, for reading only: the insurer reads the German text above them. */
function courtesyTranslation(input: DamageReportInput, moments: DamageMoments): ContractSection {
  const rows = [...facts(input, moments, 'en'), ...otherFacts(input, 'en')];
  return {
    heading: 'In English',
    startsPage: false,
    language: 'en',
    blocks: [
      {
        type: 'note',
        text: 'This translation is for your convenience. The insurer reads the German text above.',
      },
      { type: 'facts', rows },
    ],
  };
}

/** The report of a damage as data. It is German, as the insurer reads it; drivers who read English get the facts below. */
export function damageReport(input: DamageReportInput): ContractDocument {
  const { caseNumber, english, photos, plan } = input;
  const section = (heading: string, blocks: ContractDocument['opening']) => ({
    heading,
    startsPage: false,
    blocks,
  });
  const others = otherFacts(input, 'de');
  const caption = `Markiert: ${partsOf(input, 'de')}. Vorn ist oben.`;
  return {
    title: 'Schadenmeldung',
    contractNumber: input.orderNumber,
    sender: input.lessor,
    date: input.reportedOn,
    opening: [{ type: 'facts', rows: facts(input, input, 'de') }],
    sections: [
      section(
        'Schilderung',
        input.text
          .split('\n')
          .filter((line) => line.trim() !== '')
          .map((text) => ({ type: 'paragraph' as const, text })),
      ),
      section('Andere Beteiligte', [
        others.length === 0 ? { type: 'paragraph', text: 'Keine Angaben.' } : { type: 'facts', rows: others },
      ]),
      ...(plan === null ? [] : [section('Zeichnung', [{ ...plan, type: 'drawing', caption }])]),
      ...(photos.length === 0 ? [] : [section('Fotos', [{ type: 'pictures', pictures: photos }])]),
      ...(english ? [courtesyTranslation(input, english)] : []),
    ],
    footer: `Schadenmeldung ${caseNumber}`,
  };
}
