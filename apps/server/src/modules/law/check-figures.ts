import type { FiguresFile } from '@stromwandel/api-spec';
import { ok, refuse, type Result } from '@stromwandel/kernel';
import { RELEASED_PENSION_VALUE_FROM } from '@stromwandel/later-benefits';
import { DEFAULT_COMPARISON_FIGURES } from '@stromwandel/offer';
import { addFigures, type FiguresRow } from '@stromwandel/payroll';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { Services } from '../../services.ts';
import { isSignedBy } from './signed-figures.ts';

/**
 * The rows in force with those of a file.
 * @returns all rows, or why the file cannot be loaded, with the first row that does not fit
 */
export function checkFigures(
  { lawFiguresPublicKey }: Services['configuration'],
  file: FiguresFile,
  inForce: readonly FiguresRow[],
): Result<readonly FiguresRow[], Refusal> {
  // Without a key no signature is valid.
  if (lawFiguresPublicKey === null || !isSignedBy(file, lawFiguresPublicKey))
    return refuse({ code: 'SIGNATURE_INVALID' });
  const added = addFigures(inForce, file.rows, {
    PENSION_VALUE: RELEASED_PENSION_VALUE_FROM,
    ELECTRICITY_PRICE: DEFAULT_COMPARISON_FIGURES.electricityPrice.asOf,
  });
  if (added.ok) return ok(added.value);
  const { code, subject, validFrom, known } = added.error;
  return refuse({ code, params: { subject, from: validFrom, ...(known !== null && { day: known }) } });
}
