// One collator for all: numbers in names by value ("ID.3" before "ID.10"), accents after the plain letter.
let collator: Intl.Collator | undefined;

function compareInGerman(a: string, b: string): number {
  collator ??= new Intl.Collator('de', { numeric: true });
  return collator.compare(a, b);
}

const PRINTABLE_ASCII = /^[ -~]*$/;
const ACCENTS = /[\u0300-\u036f]/;
const NUMBER_AT_END = /[0-9]+$/;
const NUMBER_AT_START = /^[0-9]*/;

/** Rank of a character: the end of a name, signs, digits, letters. */
function rankOf(character: string): number {
  if (character === '') return 0;
  if (/[a-z]/.test(character)) return 3;
  return /[0-9]/.test(character) ? 2 : 1;
}

// Accents and capitals count only between names that are otherwise the same. An accent that stands for itself, not in a letter,
// may have a place of its own.
function plainLetters(name: string): string {
  const lower = name.toLowerCase();
  if (PRINTABLE_ASCII.test(lower) || ACCENTS.test(name)) return lower;
  return lower.normalize('NFD').replaceAll(new RegExp(ACCENTS, 'g'), '');
}

/**
 * Compares two names in German order; negative when the first comes first. A first difference in letters, numbers or
 * the end of a name decides directly. Other differences use the language's collator, whose first use would keep a
 * phone busy while the list of cars is drawn.
 */
export function compareNames(a: string, b: string): number {
  if (a === b) return 0;
  const [one, other] = [plainLetters(a), plainLetters(b)];
  if (!PRINTABLE_ASCII.test(one + other)) return compareInGerman(a, b);
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  // A number may have begun before the first digit that differs.
  const begun = NUMBER_AT_END.exec(one.slice(0, at))?.[0] ?? '';
  const numberOf = (name: string) => begun + (NUMBER_AT_START.exec(name.slice(at))?.[0] ?? '');
  const [number, otherNumber] = [numberOf(one), numberOf(other)];
  if (number.startsWith('0') || otherNumber.startsWith('0')) return compareInGerman(a, b);
  if (number !== '' && otherNumber !== '' && number !== otherNumber) {
    return number.length - otherNumber.length || (number < otherNumber ? -1 : 1);
  }
  const [character, otherCharacter] = [one.charAt(at), other.charAt(at)];
  const [rank, otherRank] = [rankOf(character), rankOf(otherCharacter)];
  if (rank !== otherRank) return rank - otherRank;
  return rank > 1 && character !== otherCharacter
    ? character.charCodeAt(0) - otherCharacter.charCodeAt(0)
    : compareInGerman(a, b);
}
