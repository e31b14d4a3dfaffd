import {
  hasLetterOrDigit,
  isCalendarDate,
  unprintableCharacters,
  type CalendarDate,
} from '@stromwandel/kernel';
import { z } from 'zod';

const MAX_TEXT = 200;
// Controls, lone surrogates and bidirectional overrides have no place in names, addresses and codes.
const FORBIDDEN_CHARACTERS = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffe\uffff]/u;

/** Own check whose field-error code travels in the issue. */
export function checked(code: string): { params: { code: string } } {
  return { params: { code } };
}

/**
 * A custom check that reports only when the value has no other error: a missing value is not wrong as well. `abort`
 * was rejected, because it would skip the checks of the whole record.
 */
export function onlyReason(code: string) {
  return {
    ...checked(code),
    when: ({ issues }: { readonly issues: readonly unknown[] }): boolean => issues.length === 0,
  };
}

/** One line of text without control characters, trimmed, at least one character. */
export function line(max: number = MAX_TEXT) {
  return z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine((text) => !FORBIDDEN_CHARACTERS.test(text), onlyReason('INVALID_CHARACTERS'));
}

/** A line printed in contracts: a name or a part of an address, in letters that documents can print. */
export function printedLine(max: number) {
  return line(max).refine(
    (text) => unprintableCharacters(text).length === 0,
    onlyReason('UNPRINTABLE_CHARACTERS'),
  );
}

// Letters and marks, spaces, apostrophes, hyphens, the dot of an abbreviation and the raised one of Catalan.
const NAME_CHARACTERS = /^[\p{L}\p{M} '’ʼ.·\-‐‑–]*\p{L}[\p{L}\p{M} '’ʼ.·\-‐‑–]*$/u;
// Mail programs turn a word with a dot inside into a link.
const DOT_INSIDE_WORD = /\.[^ \-‐‑–]/;
const LONGEST_NAME = 80;

/**
 * First or last name of a person: at most 80 letters and the signs used in names. Mails and contracts print it, so it
 * holds no web address, digit or punctuation of sentences.
 */
export function personName() {
  return printedLine(LONGEST_NAME).refine(
    (text) => NAME_CHARACTERS.test(text) && !DOT_INSIDE_WORD.test(text),
    onlyReason('NOT_A_NAME'),
  );
}

/** Like `printedLine`, but may be missing, null or empty; always null then. */
export function optionalPrintedLine(max: number) {
  return optionalLine(max).refine(
    (text) => text === null || unprintableCharacters(text).length === 0,
    onlyReason('UNPRINTABLE_CHARACTERS'),
  );
}

/** Text of several lines without other control characters, trimmed, at least one character; line breaks become "\\n". */
export function multiline(max: number) {
  return z
    .string()
    .transform((text) => text.replaceAll(/\r\n?/g, '\n').trim())
    .pipe(
      z
        .string()
        .min(1)
        .max(max)
        .refine(
          (text) => !FORBIDDEN_CHARACTERS.test(text.replaceAll(/[\n\t]/g, '')),
          onlyReason('INVALID_CHARACTERS'),
        ),
    );
}

/** Like `multiline`, for texts that a document prints. */
export function printedText(max: number) {
  return multiline(max).refine(
    (text) => unprintableCharacters(text.replaceAll('\n', '')).length === 0,
    onlyReason('UNPRINTABLE_CHARACTERS'),
  );
}

/** Like `line`, but may be missing, null or empty; always null then. */
export function optionalLine(max: number = MAX_TEXT) {
  return z
    .string()
    .trim()
    .max(max)
    .refine((text) => !FORBIDDEN_CHARACTERS.test(text), onlyReason('INVALID_CHARACTERS'))
    .nullish()
    .transform((text) => (text ? text : null));
}

const PHONE_NUMBER = /^\+?\d[\d ()/-]{4,}$/;

/** A phone number as people write it; null when missing or empty. */
export function optionalPhone() {
  return optionalLine(40).refine(
    (text) => text === null || PHONE_NUMBER.test(text),
    checked('INVALID_FORMAT'),
  );
}

/** A phone number that must be there. */
export function phoneNumber() {
  return line(40).refine((text) => PHONE_NUMBER.test(text), onlyReason('INVALID_FORMAT'));
}

/** A German postcode: five digits. */
export function germanPostcode() {
  return line(5).refine((text) => /^\d{5}$/.test(text), onlyReason('INVALID_FORMAT'));
}

/** Like `optionalLine`; also null without a letter or digit, because it would carry no information. */
export function optionalRemark(max: number) {
  return optionalLine(max).transform((text) => (text !== null && hasLetterOrDigit(text) ? text : null));
}

/** An e-mail address; compared and stored in lower case. */
export const emailSchema = z
  .string()
  .trim()
  .min(1)
  .max(254)
  .pipe(z.email())
  .transform((text) => text.toLowerCase());

/** Marks amounts in the description of the API. */
const EUROS = { 'x-unit': 'EUR' };

/** An amount in euros with at most two decimals. `isMoneyField` knows the field's name. */
export function euro(min: number, max: number) {
  return decimal(min, max, 2).meta(EUROS);
}

/** A number within bounds and with at most the given decimals; reports only the bounds when outside. */
export function decimal(min: number, max: number, decimals: number) {
  const scale = 10 ** decimals;
  return z
    .number()
    .min(min)
    .max(max)
    .refine((value) => Math.round(value * scale) / scale === value, onlyReason('TOO_MANY_DECIMALS'));
}

/** A calendar day `YYYY-MM-DD`. */
export const calendarDateSchema = z
  .string()
  .min(1)
  .refine((text) => isCalendarDate(text), onlyReason('INVALID_DATE'))
  .transform((day): CalendarDate => day);

/** A month, `2026-12`. */
export const monthText = line(7).refine(
  (text) => /^20\d\d-(0[1-9]|1[0-2])$/.test(text),
  onlyReason('INVALID_FORMAT'),
);

/** Identifier of a record in a path: a positive whole number in its only spelling. */
export const idParam = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .transform(Number);

/** Identifier of a record in a body or reply. */
export const idSchema = z.number().int().min(1).max(999_999_999_999_999);

/** A code from a link or letter, in a path. */
export const codeParam = z.string().trim().min(1).max(200);

/** Point in time, ISO 8601 in UTC. */
export const instantSchema = z.string();

/** An amount in euros of a reply. */
export const euroReply = z.number().meta(EUROS);

/** A file for a browser to save. */
export const savedFile = z.object({ name: z.string(), mediaType: z.string(), contentBase64: z.string() });
