import { isRecord } from '../is-record.ts';

/** A parsed JSON object of which nothing is known yet. */
export type CaseRecord = Readonly<Record<string, unknown>>;

/** The value as an object, or undefined when it is none. */
export function asRecord(value: unknown): CaseRecord | undefined {
  return isRecord(value) ? value : undefined;
}
