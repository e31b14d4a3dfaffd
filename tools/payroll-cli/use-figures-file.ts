import { readFileSync } from 'node:fs';
import { fieldErrors, figuresContent } from '@stromwandel/api-spec';
import { RELEASED_PENSION_VALUE_FROM } from '@stromwandel/later-benefits';
import { addFigures, figuresWith, putInForce } from '@stromwandel/payroll';

/**
 * Puts the rows of a figures file in force without a check of its signature.
 * @returns why the file cannot be used, or null
 */
export function useFiguresFile(path: string): string | null {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    return `${path}: ${error instanceof Error ? error.message : String(error)}`;
  }
  if (typeof content === 'object' && content !== null && 'signature' in content) delete content.signature;
  const read = figuresContent.safeParse(content);
  if (!read.success) {
    return fieldErrors(read.error.issues, '')
      .map((error) => `${path}: ${error.path}: ${error.code}`)
      .join('\n');
  }
  // No case computes with the price of electricity.
  const used = read.data.rows.filter(({ subject }) => subject !== 'ELECTRICITY_PRICE');
  const rows = addFigures([], used, {
    PENSION_VALUE: RELEASED_PENSION_VALUE_FROM,
    ELECTRICITY_PRICE: read.data.issuedOn,
  });
  if (!rows.ok) return `${path}: ${rows.error.code}: ${rows.error.subject} from ${rows.error.validFrom}`;
  putInForce(figuresWith(rows.value));
  return null;
}
