import { create, type Font } from 'fontkit';

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

/** Splits texts into runs by the letters each font has. */
export interface Typeface {
  readonly fonts: Readonly<Record<FontName, Font>>;
  runs(text: string, weight: Weight): readonly TextRun[];
}

const FALLBACK: Record<Weight, FontName> = { regular: 'fallback-regular', bold: 'fallback-bold' };

function openFont(bytes: Uint8Array): Font {
  const font = create(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  if ('fonts' in font) throw new Error('Font collections are not supported');
  return font;
}

/** Makes a typeface of the font bytes. @throws Error when the bytes are no single TrueType font */
export function openTypeface(bytes: ContractFonts): Typeface {
  const fonts: Record<FontName, Font> = {
    regular: openFont(bytes.regular),
    bold: openFont(bytes.bold),
    'fallback-regular': openFont(bytes.fallbackRegular),
    'fallback-bold': openFont(bytes.fallbackBold),
  };
  const graphemes = new Intl.Segmenter('de', { granularity: 'grapheme' });

  function fontFor(grapheme: string, weight: Weight): FontName {
    const covered = Array.from(grapheme).every((letter) =>
      // The iterator never yields an empty string, so there is a code point.
      fonts[weight].hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
    );
    return covered ? weight : FALLBACK[weight];
  }

  function runs(text: string, weight: Weight): readonly TextRun[] {
    const result: TextRun[] = [];
    // Composed letters exist in the fonts, loose accents often do not.
    for (const { segment } of graphemes.segment(text.normalize('NFC'))) {
      const font = fontFor(segment, weight);
      const last = result.at(-1);
      if (last?.font === font) result[result.length - 1] = { font, text: last.text + segment };
      else result.push({ font, text: segment });
    }
    return result;
  }

  return { fonts, runs };
}
