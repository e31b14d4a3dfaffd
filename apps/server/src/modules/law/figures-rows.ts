import type { ReplyOf } from '@stromwandel/api-spec';
import { newestBenefitFigures } from '@stromwandel/later-benefits';
import { figuresInForce, newestFigures, type FiguresRow } from '@stromwandel/payroll';
import { ownFigures } from '../offer/index.ts';

type PreviewRow = ReplyOf<'previewFigures'>['rows'][number];

const HUNDREDTHS = 100;
const BASICS = new Set(['subject', 'validFrom', 'validUntil', 'state', 'source', 'checkedUntil']);

/** The newest figures in force, by their names in a file; the price of electricity of the day from which a new one holds. */
function figuresBefore({ subject, validFrom }: FiguresRow): Readonly<Record<string, number>> {
  const inForce = figuresInForce();
  return {
    ...newestFigures(subject, inForce),
    ...newestBenefitFigures(inForce),
    hundredthCentsPerKwh: Math.round(ownFigures(validFrom).electricityPrice.value * HUNDREDTHS),
  };
}

/** The rows of a file with the figures that each follows. */
export function previewRows(rows: readonly FiguresRow[]): PreviewRow[] {
  return rows.map((row) => {
    const before = figuresBefore(row);
    const figures = Object.entries(row).filter(([name]) => !BASICS.has(name));
    return {
      subject: row.subject,
      validFrom: row.validFrom,
      validUntil: 'validUntil' in row ? row.validUntil : null,
      source: row.source,
      figures: figures.map(([name, after]) => ({ name, before: before[name] ?? null, after: Number(after) })),
    };
  });
}
