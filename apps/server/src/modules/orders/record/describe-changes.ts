import { z } from 'zod';
import { catalogueInLanguage } from '../../catalogue/index.ts';
import { CHANGE_FIELDS, CHANGE_VALUES, type Language } from './change-fields.ts';

export interface FieldChange {
  readonly field: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

const WORDS = {
  de: { yes: 'ja', no: 'nein', none: 'keine Angabe', changed: 'geändert', other: 'Weitere Angaben' },
  en: { yes: 'yes', no: 'no', none: 'not given', changed: 'changed', other: 'Further details' },
} as const;
const NONE_OF_A_LIST = { de: 'keine', en: 'none' } as const;
const LOCALES = { de: 'de-DE', en: 'en-GB' } as const;

const texts = z.array(z.string());
const dataSheet = z.array(z.object({ name: z.string(), value: z.string() }));
const conversions = z.array(z.looseObject({ conversationType: z.string() }));

function euro(amount: number, language: Language, digits = 2): string {
  const format = { style: 'currency', currency: 'EUR', minimumFractionDigits: digits } as const;
  return new Intl.NumberFormat(LOCALES[language], format).format(amount);
}

/** Shows a conversion with all its amounts, so that any difference is visible. */
function conversion(item: z.infer<typeof conversions>[number], language: Language): string {
  const amounts = Object.values(item).filter((value) => typeof value === 'number');
  const kind = CHANGE_VALUES[item.conversationType]?.[language] ?? item.conversationType;
  return `${kind} (${amounts.map((amount) => euro(amount, language)).join(' / ')})`;
}

/** The entries of a list; null for any other value. */
function entries(value: unknown, kind: 'texts' | 'dataSheet' | 'conversions', language: Language) {
  const words = catalogueInLanguage(language);
  switch (kind) {
    case 'texts': {
      const { data } = texts.safeParse(value);
      const none = { technicalDetails: [], specialEquipment: [] };
      return data && words.details({ ...none, standardEquipment: data }).standardEquipment;
    }
    case 'dataSheet': {
      const { data } = dataSheet.safeParse(value);
      const none = { standardEquipment: [], specialEquipment: [] };
      const told = data && words.details({ ...none, technicalDetails: data }).technicalDetails;
      return told?.map((row) => `${row.name} ${row.value}`);
    }
    case 'conversions':
      return conversions.safeParse(value).data?.map((item) => conversion(item, language));
  }
}

/** Shows only the entries that two lists do not share. */
function listSentence(
  { before, after }: FieldChange,
  kind: 'texts' | 'dataSheet' | 'conversions',
  language: Language,
): string {
  const old = entries(before, kind, language);
  const current = entries(after, kind, language);
  if (!old || !current) return WORDS[language].changed;
  const only = (list: readonly string[], other: readonly string[]) =>
    list.filter((entry) => !other.includes(entry)).join(', ') || NONE_OF_A_LIST[language];
  const gone = only(old, current);
  const fresh = only(current, old);
  // The lists differ only in the order or number of their entries.
  return gone === fresh ? WORDS[language].changed : `${gone} → ${fresh}`;
}

type SingleKind = Exclude<(typeof CHANGE_FIELDS)[string]['kind'], 'texts' | 'dataSheet' | 'conversions'>;

function written(value: unknown, kind: SingleKind, language: Language): string {
  const words = WORDS[language];
  const locale = LOCALES[language];
  if (value === null || value === undefined) return words.none;
  switch (kind) {
    case 'euro':
      return euro(Number(value), language);
    case 'cents':
      return euro(Number(value) / 100, language);
    case 'tenthCents':
      return euro(Number(value) / 1000, language, 3);
    case 'number':
      return new Intl.NumberFormat(locale).format(Number(value));
    case 'percent':
      return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
        Number(value) / 100,
      );
    case 'boolean':
      return value === true ? words.yes : words.no;
    case 'date':
      if (typeof value !== 'string') return words.changed;
      return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(
        Date.parse(value),
      );
    case 'text':
      return typeof value === 'string' ? (CHANGE_VALUES[value]?.[language] ?? value) : words.changed;
  }
}

function sentence(change: FieldChange, language: Language): string {
  const words = WORDS[language];
  const known = CHANGE_FIELDS[change.field];
  if (!known) return `${words.other}: ${words.changed}`;
  const { kind } = known;
  if (kind === 'texts' || kind === 'dataSheet' || kind === 'conversions') {
    return `${known[language]}: ${listSentence(change, kind, language)}`;
  }
  const [before, after] = [change.before, change.after].map((value) => written(value, kind, language));
  return `${known[language]}: ${before} → ${after}`;
}

const KNOWN = Object.keys(CHANGE_FIELDS);
/** Rank in the list of fields; unknown ones come last. */
function position({ field }: FieldChange): number {
  const place = KNOWN.indexOf(field);
  return place === -1 ? KNOWN.length : place;
}

/** Describes each changed field with old and new value, one line each, for the person who ordered. */
export function describeChanges(changes: readonly FieldChange[], language: Language): string {
  const sorted = changes.toSorted((one, other) => position(one) - position(other));
  return [...new Set(sorted.map((change) => sentence(change, language)))].join('\n');
}
