import { describe, expect, test } from 'vitest';
import { contractFigures } from '../contract-figures.ts';
import { contractModel } from '../contract-model.ts';
import { CURRENT_CONTRACT_TEXTS } from '../contract-texts-of.ts';
import { compareTexts } from './compare-texts.ts';
import { contractTextSource, readContractTexts, type ContractTextSource } from './contract-text-source.ts';
import { exampleContractInput } from './example-contract-input.ts';
import { TEXT_PLACEHOLDERS } from './text-vocabulary.ts';

const SOURCE = contractTextSource(CURRENT_CONTRACT_TEXTS);

/** The source with a section's text changed. */
function changed(heading: string, change: (source: string) => string): ContractTextSource {
  const sections = SOURCE.sections.map((section) =>
    section.heading.includes(heading) ? { ...section, source: change(section.source) } : section,
  );
  return { ...SOURCE, sections };
}

function problems(source: ContractTextSource) {
  const read = readContractTexts(source, 'v2');
  return read.ok ? [] : read.error;
}

describe('a text that is edited', () => {
  test('reads back unchanged', () => {
    const texts = CURRENT_CONTRACT_TEXTS;
    expect(readContractTexts(contractTextSource(texts), texts.version)).toEqual({ ok: true, value: texts });
  });

  test('is printed with all circumstances without an open place', () => {
    const read = readContractTexts(SOURCE, 'v2');
    if (!read.ok) throw new Error('The shipped text is complete');
    for (const circumstances of ['USUAL', 'OTHER'] as const) {
      const text = JSON.stringify(contractModel(exampleContractInput(circumstances), read.value));
      expect(text).not.toMatch(/\{\w+\}/);
    }
  });

  test('accepts exactly the figures of contracts', () => {
    const figures = Object.keys(contractFigures(exampleContractInput('USUAL')));
    expect(Object.keys(TEXT_PLACEHOLDERS).toSorted()).toEqual(figures.toSorted());
  });

  test.each<[string, string, string, object]>([
    ['an unknown figure', 'Neu mit {salary}.', 'UNKNOWN_PLACEHOLDER', { name: 'salary' }],
    ['a name of every object', 'Neu mit {constructor}.', 'UNKNOWN_PLACEHOLDER', { name: 'constructor' }],
    ['an open brace', 'Neu mit {duration.', 'MALFORMED_PLACEHOLDER', {}],
    ['a brace in a list', '- eins\n- zwei }', 'MALFORMED_PLACEHOLDER', {}],
    [
      'a figure without its circumstance',
      'Bis {benefitCap}.',
      'PLACEHOLDER_OUT_OF_PLACE',
      { name: 'benefitCap', condition: 'reducedBenefit' },
    ],
    ['an unknown block', '[preise]', 'UNKNOWN_BLOCK', { name: 'preise' }],
    ['an unknown circumstance', '? immer: Text', 'UNKNOWN_CONDITION', { name: 'immer' }],
    ['a circumstance without text', '? rateInsurance:', 'REQUIRED', {}],
    ['an empty item', '-', 'REQUIRED', {}],
    ['a block that stands elsewhere', '[vehicle]', 'BLOCK_TWICE', { name: 'vehicle' }],
    ['letters without a glyph', 'Text שלום', 'UNPRINTABLE_CHARACTERS', { character: 'ש' }],
  ])('%s is refused with its line', (_name, added, code, params) => {
    const source = changed('§ 14', (text) => `${text}\n\n${added}`);
    const lines = source.sections.find(({ heading }) => heading.includes('§ 14'))?.source.split('\n') ?? [];
    expect(problems(source)).toEqual([
      { path: 'sections.13.source', code, params: { line: lines.length, ...params } },
    ]);
  });

  test.each([
    ['§ 1 ', '{lessorName}', 'MISSING_PLACEHOLDER', 'lessorName'],
    ['Anlage 2', '{payrollMonth}', 'MISSING_PLACEHOLDER', 'payrollMonth'],
    ['Anlage 2', '[payslip]', 'MISSING_BLOCK', 'payslip'],
    ['Unterzeichnung', '[signature]', 'MISSING_BLOCK', 'signature'],
  ])('%s without %s is refused', (heading, removed, code, name) => {
    expect(problems(changed(heading, (text) => text.replaceAll(removed, '')))).toEqual([
      { path: 'sections', code, params: { name } },
    ]);
  });

  test('the signature comes last', () => {
    expect(problems(changed('Unterzeichnung', (text) => `${text}\n\nNoch ein Satz.`))).toMatchObject([
      { path: 'sections.18.source', code: 'BLOCK_NOT_LAST', params: { line: 3, name: 'signature' } },
    ]);
  });

  test('reports all problems at once', () => {
    const source = changed('§ 14', (text) => `{a}\n${text}\n[b]`);
    expect(problems({ ...source, title: ' ' }).map(({ path, code }) => [path, code])).toEqual([
      ['title', 'REQUIRED'],
      ['sections.13.source', 'UNKNOWN_PLACEHOLDER'],
      ['sections.13.source', 'UNKNOWN_BLOCK'],
    ]);
  });

  test('is compared line by line with the one before', () => {
    const read = readContractTexts(
      changed('§ 14', (text) => `${text.replace('keine Ausweiskopien', 'keine Kopien')}\n\nNeu.`),
      'v2',
    );
    if (!read.ok) throw new Error('The changed text is complete');
    const differences = compareTexts(CURRENT_CONTRACT_TEXTS, read.value);
    const marked = differences.filter(({ kind }) => kind !== 'SAME');
    expect(marked.map(({ kind }) => kind)).toEqual(['REMOVED', 'ADDED', 'ADDED']);
    expect(marked[0]?.text).toContain('keine Ausweiskopien');
    expect(marked[2]?.text).toBe('Neu.');
    const after = differences.filter(({ kind }) => kind !== 'REMOVED').length;
    expect(after).toBe(differences.filter(({ kind }) => kind !== 'ADDED').length + 1);
  });
});
