import { expect, test } from 'vitest';
import { LANGUAGES } from '../../i18n/languages.ts';
import { LOCALE_TEXTS } from '../../testing/locale-texts.ts';
import { findQuestions, sectionOf, type FaqSection } from './find-questions.ts';

const SECTIONS: readonly FaqSection[] = [
  {
    id: 'vertrag',
    title: 'Vertrag',
    questions: [
      { id: 'vertrag-1', question: 'Wie kündige ich?', answer: 'Gar nicht; der Vertrag endet von selbst.' },
      { id: 'vertrag-2', question: 'Wer zahlt?', answer: 'Ihr Arbeitgeber. Maße gelten auch.' },
    ],
  },
  { id: 'laden', title: 'Laden', questions: [{ id: 'laden-1', question: 'Wo?', answer: 'An der Säule.' }] },
];

const found = (search: string) =>
  findQuestions(SECTIONS, search).flatMap(({ questions }) => questions.map(({ id }) => id));

test.each([
  ['', ['vertrag-1', 'vertrag-2', 'laden-1']],
  ['KÜNDIGE', ['vertrag-1']],
  ['kundige', ['vertrag-1']],
  ['masse', ['vertrag-2']],
  ['vertrag', ['vertrag-1', 'vertrag-2']],
  ['zahlt arbeitgeber', ['vertrag-2']],
  ['arbeitgeber säule', []],
])('%j finds %j', (search, ids) => {
  expect(found(search)).toEqual(ids);
});

test('a section without a match keeps its place, without questions', () => {
  expect(findQuestions(SECTIONS, 'säule').map(({ id, questions }) => [id, questions.length])).toEqual([
    ['vertrag', 0],
    ['laden', 1],
  ]);
});

test('the section of an id is found by its own and by its questions', () => {
  expect(sectionOf(SECTIONS, 'vertrag')).toBe('vertrag');
  expect(sectionOf(SECTIONS, 'laden-1')).toBe('laden');
  expect(sectionOf(SECTIONS, 'nichts')).toBeUndefined();
});

interface FaqTexts {
  readonly search: { readonly placeholder: string };
  readonly sections: readonly FaqSection[];
}

test.each(LANGUAGES)('each word that the search proposes finds an answer (%s)', (language) => {
  // The types of the texts hold the file's shape.
  const { search, sections } = LOCALE_TEXTS[language]['faq'] as unknown as FaqTexts;
  const proposed = search.placeholder.replace(/^(zum Beispiel|for example) /, '').split(', ');
  expect(proposed).toHaveLength(2);
  for (const word of proposed) expect(findQuestions(sections, word), word).not.toEqual([]);
});
