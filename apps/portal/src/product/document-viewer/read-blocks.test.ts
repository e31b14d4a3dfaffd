import { expect, test } from 'vitest';
import { readBlocks, type PageItem, type StructureNode } from './read-blocks.ts';

/** An element whose content has the id. */
const element = (role: string, id: string): StructureNode => ({ role, children: [{ type: 'content', id }] });
const node = (role: string, ...children: StructureNode[]): StructureNode => ({ role, children });
/** Marked content with one run of text for each line; without an id it is an artifact. */
const marked = (id: string | undefined, ...lines: readonly string[]): PageItem[] => [
  { type: 'beginMarkedContentProps', ...(id !== undefined && { id }) },
  ...lines.map((str) => ({ str, hasEOL: true })),
  { type: 'endMarkedContent' },
];

const row = (isHead: boolean, label: string, value: string) => ({
  isHead,
  cells: [
    { isHeader: true, text: label },
    { isHeader: isHead, text: value },
  ],
});

test('reads headings, paragraphs, lists and tables in the order of the tags', () => {
  const tree = node(
    'Root',
    node(
      'Document',
      element('H1', 'a'),
      node('Sect', element('H2', 'b'), element('P', 'c')),
      node('L', node('LI', element('Lbl', 'd'), element('LBody', 'e'))),
      node('L', node('LI', element('Lbl', 'gone'), element('LBody', 'gone'))),
      node('Table', node('TR', element('TH', 'f'), element('TD', 'g'))),
      node(
        'Table',
        node('THead', node('TR', element('TH', 'h'), element('TH', 'i'))),
        node('TBody', node('TR', element('TH', 'j'), element('TD', 'k')), node('TR', element('TH', 'gone'))),
      ),
    ),
  );
  const items = [
    ...marked('f', 'Kilometer'),
    ...marked('g', '10.000 im Jahr'),
    ...marked(undefined, 'Seite 1 von 9'),
    ...marked('a', 'Vertrag'),
    ...marked('b', '§ 1 Fahrzeug'),
    ...marked('c', 'Der Arbeitgeber überlässt', 'das Fahrzeug.'),
    ...marked('d', '•'),
    ...marked('e', 'Wartung'),
    ...marked('h', 'In Euro'),
    ...marked('i', 'Heute'),
    ...marked('j', 'Lohnsteuer'),
    ...marked('k', '512,33'),
  ];
  expect(readBlocks(tree, items)).toEqual([
    { kind: 'heading', level: 1, text: 'Vertrag' },
    { kind: 'heading', level: 2, text: '§\u00a01 Fahrzeug' },
    { kind: 'paragraph', text: 'Der Arbeitgeber überlässt das Fahrzeug.' },
    { kind: 'list', entries: ['Wartung'] },
    { kind: 'table', rows: [row(false, 'Kilometer', '10.000 im Jahr')] },
    { kind: 'table', rows: [row(true, 'In Euro', 'Heute'), row(false, 'Lohnsteuer', '512,33')] },
  ]);
});

test.each([
  [['Fahrzeug-', 'Überlassungsvertrag'], 'Fahrzeug-Überlassungsvertrag'],
  [['Hin-', 'und Rückfahrt'], 'Hin- und Rückfahrt'],
  [['Steuer-', 'oder Sozialrecht'], 'Steuer- oder Sozialrecht'],
  [['Euro', '', ' im Monat '], 'Euro im Monat'],
  [['12 € nach § 8'], '12\u00a0€ nach §\u00a08'],
])('joins the lines %j to "%s"', (lines, text) => {
  expect(readBlocks(element('P', 'a'), marked('a', ...lines))).toEqual([{ kind: 'paragraph', text }]);
});

test('parts of a word in several fonts stay one word', () => {
  const items = [
    { type: 'beginMarkedContentProps', id: 'a' },
    ...['CO', '₂', '-Klasse', ' ', 'A'].map((str) => ({ str, hasEOL: false })),
    { type: 'endMarkedContent' },
  ];
  expect(readBlocks(element('P', 'a'), items)).toEqual([{ kind: 'paragraph', text: 'CO₂-Klasse A' }]);
});

test('a page without tags gives no text', () => {
  expect(readBlocks(null, marked('a', 'Text'))).toEqual([]);
});
