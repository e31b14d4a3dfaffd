export { CsvRows, type TableRow } from './csv-rows.ts';
export { detectSeparator } from './detect-separator.ts';
export { jsonElements, type JsonElement } from './json-elements.ts';
export { oneLine } from './one-line.ts';
export { readDay, readDecimal, readWholeNumber, readYesNo, type CellError } from './read-cell.ts';
export { TextPieces, type TextEncoding } from './text-pieces.ts';
