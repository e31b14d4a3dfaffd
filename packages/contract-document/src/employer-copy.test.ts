import { expect, test } from 'vitest';
import { contractModel } from './contract-model.ts';
import { CURRENT_CONTRACT_TEXTS } from './contract-texts-of.ts';
import { EXAMPLE_CONTRACT_INPUT as input } from './editing/example-contract-input.ts';
import { employerCopy } from './employer-copy.ts';
import { formatAmount } from './testing/format-amount.ts';

const contract = contractModel(input);
const copy = employerCopy(input, CURRENT_CONTRACT_TEXTS);
const plain = (model: object) => JSON.stringify(model).replaceAll('\u00a0', ' ');

test('contains no line or figure of the payslip and no commute', () => {
  expect(plain(contract)).toMatch(/Lohnsteuer/);
  expect(plain(copy)).not.toMatch(
    /Lohnsteuer|Solidaritätszuschlag|Rentenversicherung|Krankenversicherung|Auszahlung/,
  );
  const own = new Set([
    input.lease.monthlyRateCents,
    input.lease.monthlyRateCents - input.lease.employerContributionCents,
    input.lease.employerContributionCents,
    0,
  ]);
  const figures = input.payslip.lines
    .flatMap(({ beforeCents, afterCents }) => [beforeCents, afterCents])
    .map(Math.abs)
    .filter((figure) => !own.has(figure));
  expect(figures.length).toBeGreaterThan(5);
  for (const figure of figures) {
    expect(plain(copy)).not.toMatch(new RegExp(`(?<![\\d.])${formatAmount(figure)}`));
  }
  expect(plain(contract)).toContain(formatAmount(Math.max(...figures)));
});

test('contains nothing of later benefits, in neither language', () => {
  for (const words of ['2.429,10', '−154,80', 'In English: what you miss later', 'Was später fehlt']) {
    expect(plain(contract)).toContain(words);
    expect(plain(copy)).not.toContain(words);
  }
});

test('contains neither home nor birth', () => {
  for (const words of ['Kastanienweg', 'Geboren', '14.05.1990', 'Münster']) {
    expect(plain(contract)).toContain(words);
    expect(plain(copy)).not.toContain(words);
  }
});

test('keeps the sections, and the sentences of the body word for word', () => {
  // The translation is of later benefits alone, which the copy leaves out.
  const headings = ({ sections }: typeof copy) =>
    sections.filter(({ language }) => language === undefined).map(({ heading }) => heading);
  expect(headings(copy)).toEqual(headings(contract));
  const paragraphs = ({ sections }: typeof copy) =>
    sections
      .filter(({ heading }) => heading.startsWith('§'))
      .flatMap(({ blocks }) => blocks.filter(({ type }) => type === 'paragraph'));
  expect(paragraphs(copy)).toEqual(paragraphs(contract));
});
