import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from './languages.ts';

const LOCALES = join(import.meta.dirname, '../../public/locales');

function read(language: Language, file: string): Map<string, string> {
  const texts = new Map<string, string>();
  const walk = (value: unknown, path: string): void => {
    if (typeof value === 'string') texts.set(path, value);
    else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) walk(inner, path === '' ? key : `${path}.${key}`);
    }
  };
  walk(JSON.parse(readFileSync(join(LOCALES, language, file), 'utf8')), '');
  return texts;
}

// One language may name a field or both of its bounds where the other does not.
const FREE = ['label', 'min', 'max'];

function figures(text: string): string[] {
  const names = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);
  return names.filter((name) => !FREE.includes(name)).toSorted();
}

const files = readdirSync(join(LOCALES, 'de'));

test('both languages have the same files', () => {
  expect(readdirSync(join(LOCALES, 'en')).toSorted()).toEqual(files.toSorted());
});

/** Where a saving against private leasing stands, or the note under it. */
const COMPARISONS = {
  'vehicle.json': ['panel.notePersonal', 'panel.noteEstimate', 'panel.noteFlat'],
  'search.json': ['note.personal', 'note.estimate', 'note.flat', 'note.mixed'],
  'account.json': ['promise.note'],
  'calculator.json': ['result.note'],
  'payslip.json': ['result.saving'],
  'orders.json': ['detail.saving'],
  'workflow.json': ['sheet.privateLeasing'],
} as const;

test.each([
  ['de', 'ohne staatliche Prämie für Privatpersonen gerechnet'],
  ['en', 'calculated without the state premium for private buyers'],
] as const)('each comparison with private leasing says what it leaves out (%s)', (language, words) => {
  for (const [file, keys] of Object.entries(COMPARISONS)) {
    const texts = read(language, file);
    for (const key of keys) expect(texts.get(key), `${file} ${key}`).toContain(words);
  }
});

test('texts give the figures and duties of today', () => {
  const german = files.flatMap((file) => [...read('de', file).values()]).join('\n');
  expect(german).toContain('0,34 € je kWh');
  expect(german).not.toMatch(/39,92|fehlt Ihnen nicht|Rentenansprüche richten sich weiter nach dem vollen/);
  expect(german).toContain('Rentenpunkte sammeln Sie aus diesen {{socialSecurityGross}}');
});

const SOURCES = join(import.meta.dirname, '..');

// Codes of the contract name the texts about them.
const CONTRACT = join(import.meta.dirname, '../../../../packages/api-spec/src');

const code = [SOURCES, CONTRACT]
  .flatMap((directory) =>
    readdirSync(directory, { recursive: true }).map((path) => join(directory, String(path))),
  )
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');

/** Texts in quotes that the code contains; a key in use is one of them, or fits one of the patterns. */
const quoted = new Set(
  [...code.matchAll(/'([^'\n]*)'|"([^"\n]*)"/g)].map(([, one, two]) => one ?? two ?? ''),
);

const INSERTION = /\$\{[^}]*\}/;

/** `step.${type}.title` as a pattern of keys. */
const patterns = [...code.matchAll(/`([^`\n]*)`/g)]
  .map(([, text = '']) => text.replace(/^\w+:/, '').split(INSERTION))
  // Only what names a part of the key tells anything.
  .filter((parts) => parts.length > 1 && (/^\w+\.[\w.]*$/.test(parts[0] ?? '') || parts.join('') === 'Text'))
  .map(
    (parts) =>
      new RegExp(
        `^${parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('[\\w-]+')}$`,
      ),
  );

function isUsed(file: string, path: string): boolean {
  const namespace = file.replace('.json', '');
  // Lists and groups are read whole; a plural or a context is asked for by the name before it.
  const levels = path.split('.').map((_, index, names) => names.slice(0, index + 1).join('.'));
  const names = [...levels, path.replace(/_[a-zA-Z_]+$/, '')];
  return names.some(
    (name) =>
      quoted.has(`${namespace}:${name}`) ||
      quoted.has(name) ||
      patterns.some((pattern) => pattern.test(name)),
  );
}

// Names and words that both languages write alike.
const ALIKE = new Set([
  'CSV',
  'Code',
  'DATEV LODAS',
  'DATEV Lohn und Gehalt',
  'Format',
  'Name',
  'Passkeys',
  'Person',
  'Portal',
  'Status',
  'Stromwandel',
  'Stromwandel Muster GmbH',
  'SUV',
  'Van',
]);

function isTranslated(path: string, german: string, english: string | undefined): boolean {
  const words = german.replaceAll(/\{\{[^}]*\}\}|Stromwandel/g, '');
  // An id of the questions is an address, not a text.
  return german !== english || path.endsWith('.id') || ALIKE.has(german) || !/\p{L}{3}/u.test(words);
}

describe.each(files)('%s', (file) => {
  const german = read('de', file);
  const english = read('en', file);

  test('has the same texts in both languages, none empty', () => {
    expect([...english.keys()].toSorted()).toEqual([...german.keys()].toSorted());
    for (const language of LANGUAGES) {
      for (const [key, text] of read(language, file)) expect(text.trim(), `${language} ${key}`).not.toBe('');
    }
  });

  test('has no text in the other language', () => {
    const untranslated = [...german].filter(([key, text]) => !isTranslated(key, text, english.get(key)));
    expect(untranslated).toEqual([]);
  });

  test('has no text that nobody shows', () => {
    expect([...german.keys()].filter((key) => !isUsed(file, key))).toEqual([]);
  });

  test('fills in the same figures', () => {
    for (const [key, text] of german) {
      expect(figures(english.get(key) ?? ''), key).toEqual(figures(text));
    }
  });

  test('speaks formally and without exclamation marks', () => {
    // The congratulation and its like are quoted from the specification.
    const quoted = /HERZLICHEN GLÜCKWUNSCH|Deine persönlichen/;
    for (const [key, text] of german) {
      if (quoted.test(text)) continue;
      expect(text, key).not.toMatch(/\b(du|dich|dir|dein\w*)\b/i);
      expect(text, key).not.toContain('!');
    }
  });
});
