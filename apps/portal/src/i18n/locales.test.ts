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

describe.each(files)('%s', (file) => {
  const german = read('de', file);
  const english = read('en', file);

  test('has the same texts in both languages, none empty', () => {
    expect([...english.keys()].toSorted()).toEqual([...german.keys()].toSorted());
    for (const language of LANGUAGES) {
      for (const [key, text] of read(language, file)) expect(text.trim(), `${language} ${key}`).not.toBe('');
    }
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
