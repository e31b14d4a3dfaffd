import { comparisonDefaults, type ReplyOf } from '@stromwandel/api-spec';
import type { CalendarDate } from '@stromwandel/kernel';
import {
  COMPARISON_FIGURES,
  DEFAULT_COMPARISON_FIGURES,
  type ComparisonFigureName,
} from '@stromwandel/offer';
import { figuresInForce, rowsOf } from '@stromwandel/payroll';
import { eq } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import { settings } from '../../platform/database/schema/index.ts';

/** Name of the provider's setting. */
const COMPARISON_SETTING = 'comparisonDefaults';
const HUNDREDTHS = 100;

type ComparisonDefaults = ReplyOf<'getComparisonDefaults'>;

/** The figures as long as the provider has saved none, with the price of electricity that is loaded for a day. */
export function ownFigures(day: CalendarDate): ComparisonDefaults {
  const figure = (name: ComparisonFigureName) => {
    const { value, ...sourced } = DEFAULT_COMPARISON_FIGURES[name];
    return [name, { value: value / HUNDREDTHS, ...sourced }];
  };
  const figures = comparisonDefaults.parse(Object.fromEntries(COMPARISON_FIGURES.map(figure)));
  const loaded = rowsOf(figuresInForce().rows, 'ELECTRICITY_PRICE').findLast((row) => row.validFrom <= day);
  if (!loaded) return figures;
  const { hundredthCentsPerKwh, validFrom: asOf, source } = loaded;
  const electricityPrice = { value: hundredthCentsPerKwh / HUNDREDTHS, asOf, source, sourceEn: source };
  return { ...figures, electricityPrice };
}

/** The provider's setting, or the product's own figures on a day. @throws Error when the stored setting makes no sense */
export async function readComparisonDefaults(
  db: DatabaseOrTransaction,
  day: CalendarDate,
): Promise<ComparisonDefaults> {
  const [row] = await db.select().from(settings).where(eq(settings.name, COMPARISON_SETTING));
  return row ? comparisonDefaults.parse(row.value) : ownFigures(day);
}

/** Stores the figures in place of the earlier ones. */
export async function writeComparisonDefaults(
  tx: DatabaseOrTransaction,
  value: ComparisonDefaults,
): Promise<void> {
  await tx
    .insert(settings)
    .values({ name: COMPARISON_SETTING, value })
    .onConflictDoUpdate({ target: settings.name, set: { value } });
}

/** The figures that a change replaced, as the audit log names them: "tyres: 1200 > 1300; …". */
export function changedFigures(before: ComparisonDefaults, after: ComparisonDefaults): string {
  return COMPARISON_FIGURES.flatMap((name) => {
    const [old, changed] = [before[name], after[name]];
    const { value, asOf, source, sourceEn } = changed;
    const same =
      old.value === value && old.asOf === asOf && old.source === source && old.sourceEn === sourceEn;
    return same ? [] : [`${name}: ${old.value} > ${value} (${asOf}, ${source}; ${sourceEn})`];
  }).join('; ');
}
