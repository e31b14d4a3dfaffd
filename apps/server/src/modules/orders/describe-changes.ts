export type Language = 'de' | 'en';

export interface FieldChange {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

type Kind = 'euro' | 'cents' | 'number' | 'percent' | 'boolean' | 'text' | 'list';

/** Names of the fields a person knows, and how their values are written. */
const FIELDS: Readonly<Record<string, { readonly de: string; readonly en: string; readonly kind: Kind }>> = {
  federalState: { de: 'Bundesland', en: 'Federal state', kind: 'text' },
  dateOfBirth: { de: 'Geburtsdatum', en: 'Date of birth', kind: 'text' },
  grossMonthlySalaryEur: { de: 'Bruttogehalt', en: 'Gross salary', kind: 'euro' },
  weeklyHours: { de: 'Vertragliche Wochenstunden', en: 'Contractual hours a week', kind: 'number' },
  taxClass: { de: 'Steuerklasse', en: 'Tax class', kind: 'number' },
  spouseFactor: { de: 'Faktor', en: 'Factor', kind: 'number' },
  taxAllowance: { de: 'Steuerfreibetrag', en: 'Tax allowance', kind: 'euro' },
  children: { de: 'Kinder', en: 'Children', kind: 'boolean' },
  childrenUnder25: { de: 'Kinder unter 25', en: 'Children under 25', kind: 'number' },
  maintainedPeople: { de: 'Unterhaltspflichten', en: 'Dependants to maintain', kind: 'number' },
  childrenAllowances: { de: 'Kinderfreibeträge', en: 'Child allowances', kind: 'number' },
  pensionInsurance: { de: 'Rentenversicherung', en: 'Pension insurance', kind: 'boolean' },
  unemploymentInsurance: { de: 'Arbeitslosenversicherung', en: 'Unemployment insurance', kind: 'boolean' },
  churchTax: { de: 'Kirchensteuer', en: 'Church tax', kind: 'boolean' },
  akb: { de: 'Arbeitskammer', en: 'Chamber of labour', kind: 'boolean' },
  healthInsurance: { de: 'Krankenversicherung', en: 'Health insurance', kind: 'text' },
  basicRateHealthInsurance: { de: 'Beitragssatz', en: 'Contribution rate', kind: 'percent' },
  additionalAmountHealthInsurance: { de: 'Zusatzbeitrag', en: 'Additional contribution', kind: 'percent' },
  arbeitgeberzuschuss: { de: 'Arbeitgeberzuschuss', en: 'Employer subsidy', kind: 'boolean' },
  beitragPkv: {
    de: 'Beitrag zur privaten Krankenversicherung',
    en: 'Private health premium',
    kind: 'euro',
  },
  beitragPv: { de: 'Beitrag zur privaten Pflegeversicherung', en: 'Private care premium', kind: 'euro' },
  basisbeitragSteuerrelevant: { de: 'Basisbeitrag', en: 'Basic premium', kind: 'euro' },
  arrivalKilometers: { de: 'Arbeitsweg in Kilometern', en: 'Commute in kilometres', kind: 'number' },
  arrivalNumber: { de: 'Arbeitstage im Monat', en: 'Commuting days a month', kind: 'number' },
  commuteValuation: { de: 'Bewertung des Arbeitswegs', en: 'Valuation of the commute', kind: 'list' },
  salaryConversions: { de: 'Bestehende Entgeltumwandlungen', en: 'Existing conversions', kind: 'list' },
  totalMonthlyGrossCostCents: { de: 'Monatsrate', en: 'Monthly rate', kind: 'cents' },
  grossComparisonCostCents: { de: 'Vergleichsrate Privatleasing', en: 'Private lease rate', kind: 'cents' },
  durationMonths: { de: 'Laufzeit in Monaten', en: 'Term in months', kind: 'number' },
  kmPerYear: { de: 'Kilometer im Jahr', en: 'Kilometres a year', kind: 'number' },
  listPriceCents: { de: 'Bruttolistenpreis', en: 'List price', kind: 'cents' },
  rangeKm: { de: 'Reichweite in Kilometern', en: 'Range in kilometres', kind: 'number' },
  color: { de: 'Farbe', en: 'Colour', kind: 'text' },
  delivery: { de: 'Lieferung', en: 'Delivery', kind: 'text' },
};

const WORDS = {
  de: { yes: 'ja', no: 'nein', none: 'keine Angabe', changed: 'geändert', other: 'Weitere Angaben' },
  en: { yes: 'yes', no: 'no', none: 'not given', changed: 'changed', other: 'Further details' },
} as const;

const VALUES: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  STATUTORY: { de: 'gesetzlich', en: 'statutory' },
  PRIVATE: { de: 'privat', en: 'private' },
};

const GONE = { de: 'Das Angebot besteht nicht mehr.', en: 'The offer no longer exists.' } as const;

function written(value: unknown, kind: Kind, language: Language): string {
  const words = WORDS[language];
  if (value === null || value === undefined) return words.none;
  const locale = language === 'de' ? 'de-DE' : 'en-GB';
  const euro = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
  switch (kind) {
    case 'euro':
      return euro.format(Number(value));
    case 'cents':
      return euro.format(Number(value) / 100);
    case 'number':
      return new Intl.NumberFormat(locale).format(Number(value));
    case 'percent':
      return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
        Number(value) / 100,
      );
    case 'boolean':
      return value === true ? words.yes : words.no;
    default:
      return typeof value === 'string' ? (VALUES[value]?.[language] ?? value) : words.changed;
  }
}

function sentence({ field, before, after }: FieldChange, language: Language): string {
  const words = WORDS[language];
  const known = FIELDS[field];
  if (!known) return `${words.other}: ${words.changed}`;
  if (known.kind === 'list') return `${known[language]}: ${words.changed}`;
  return `${known[language]}: ${written(before, known.kind, language)} → ${written(after, known.kind, language)}`;
}

const KNOWN = Object.keys(FIELDS);
/** Place in the list above; unknown fields come last. */
function position({ field }: FieldChange): number {
  const place = KNOWN.indexOf(field);
  return place === -1 ? KNOWN.length : place;
}

/** What changed, from what to what, one line a field; for the person who ordered. @param exists false when the thing is gone */
export function describeChanges(
  changes: readonly FieldChange[],
  exists: boolean,
  language: Language,
): string {
  if (!exists) return GONE[language];
  const sorted = changes.toSorted((one, other) => position(one) - position(other));
  return [...new Set(sorted.map((change) => sentence(change, language)))].join('\n');
}
