import { expect, test } from 'vitest';
import { legalSections } from './legal-sections.ts';

test('headings part the text, blank lines its paragraphs, a line break stays', () => {
  expect(legalSections('Lead.\n\n## One\n\nA\nB\n \n\nC\n\n## Two\n\n')).toEqual({
    lead: ['Lead.'],
    sections: [
      { title: 'One', paragraphs: ['A\nB', 'C'] },
      { title: 'Two', paragraphs: [] },
    ],
  });
});

test.each(['##', '## ', '#Titel', 'a ## b', '## A\nB'])('%j is no heading', (text) => {
  expect(legalSections(text).sections).toEqual([]);
});

test('an empty text has nothing', () => expect(legalSections(' \n\n')).toEqual({ lead: [], sections: [] }));
