import type { Cents } from '@stromwandel/kernel';
import { annexDocument, type AnnexFrame } from './annex-document.ts';
import type { ContractBlock, ContractDocument } from './contract-document.ts';
import { euroInEnglish, inEnglish } from './english-format.ts';
import { formatEuro, formatWhole, withUnit } from './german-format.ts';

/** The version of the annex's texts, printed on it. A change of wording gets a new one. */
export const EXTENSION_ANNEX_TEXTS = '2026-11';

type Language = 'de' | 'en';

/** Amounts a month, and kilometres of the whole term. */
interface AnnexTerms {
  readonly rate: Cents;
  readonly contribution: Cents;
  readonly conversion: Cents;
  readonly agreedKm: number;
}

/** Days of the annex as finished texts. */
interface ExtensionDays {
  /** Last day of the term so far. */
  readonly endsOn: string;
  /** First and last day of the extension. */
  readonly from: string;
  readonly until: string;
  /** When the employer approved; null before. */
  readonly approvedOn: string | null;
  readonly date: string;
}

export interface ExtensionAnnexInput extends ExtensionDays, AnnexFrame {
  readonly months: number;
  readonly kmPerYear: number;
  readonly before: AnnexTerms;
  readonly after: AnnexTerms;
  /** The days in English, for readers of English; null leaves the annex in German alone. */
  readonly english: ExtensionDays | null;
}

const WORDS = {
  de: {
    before: (until: string) => `Bis ${until}`,
    after: (from: string) => `Ab ${from}`,
    rows: {
      ends: 'Letzter Tag der Laufzeit',
      kmPerYear: 'Kilometer im Jahr',
      agreed: 'Vereinbarte Gesamtlaufleistung',
      rate: 'Gesamtrate im Monat',
      contribution: 'Zuschuss des Arbeitgebers',
      conversion: 'Umwandlungsbetrag im Monat',
    },
    intro: (vehicle: string, order: string, months: number, until: string) =>
      `Dieser Nachtrag verlängert den Überlassungsvertrag zur Bestellung ${order} über das Fahrzeug ${vehicle} um ${months} Monate. Der letzte Tag der Laufzeit ist damit der ${until}.`,
    conversion: (endsOn: string, from: string) =>
      `Bis zum ${endsOn} wird Ihr Gehalt mit dem bisherigen Umwandlungsbetrag abgerechnet, ab dem ${from} mit dem der Verlängerung. Beginnt oder endet die Verlängerung nicht mit einem Monat, zählen beide Beträge nach Tagen.`,
    distance:
      'Kilometer im Jahr, Preise, Freigrenzen und Höchstmengen bleiben. Die vereinbarte Gesamtlaufleistung wächst mit der Laufzeit; über Mehr- und Minderkilometer wird erst am Ende der Verlängerung abgerechnet.',
    rest: 'Die Vereinbarung zur Entgeltumwandlung gilt für die Verlängerung weiter. Alle anderen Vereinbarungen des Überlassungsvertrags bleiben unverändert. Eine Kaufoption entsteht nicht. Für Änderungen genügt die Textform (§ 15 des Überlassungsvertrags).',
    approved: (employer: string, day: string) =>
      `${employer} hat der Verlängerung am ${day} im Portal zugestimmt.`,
    pending: (employer: string) => `Bevor Sie unterschreiben, entscheidet ${employer} über die Verlängerung.`,
  },
  en: {
    before: (until: string) => `Until ${until}`,
    after: (from: string) => `From ${from}`,
    rows: {
      ends: 'Last day of the term',
      kmPerYear: 'Kilometres a year',
      agreed: 'Kilometres agreed for the whole term',
      rate: 'Total monthly rate',
      contribution: 'Employer’s contribution',
      conversion: 'Converted amount a month',
    },
    intro: (vehicle: string, order: string, months: number, until: string) =>
      `This annex extends the company car agreement of order ${order} for the ${vehicle} by ${months} months. The last day of the term is now ${until}.`,
    conversion: (endsOn: string, from: string) =>
      `Until ${endsOn} your pay is processed with the converted amount so far, from ${from} with that of the extension. Where the extension doesn’t begin or end with a month, both amounts count by days.`,
    distance:
      'Kilometres a year, prices, tolerances and caps stay. The kilometres agreed grow with the term; extra and unused kilometres are settled only at the end of the extension.',
    rest: 'The agreement on salary conversion continues for the extension. Everything else in the company car agreement stays as it is. No option to buy arises. Text form is enough for changes (§ 15 of the agreement).',
    approved: (employer: string, day: string) =>
      `${employer} approved the extension in the portal on ${day}.`,
    pending: (employer: string) => `${employer} decides on the extension before you sign.`,
  },
} as const;

function blocksOf(input: ExtensionAnnexInput, days: ExtensionDays, language: Language): ContractBlock[] {
  const words = WORDS[language];
  const { rows } = words;
  const { before, after, kmPerYear } = input;
  const km = (value: number) =>
    withUnit(language === 'de' ? formatWhole(value) : inEnglish(formatWhole(value)), 'km');
  const euro = (amount: Cents) =>
    language === 'de' ? formatEuro(amount) : euroInEnglish(formatEuro(amount));
  const row = (label: string, one: string, other: string, total = false) => ({
    cells: [label, one, other],
    total,
  });
  return [
    { type: 'paragraph', text: words.intro(input.vehicle, input.orderNumber, input.months, days.until) },
    {
      type: 'table',
      columns: ['', words.before(days.endsOn), words.after(days.from)],
      rows: [
        row(rows.ends, days.endsOn, days.until),
        row(rows.kmPerYear, km(kmPerYear), km(kmPerYear)),
        row(rows.agreed, km(before.agreedKm), km(after.agreedKm)),
        row(rows.rate, euro(before.rate), euro(after.rate)),
        row(rows.contribution, euro(before.contribution), euro(after.contribution)),
        row(rows.conversion, euro(before.conversion), euro(after.conversion), true),
      ],
    },
    { type: 'paragraph', text: words.conversion(days.endsOn, days.from) },
    { type: 'paragraph', text: words.distance },
    {
      type: 'paragraph',
      text:
        days.approvedOn === null
          ? words.pending(input.employerName)
          : words.approved(input.employerName, days.approvedOn),
    },
    { type: 'paragraph', text: words.rest },
  ];
}

/** The annex of an extension as data. What binds is the German text; readers of English get a translation below the signature. */
export function extensionAnnex(input: ExtensionAnnexInput): ContractDocument {
  return annexDocument(input, EXTENSION_ANNEX_TEXTS, {
    de: blocksOf(input, input, 'de'),
    en: input.english && blocksOf(input, input.english, 'en'),
  });
}
