/**
 * The Latin, Greek and Cyrillic letters, marks, figures and signs that the fonts of printed documents have. It covers
 * DIN SPEC 91379, the letters in which German registers write names.
 */
const PRINTABLE =
  /[ -~\u00a0-\u0377\u037a-\u037f\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03e1\u03f0-\u052f\u1e00-\u1f15\u1f18-\u1f1d\u1f20-\u1f45\u1f48-\u1f4d\u1f50-\u1f57\u1f59\u1f5b\u1f5d\u1f5f-\u1f7d\u1f80-\u1fb4\u1fb6-\u1fc4\u1fc6-\u1fd3\u1fd6-\u1fdb\u1fdd-\u1fef\u1ff2-\u1ff4\u1ff6-\u1ffe\u2010-\u2027\u202f-\u205e\u2070\u2071\u2074-\u208e\u20a0-\u20c0\u2100-\u215f\u2190-\u2199\u2212]/u;

/** The characters of a text that printed documents cannot show, each once, in the order they appear. */
export function unprintableCharacters(text: string): readonly string[] {
  return [...new Set(text.normalize('NFC'))].filter((character) => !PRINTABLE.test(character));
}
