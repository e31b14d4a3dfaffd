/** What a spreadsheet takes for the start of a formula, also behind blanks. */
const FORMULA = /^[\s\uFEFF]*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/** A text for one cell of a CSV file: quoted, and with an apostrophe in front where a spreadsheet would calculate. */
export function csvTextCell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
