import type { TextStyle } from './text-style.ts';
import type { TextRun, Typeface } from './typeface.ts';

export interface TextLine {
  readonly runs: readonly TextRun[];
  /** Without the space at the end. */
  readonly width: number;
}

export interface LineBreaker {
  /** Width of a text on one line, in points. */
  width(text: string, style: TextStyle): number;
  /** Lines that fit the width; a word longer than a line is cut between letters. */
  lines(text: string, style: TextStyle, maxWidth: number): readonly TextLine[];
}

/** Measures a run in points. */
export type MeasureRun = (run: TextRun, style: TextStyle) => number;

// Breaks are allowed after a space, a hyphen or a slash, never at a no-break space, nor before the number of a provision.
const BREAK_AFTER = /(?<=[ /\-–])(?<!(?:§|Abs\.|Nr\.|Satz) )/;
// Fonts are laid out word by word, with the space behind, so widths of words add up exactly.
const AFTER_SPACE = /(?<= )/;

/** Widths that a typeface remembers for a style; a contract has about 900 different words. */
const REMEMBERED_WORDS = 10_000;

// Documents repeat most of each other's words, and measuring one costs far more than remembering it.
const measured = new WeakMap<Typeface, Map<TextStyle, Map<string, number>>>();

function widthsOf(typeface: Typeface, style: TextStyle): Map<string, number> {
  const ofStyles = measured.get(typeface) ?? new Map<TextStyle, Map<string, number>>();
  measured.set(typeface, ofStyles);
  const widths = ofStyles.get(style) ?? new Map<string, number>();
  ofStyles.set(style, widths);
  return widths;
}

/** Breaks texts into lines by the widths the fonts really have. */
export function createLineBreaker(typeface: Typeface, measure: MeasureRun): LineBreaker {
  const graphemes = new Intl.Segmenter('de', { granularity: 'grapheme' });

  function wordWidth(word: string, style: TextStyle): number {
    const widths = widthsOf(typeface, style);
    const found = widths.get(word);
    if (found !== undefined) return found;
    const total = typeface.runs(word, style.weight).reduce((sum, run) => sum + measure(run, style), 0);
    if (widths.size >= REMEMBERED_WORDS) widths.clear();
    widths.set(word, total);
    return total;
  }

  function width(text: string, style: TextStyle): number {
    return text.split(AFTER_SPACE).reduce((sum, word) => sum + wordWidth(word, style), 0);
  }

  function cutLongWord(word: string, style: TextStyle, maxWidth: number): readonly string[] {
    if (width(word.trimEnd(), style) <= maxWidth) return [word];
    const pieces: string[] = [];
    let piece = '';
    for (const { segment } of graphemes.segment(word)) {
      if (piece !== '' && width(piece + segment, style) > maxWidth) {
        pieces.push(piece);
        piece = '';
      }
      piece += segment;
    }
    return [...pieces, piece];
  }

  function lines(text: string, style: TextStyle, maxWidth: number): readonly TextLine[] {
    const words = text.split(BREAK_AFTER).flatMap((word) => cutLongWord(word, style, maxWidth));
    const texts: string[] = [];
    let current = '';
    let currentWidth = 0;
    for (const word of words) {
      if (current !== '' && currentWidth + width(word.trimEnd(), style) > maxWidth) {
        texts.push(current);
        current = '';
        currentWidth = 0;
      }
      current += word;
      currentWidth += width(word, style);
    }
    texts.push(current);
    return texts.map((line) => ({
      // The space at the break stays, or readers would join the words of two lines.
      runs: typeface.runs(line, style.weight),
      width: width(line.trimEnd(), style),
    }));
  }

  return { width, lines };
}
