import { describe, expect, test } from 'vitest';
import { LOCALE_TEXTS } from '../testing/locale-texts.ts';
import { LANGUAGES, type Language } from './languages.ts';

function read(language: Language, namespace: string): Map<string, string> {
  const texts = new Map<string, string>();
  const walk = (value: unknown, path: string): void => {
    if (typeof value === 'string') texts.set(path, value);
    else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) walk(inner, path === '' ? key : `${path}.${key}`);
    }
  };
  walk(LOCALE_TEXTS[language][namespace], '');
  return texts;
}

// One language may name a field or both of its bounds where the other does not.
const FREE = ['label', 'min', 'max'];

function figures(text: string): string[] {
  const names = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);
  return names.filter((name) => !FREE.includes(name)).toSorted();
}

const namespaces = Object.keys(LOCALE_TEXTS.de);

test('both languages have the same files', () => {
  expect(Object.keys(LOCALE_TEXTS.en).toSorted()).toEqual(namespaces.toSorted());
});

/** Notes under a saving against private leasing. */
const COMPARISONS = {
  vehicle: ['panel.notePersonal', 'panel.noteEstimate', 'panel.noteFlat'],
  search: ['note.personal', 'note.estimate', 'note.flat', 'note.mixed'],
  account: ['promise.note'],
  calculator: ['result.note'],
} as const;

test.each([
  ['de', /abzüglich der (höchsten )?staatlichen Prämie/],
  ['en', /less the (highest )?state subsidy/],
] as const)('each note on a saving names the premium for private people (%s)', (language, words) => {
  for (const [namespace, keys] of Object.entries(COMPARISONS)) {
    const texts = read(language, namespace);
    for (const key of keys) expect(texts.get(key), `${namespace} ${key}`).toMatch(words);
  }
});

/** English texts that the specification quotes, to the letter. */
const QUOTED = {
  account: {
    'emailConfirm.done': 'Email confirmed',
    'emailConfirm.failedToast': 'No',
    'setPassword.done': 'Success',
    'setPassword.failed': 'Error',
  },
  workflow: {
    error: 'Error',
    'waiting.text': 'Waiting for admin confirmation',
    unknownStep: 'Component not found',
  },
} as const;

test('English texts that the specification quotes stay to the letter', () => {
  for (const [namespace, quotes] of Object.entries(QUOTED)) {
    const texts = read('en', namespace);
    for (const [key, quote] of Object.entries(quotes)) expect(texts.get(key), key).toBe(quote);
  }
});

test('texts give the figures and duties of today', () => {
  const german = namespaces.flatMap((namespace) => [...read('de', namespace).values()]).join('\n');
  expect(german).toContain('0,34 € je kWh');
  expect(german).not.toMatch(/39,92|fehlt Ihnen nicht|Rentenansprüche richten sich weiter nach dem vollen/);
  expect(german).toContain('Rentenpunkte sammeln Sie aus diesen {{socialSecurityGross}}');
});

// Codes of the contract name the texts about them.
const code = Object.values(
  import.meta.glob<string>(
    ['../**/*.{ts,tsx}', '../../../../packages/api-spec/src/**/*.ts', '!**/*.test.{ts,tsx}'],
    { eager: true, query: '?raw', import: 'default' },
  ),
).join('\n');

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

function isUsed(namespace: string, path: string): boolean {
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
  'Status',
  'Stromwandel',
  'Stromwandel Muster GmbH',
  'SUV',
  'System',
  'Van',
]);

function isTranslated(path: string, german: string, english: string | undefined): boolean {
  const words = german.replaceAll(/\{\{[^}]*\}\}|Stromwandel/g, '');
  // An id of the questions is an address, not a text.
  return german !== english || path.endsWith('.id') || ALIKE.has(german) || !/\p{L}{3}/u.test(words);
}

describe.each(namespaces)('%s', (namespace) => {
  const german = read('de', namespace);
  const english = read('en', namespace);

  test('has the same texts in both languages, none empty', () => {
    expect([...english.keys()].toSorted()).toEqual([...german.keys()].toSorted());
    for (const language of LANGUAGES) {
      for (const [key, text] of read(language, namespace))
        expect(text.trim(), `${language} ${key}`).not.toBe('');
    }
  });

  test('has no text in the other language', () => {
    const untranslated = [...german].filter(([key, text]) => !isTranslated(key, text, english.get(key)));
    expect(untranslated).toEqual([]);
  });

  test('has no text that nobody shows', () => {
    expect([...german.keys()].filter((key) => !isUsed(namespace, key))).toEqual([]);
  });

  test('fills in the same figures', () => {
    for (const [key, text] of german) {
      expect(figures(english.get(key) ?? ''), key).toEqual(figures(text));
    }
  });

  test('speaks formally and without exclamation marks', () => {
    // Quoted from the specification, and the wish of a lease that needs nothing.
    const quoted = /HERZLICHEN GLÜCKWUNSCH|Deine persönlichen|Gute Fahrt!/;
    for (const [key, text] of german) {
      if (quoted.test(text)) continue;
      expect(text, key).not.toMatch(/\b(du|dich|dir|dein\w*)\b/i);
      expect(text, key).not.toContain('!');
    }
  });
});
