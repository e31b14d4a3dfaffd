import { describe, expect, test } from 'vitest';
import { contractModel } from '../contract-model.ts';
import { CURRENT_CONTRACT_TEXTS } from '../contract-texts-of.ts';
import { employerCopy } from '../employer-copy.ts';
import { formatDate } from '../german-format.ts';
import { exampleContractInput } from '../editing/example-contract-input.ts';
import { askPoppler } from '../testing/ask-poppler.ts';
import { contractFonts } from '../testing/contract-fonts.ts';
import { formatAmount } from '../testing/format-amount.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { renderContract } from './render-contract.ts';

const input = exampleContractInput('USUAL');
const named = {
  ...input,
  employee: { ...input.employee, firstName: 'Łucja Ŧereza', lastName: 'Ωμέγα-Ђорђевић' },
};
const model = contractModel(named);
const copyModel = employerCopy(named, CURRENT_CONTRACT_TEXTS);
const options = { fonts: contractFonts(), createdAt: '2026-11-20T09:30:00Z', documentId: 'order-1' };
const file = await renderContract(model, options);
const copy = await renderContract(copyModel, { ...options, documentId: 'order-1-employer-copy' });
const textOf = (bytes: Uint8Array) => askPoppler('pdftotext', bytes)?.replaceAll('\u00a0', ' ');

describe.each([
  ['contract', file],
  ["employer's copy", copy],
])('the %s', (_name, document) => {
  test('is tagged, titled, on A4, without script or form, as pdfinfo sees it', () => {
    const info = askPoppler('pdfinfo', document);
    if (info === null) return;
    const facts = new Map(
      info
        .split('\n')
        .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
    );
    expect(facts.get('Title')).toBe('Überlassungsvertrag 4711');
    expect(facts.get('Tagged')).toBe('yes');
    expect(facts.get('Page size')).toContain('A4');
    expect([facts.get('JavaScript'), facts.get('Form'), facts.get('Encrypted')]).toEqual([
      'no',
      'none',
      'no',
    ]);
  });

  test('has every font embedded, as a part, with its letters in Unicode, as pdffonts sees it', () => {
    const fonts = askPoppler('pdffonts', document);
    if (fonts === null) return;
    const rows = fonts.trim().split('\n').slice(2);
    expect(rows.length).toBeGreaterThanOrEqual(3);
    for (const row of rows) expect(row).toMatch(/^[A-Z]{6}\+\S+ .* yes yes yes /);
  });

  test('is marked as German for screen readers', async () => {
    expect((await readPdf(document)).language).toBe('de-DE');
  });
});

test('pdftotext reads every section, the amounts and the names', () => {
  const text = textOf(file);
  if (text === undefined) return;
  for (const { heading } of model.sections) expect(text).toContain(heading);
  for (const words of ['51.900,00 €', 'Łucja Ŧereza Ωμέγα-Ђорђевић', 'Seite 1 von', '−622,33']) {
    expect(text).toContain(words);
  }
});

test("pdftotext reads every section of the employer's copy, and nothing of payslip, tax, home or birth", () => {
  const [whole, text] = [textOf(file), textOf(copy)];
  if (whole === undefined || text === undefined) return;
  for (const { heading } of copyModel.sections) expect(text).toContain(heading);
  for (const words of ['Ausfertigung für den Arbeitgeber', 'Łucja Ŧereza Ωμέγα-Ђорђевић', 'Seite 1 von']) {
    expect(text).toContain(words);
  }
  const { payslip, lease, employee } = input;
  const rates = new Set([
    0,
    lease.monthlyRateCents,
    lease.employerContributionCents,
    lease.monthlyRateCents - lease.employerContributionCents,
  ]);
  const amounts = payslip.lines
    .flatMap(({ beforeCents, afterCents }) => [beforeCents, afterCents])
    .map(Math.abs)
    .filter((amount) => !rates.has(amount))
    .map(formatAmount);
  const secrets = [
    ...amounts,
    'Lohnsteuer',
    'Rentenversicherung',
    'Auszahlung',
    'Geboren',
    formatDate(employee.dateOfBirth ?? input.contractDate),
    employee.address?.street ?? '',
    employee.placeOfBirth ?? '',
  ];
  const shown = (of: string) =>
    secrets.filter((words) => new RegExp(`(?<![\\d.])${words.replaceAll('.', '\\.')}(?!\\d)`).test(of));
  expect(shown(whole)).toEqual(secrets);
  expect(shown(text)).toEqual([]);
});
