import type { ReplyOf } from '@stromwandel/api-spec';
import { averagePayOf, newestBenefitFigures } from '@stromwandel/later-benefits';
import { DEFAULT_COMPARISON_FIGURES } from '@stromwandel/offer';
import { newestFigures, rowsOf, yearFiguresOf, type FiguresRow, type LawFigures } from '@stromwandel/payroll';

type PreviewRow = ReplyOf<'previewFigures'>['rows'][number];
type ProviderLaw = ReplyOf<'getProviderLaw'>;

const BASICS = new Set(['subject', 'validFrom', 'validUntil', 'state', 'source', 'checkedUntil']);

/** The newest figures in force, by their names in a file. */
function figuresBefore({ subject }: FiguresRow, inForce: LawFigures): Readonly<Record<string, number>> {
  const price = rowsOf(inForce.rows, 'ELECTRICITY_PRICE').at(-1)?.hundredthCentsPerKwh;
  return {
    ...newestFigures(subject, inForce),
    ...newestBenefitFigures(inForce),
    hundredthCentsPerKwh: price ?? DEFAULT_COMPARISON_FIGURES.electricityPrice.value,
  };
}

/** The rows of a file with the figures that each follows. */
export function previewRows(rows: readonly FiguresRow[], inForce: LawFigures): PreviewRow[] {
  return rows.map((row) => {
    const before = figuresBefore(row, inForce);
    const figures = Object.entries(row).filter(([name]) => !BASICS.has(name));
    return {
      subject: row.subject,
      validFrom: row.validFrom,
      validUntil: 'validUntil' in row ? row.validUntil : null,
      source: row.source,
      checkedUntil: row.checkedUntil,
      figures: figures.map(([name, after]) => ({ name, before: before[name] ?? null, after: Number(after) })),
    };
  });
}

/**
 * Social insurance of each known year, loaded ones beside those of the release.
 * @param files loaded figures, newest first
 */
export function yearsOfLaw(figures: LawFigures, files: ProviderLaw['files']): ProviderLaw['years'] {
  return figures.payrollLaws.map((law) => {
    const averagePay = averagePayOf(law.year, figures);
    const bringsYear = ({ subject, validFrom }: PreviewRow) =>
      subject === 'SOCIAL_INSURANCE' && validFrom === law.validFrom;
    const file = files.find(({ undoneAt, rows }) => undoneAt === null && rows.some(bringsYear));
    const values = { ...yearFiguresOf(law), averagePayCentsPerYear: averagePay?.value };
    const { ceilingPension, ceilingHealth, healthRate, averageAdditionalRate, careRate } = law;
    const { pensionRate, unemploymentRate, factorF } = law;
    const read = [ceilingPension, ceilingHealth, healthRate, averageAdditionalRate, careRate];
    return {
      year: law.year,
      sources: [
        ...new Set(
          [...read, pensionRate, unemploymentRate, factorF, averagePay].flatMap((one) => one?.source ?? []),
        ),
      ],
      checkedUntil: law.checkedUntil,
      loaded: file ? { at: file.loadedAt, by: file.loadedBy } : null,
      figures: Object.entries(values).flatMap(([name, value]) =>
        value === undefined ? [] : { name, value },
      ),
    };
  });
}
