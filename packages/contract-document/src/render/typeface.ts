import { create, type Font, type GlyphRun } from 'fontkit';

/** The four fonts of a contract as TrueType bytes. The fallback pair sets letters the first pair does not have. */
export interface ContractFonts {
  readonly regular: Uint8Array;
  readonly bold: Uint8Array;
  readonly fallbackRegular: Uint8Array;
  readonly fallbackBold: Uint8Array;
}

export type Weight = 'regular' | 'bold';
export type FontName = Weight | 'fallback-regular' | 'fallback-bold';

/** A stretch of text in one font. */
export interface TextRun {
  readonly text: string;
  readonly font: FontName;
}

/** Splits texts into runs by the letters each font has; characters that none has are written as their code. */
export interface Typeface {
  readonly fonts: Readonly<Record<FontName, Font>>;
  runs(text: string, weight: Weight): readonly TextRun[];
}

const FALLBACK: Record<Weight, FontName> = { regular: 'fallback-regular', bold: 'fallback-bold' };

const WHITE_SPACE = /\s/u;
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;

/** A character without a glyph as `[U+05E9]`. */
function writtenCode(letter: string): string {
  // The iterator never yields an empty string, so there is a code point.
  return `[U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;
}

/** Words that a font remembers; a contract has about 900 different ones. */
const REMEMBERED_WORDS = 10_000;

/**
 * Shapes each word once per font: shaping is half of the work of a contract, and contracts repeat most of their words.
 * pdfkit scales the positions of a run in place, so each caller gets its own.
 */
function rememberWords(font: Font): Font {
  const shaped = new Map<string, GlyphRun>();
  const shape = font.layout.bind(font);
  font.layout = (text, features, ...rest) => {
    const key = features === undefined ? `=${text}` : JSON.stringify([text, features, rest]);
    const run = shaped.get(key) ?? shape(text, features, ...rest);
    if (shaped.size >= REMEMBERED_WORDS) shaped.clear();
    shaped.set(key, run);
    const positions = run.positions.map((position) => ({ ...position }));
    return {
      ...run,
      positions,
      get advanceWidth() {
        return positions.reduce((width, { xAdvance }) => width + xAdvance, 0);
      },
    };
  };
  return font;
}

function openFont(bytes: Uint8Array): Font {
  const font = create(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  if ('fonts' in font) throw new Error('Font collections are not supported');
  return rememberWords(font);
}

/** Makes a typeface of the font bytes. @throws Error when the bytes are no single TrueType font */
function createTypeface(bytes: ContractFonts): Typeface {
  const fonts: Record<FontName, Font> = {
    regular: openFont(bytes.regular),
    bold: openFont(bytes.bold),
    'fallback-regular': openFont(bytes.fallbackRegular),
    'fallback-bold': openFont(bytes.fallbackBold),
  };
  const graphemes = new Intl.Segmenter('de', { granularity: 'grapheme' });
  const known: Record<Weight, Map<string, FontName>> = { regular: new Map(), bold: new Map() };

  function fontFor(letters: string, weight: Weight): FontName {
    const found = known[weight].get(letters);
    if (found !== undefined) return found;
    const covered = Array.from(letters).every((letter) =>
      // The iterator never yields an empty string, so there is a code point.
      fonts[weight].hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
    );
    const font = covered ? weight : FALLBACK[weight];
    known[weight].set(letters, font);
    return font;
  }

  // What no font can draw is written as its code: an empty box would hide that something is missing.
  function shown(letters: string, weight: Weight): string {
    if (fontFor(letters, weight) === weight) return letters;
    return Array.from(letters, (letter) => {
      if (fonts[FALLBACK[weight]].hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)) return letter;
      if (WHITE_SPACE.test(letter)) return ' ';
      return INVISIBLE.test(letter) ? '' : writtenCode(letter);
    }).join('');
  }

  // Only loose accents make a letter of several code points; without them the quick way is the same.
  function lettersOf(text: string): readonly string[] {
    return /\p{M}/u.test(text)
      ? Array.from(graphemes.segment(text), ({ segment }) => segment)
      : Array.from(text);
  }

  function runs(text: string, weight: Weight): readonly TextRun[] {
    const result: { text: string; font: FontName }[] = [];
    // Composed letters exist in the fonts, loose accents often do not.
    for (const letters of lettersOf(text.normalize('NFC'))) {
      const letter = shown(letters, weight);
      if (letter === '') continue;
      const font = fontFor(letter, weight);
      const last = result.at(-1);
      if (last?.font === font) last.text += letter;
      else result.push({ font, text: letter });
    }
    return result;
  }

  return { fonts, runs };
}

const opened = new WeakMap<ContractFonts, Typeface>();

/**
 * The typeface of these font bytes. Reading a font's tables is most of the work of a contract, so the same bytes
 * object is read once.
 * @throws Error when the bytes are no single TrueType font
 */
export function openTypeface(bytes: ContractFonts): Typeface {
  const typeface = opened.get(bytes) ?? createTypeface(bytes);
  opened.set(bytes, typeface);
  return typeface;
}
