/**
 * A cell as one line, without spaces around it: spreadsheets break lines within cells, also where a value has no two lines. Each
 * character is looked at once, however long the cell is.
 */
export function oneLine(cell: string): string {
  return cell
    .split(/[\r\n]+/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ');
}
