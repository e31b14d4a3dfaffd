import { colorNameInEnglish } from './color-name-in-english.ts';
import { DATA_SHEET_NAMES, DATA_SHEET_VALUES } from './data-sheet-words.ts';
import { EQUIPMENT_PATTERNS, EQUIPMENT_WORDS } from './equipment-words.ts';
import { findWord } from './find-word.ts';
import { HANDOVER_WORDS } from './handover-words.ts';

interface Named {
  readonly name: string;
}

interface DataSheet {
  readonly technicalDetails: readonly { readonly name: string; readonly value: string }[];
  readonly standardEquipment: readonly string[];
  readonly specialEquipment: readonly string[];
}

function equipment(text: string): string {
  const [pattern, english] = EQUIPMENT_PATTERNS.find(([german]) => german.test(text)) ?? [];
  return pattern && english ? text.replace(pattern, english) : (findWord(EQUIPMENT_WORDS, text) ?? text);
}

/** "1.234,5 mm" becomes "1,234.5 mm": swaps only marks between digits. */
function value(text: string): string {
  const marks: Readonly<Record<string, string>> = { '.': ',', ',': '.' };
  return (
    findWord(DATA_SHEET_VALUES, text) ?? text.replace(/(?<=\d)[.,](?=\d)/g, (mark) => marks[mark] ?? mark)
  );
}

/** Translates a car's texts; words without a translation stay as the provider wrote them. */
export interface CatalogueWords {
  readonly color: <C extends Named>(color: C) => C;
  readonly delivery: <D extends Named & { readonly description: string }>(option: D) => D;
  readonly details: (sheet: DataSheet) => {
    readonly technicalDetails: { name: string; value: string }[];
    readonly standardEquipment: string[];
    readonly specialEquipment: string[];
  };
}

const GERMAN: CatalogueWords = {
  color: (color) => color,
  delivery: (option) => option,
  details: ({ technicalDetails, standardEquipment, specialEquipment }) => ({
    technicalDetails: [...technicalDetails],
    standardEquipment: [...standardEquipment],
    specialEquipment: [...specialEquipment],
  }),
};

const ENGLISH: CatalogueWords = {
  color: (color) => ({ ...color, name: colorNameInEnglish(color.name) ?? color.name }),
  delivery: (option) => ({
    ...option,
    name: findWord(HANDOVER_WORDS, option.name) ?? option.name,
    description: findWord(HANDOVER_WORDS, option.description) ?? option.description,
  }),
  details: ({ technicalDetails, standardEquipment, specialEquipment }) => ({
    technicalDetails: technicalDetails.map((detail) => ({
      name: findWord(DATA_SHEET_NAMES, detail.name) ?? detail.name,
      value: value(detail.value),
    })),
    standardEquipment: standardEquipment.map(equipment),
    specialEquipment: specialEquipment.map(equipment),
  }),
};

/** The catalogue's texts in a language. German is stored, agreed and printed into contracts. */
export function catalogueInLanguage(language: 'de' | 'en'): CatalogueWords {
  return language === 'en' ? ENGLISH : GERMAN;
}
