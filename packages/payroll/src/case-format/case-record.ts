/** A parsed JSON object of which nothing is known yet. */
export type CaseRecord = Readonly<Record<string, unknown>>;

/** The value as an object, or undefined when it is none. */
export function asRecord(value: unknown): CaseRecord | undefined {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  // Every string key of an object may be asked for; what is there stays unknown.
  return isObject ? (value as CaseRecord) : undefined;
}
