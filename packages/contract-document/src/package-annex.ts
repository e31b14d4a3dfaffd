import { euroInEnglish, inEnglish } from './english-format.ts';
import { formatEuro, formatFineEuro, formatWhole, withUnit } from './german-format.ts';
import { annexDocument, type AnnexFrame } from './annex-document.ts';
import type { ContractDocument, ContractTableRow } from './contract-document.ts';
import type { Cents } from '@stromwandel/kernel';

/** The version of the annex's texts, printed on it. A change of wording gets a new one. */
export const PACKAGE_ANNEX_TEXTS = '2026-11';

type Language = 'de' | 'en';

/** One of the two packages. Amounts a month; prices per kilometre in tenths of a cent, net. */
interface AnnexPackage {
  readonly kmPerYear: number;
  readonly rate: Cents;
  readonly contribution: Cents;
  readonly conversion: Cents;
  readonly extraKilometerTenthCents: number;
  readonly fewerKilometerTenthCents: number;
  readonly extraKilometersTolerance: number;
  readonly fewerKilometersTolerance: number;
}

/** Days of the annex as finished texts. */
interface AnnexDays {
  /** First day of the new package. */
  readonly from: string;
  /** Last day of the package before. */
  readonly until: string;
  /** When the employer approved; null where it did not have to. */
  readonly approvedOn: string | null;
  /** When it was signed, or printed to be read. */
  readonly date: string;
}

/** The driver accepted the shown annex, without a signature. */
export const TEXT_FORM = 'TEXT_FORM';

export interface PackageAnnexInput extends AnnexDays, Omit<AnnexFrame, 'signature'> {
  /** Null of a draft. */
  readonly signature: AnnexFrame['signature'] | typeof TEXT_FORM;
  readonly before: AnnexPackage;
  readonly after: AnnexPackage;
  /** Kilometres agreed for the whole term. */
  readonly agreedKm: { readonly before: number; readonly after: number };
  /** The days in English, for readers of English; null leaves the annex in German alone. */
  readonly english: AnnexDays | null;
  /** Whether the employer has to approve. */
  readonly needsApproval: boolean;
}

const WORDS = {
  de: {
    before: (until: string) => `Bis ${until}`,
    after: (from: string) => `Ab ${from}`,
    rows: {
      kmPerYear: 'Kilometer im Jahr',
      agreed: 'Vereinbarte Gesamtlaufleistung',
      rate: 'Gesamtrate im Monat',
      contribution: 'Zuschuss des Arbeitgebers',
      conversion: 'Umwandlungsbetrag im Monat',
      extra: 'Mehrkilometer, je km netto',
      fewer: 'Minderkilometer, je km netto',
      extraFree: 'Freigrenze Mehrkilometer',
      fewerFree: 'Freigrenze Minderkilometer',
    },
    intro: (vehicle: string, order: string, from: string) =>
      `Dieser Nachtrag ändert den Überlassungsvertrag zur Bestellung ${order} über das Fahrzeug ${vehicle}. Ab dem ${from} gilt das neue Paket.`,
    conversion: (until: string, from: string) =>
      `Bis zum ${until} wird Ihr Gehalt mit dem bisherigen Umwandlungsbetrag abgerechnet, ab dem ${from} mit dem neuen. Ein Kalendermonat wird nie geteilt.`,
    distance:
      'Die Gesamtlaufleistung setzt sich aus beiden Paketen zusammen, jedes für seine Zeit; angebrochene Monate zählen nach Tagen. Für die Abrechnung von Mehr- und Minderkilometern nach § 6 des Überlassungsvertrags gelten die Preise, Freigrenzen und Höchstmengen des neuen Pakets.',
    rest: 'Laufzeit und alle anderen Vereinbarungen des Überlassungsvertrags bleiben unverändert. Für Änderungen genügt die Textform (§ 15 des Überlassungsvertrags).',
    approved: (employer: string, day: string) =>
      `${employer} hat der Änderung am ${day} im Portal zugestimmt.`,
    pending: (employer: string) => `Zuerst entscheidet ${employer} über die Änderung.`,
    notNeeded: (employer: string) =>
      `Weder der Umwandlungsbetrag noch der Zuschuss steigt. Solchen Änderungen stimmt ${employer} ohne Freigabe im Einzelfall zu.`,
    accepted: (name: string, day: string) =>
      `${name} hat diesen Nachtrag am ${day} im Portal angenommen, nachdem sein Text angezeigt war. Er ist in Textform vereinbart und ohne Unterschrift gültig.`,
  },
  en: {
    before: (until: string) => `Until ${until}`,
    after: (from: string) => `From ${from}`,
    rows: {
      kmPerYear: 'Kilometres a year',
      agreed: 'Kilometres agreed for the whole term',
      rate: 'Total monthly rate',
      contribution: 'Employer’s contribution',
      conversion: 'Converted amount a month',
      extra: 'Extra kilometres, per km, net',
      fewer: 'Unused kilometres, per km, net',
      extraFree: 'Extra kilometres free of charge',
      fewerFree: 'Unused kilometres without credit',
    },
    intro: (vehicle: string, order: string, from: string) =>
      `This annex changes the company car agreement of order ${order} for the ${vehicle}. The new package applies from ${from}.`,
    conversion: (until: string, from: string) =>
      `Until ${until} your pay is processed with the converted amount so far, from ${from} with the new one. No calendar month is split.`,
    distance:
      'The agreed kilometres add up from both packages, each for its time; part months count by days. Extra and unused kilometres are settled under § 6 of the agreement with the prices, tolerances and caps of the new package.',
    rest: 'The term and everything else in the company car agreement stay as they are. Text form is enough for changes (§ 15 of the agreement).',
    approved: (employer: string, day: string) => `${employer} approved the change in the portal on ${day}.`,
    pending: (employer: string) => `${employer} decides on the change first.`,
    notNeeded: (employer: string) =>
      `Neither the converted amount nor the contribution rises. ${employer} agrees to such changes without a decision of its own.`,
    accepted: (name: string, day: string) =>
      `${name} accepted this annex in the portal on ${day}, after its text was shown. It is concluded in text form and valid without a signature.`,
  },
} as const;

function rowsOf({ before, after, agreedKm }: PackageAnnexInput, language: Language): ContractTableRow[] {
  const { rows } = WORDS[language];
  const written = (text: string) => (language === 'de' ? text : inEnglish(text));
  const km = (value: number) => withUnit(written(formatWhole(value)), 'km');
  const inEuro = (text: string) => (language === 'de' ? text : euroInEnglish(text));
  const euro = (amount: Cents) => inEuro(formatEuro(amount));
  const fine = (tenthCents: number) => inEuro(formatFineEuro(tenthCents));
  const row = (label: string, one: string, other: string, total = false) => ({
    cells: [label, one, other],
    total,
  });
  const both = <V>(
    label: string,
    of: (terms: AnnexPackage) => V,
    format: (value: V) => string,
    total = false,
  ) => row(label, format(of(before)), format(of(after)), total);
  return [
    both(rows.kmPerYear, (terms) => terms.kmPerYear, km),
    row(rows.agreed, km(agreedKm.before), km(agreedKm.after)),
    both(rows.rate, (terms) => terms.rate, euro),
    both(rows.contribution, (terms) => terms.contribution, euro),
    both(rows.conversion, (terms) => terms.conversion, euro, true),
    both(rows.extra, (terms) => terms.extraKilometerTenthCents, fine),
    both(rows.fewer, (terms) => terms.fewerKilometerTenthCents, fine),
    both(rows.extraFree, (terms) => terms.extraKilometersTolerance, km),
    both(rows.fewerFree, (terms) => terms.fewerKilometersTolerance, km),
  ];
}

function approvalText(
  { employerName, needsApproval }: PackageAnnexInput,
  { approvedOn }: AnnexDays,
  language: Language,
): string {
  const words = WORDS[language];
  if (!needsApproval) return words.notNeeded(employerName);
  return approvedOn === null ? words.pending(employerName) : words.approved(employerName, approvedOn);
}

function blocksOf(input: PackageAnnexInput, days: AnnexDays, language: Language) {
  const words = WORDS[language];
  return [
    {
      type: 'paragraph' as const,
      text: words.intro(input.vehicle, input.orderNumber, days.from),
    },
    {
      type: 'table' as const,
      columns: ['', words.before(days.until), words.after(days.from)],
      rows: rowsOf(input, language),
    },
    { type: 'paragraph' as const, text: words.conversion(days.until, days.from) },
    { type: 'paragraph' as const, text: words.distance },
    {
      type: 'paragraph' as const,
      text: approvalText(input, days, language),
    },
    { type: 'paragraph' as const, text: words.rest },
  ];
}

/**
 * The annex of a change of the package as data. What binds is the German text; readers of English get a translation below the
 * signature.
 */
export function packageAnnex(input: PackageAnnexInput): ContractDocument {
  const { signature, english, employeeName } = input;
  const isAccepted = signature === TEXT_FORM;
  const acceptance = ({ date }: AnnexDays, language: Language) =>
    isAccepted ? [{ type: 'paragraph' as const, text: WORDS[language].accepted(employeeName, date) }] : [];
  return annexDocument({ ...input, signature: isAccepted ? null : signature }, PACKAGE_ANNEX_TEXTS, {
    de: blocksOf(input, input, 'de'),
    en: english && [...blocksOf(input, english, 'en'), ...acceptance(english, 'en')],
    acceptance: isAccepted ? acceptance(input, 'de') : null,
  });
}
