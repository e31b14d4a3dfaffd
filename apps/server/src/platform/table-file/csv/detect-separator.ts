const SEPARATORS = [';', ',', '\t', '|'] as const;
const NAMED = /^sep=([;,\t|])\r?$/i;

/**
 * The character between the cells of a table, by its first line: what Excel names in `sep=;`, else what stands there most
 * often outside quotes; a semicolon when there is only one column.
 * @returns the separator, and whether the line names it and is no row
 */
export function detectSeparator(firstLine: string): {
  readonly separator: string;
  readonly named: boolean;
} {
  const named = NAMED.exec(firstLine)?.[1];
  if (named !== undefined) return { separator: named, named: true };
  const bare = firstLine.replace(/"(?:[^"]|"")*"/g, '');
  const counted = SEPARATORS.map((separator) => ({ separator, count: bare.split(separator).length }));
  const [most] = counted.toSorted((one, other) => other.count - one.count);
  return { separator: most?.separator ?? ';', named: false };
}
