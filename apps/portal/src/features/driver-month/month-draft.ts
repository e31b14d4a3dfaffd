import { ApiError } from '@stromwandel/api-spec';
import type { ChargedDay } from '@stromwandel/leasing';
import type { WaitingMonth } from '../../product/driver-month/waiting-month.ts';
import { entriesOf, reportedDays, type DriverMonth, type Entries } from './month-entries.ts';

/** A month as it was entered: kept in this browser until the server has it. */
export interface MonthDraft extends WaitingMonth {
  /** When the month was last reported before these entries. */
  readonly reportedAt: string | null;
  readonly entries: Entries;
  /** Of a wallbox's file. */
  readonly fileDays: readonly ChargedDay[] | null;
  /** A new photo of the meter: its name, and that of its file. */
  readonly photo: { readonly name: string; readonly file: string } | null;
}

/** The draft that this browser keeps, unless the month was reported since; else one of what the server has. */
export function monthDraft(kept: MonthDraft | undefined, data: DriverMonth): MonthDraft {
  const { reportedAt } = data;
  if (kept && (kept.body !== null || kept.reportedAt === reportedAt)) return kept;
  return {
    reportedAt,
    entries: entriesOf(data),
    fileDays: reportedDays(data),
    photo: null,
    unsentPhotos: [],
    body: null,
  };
}

export type RefusedField = 'startKwh' | 'endKwh';

/** The field about which a month was refused; null when the refusal is about no field. */
export function refusedField(error: unknown, { month }: DriverMonth): RefusedField | null {
  const problem = error instanceof ApiError ? error.problem : undefined;
  switch (problem?.code) {
    case 'METER_LOWER_THAN_LAST':
      return problem.params?.['month'] === month ? 'endKwh' : 'startKwh';
    case 'METER_HIGHER_THAN_NEXT':
    case 'CHARGING_NOT_PLAUSIBLE':
      return 'endKwh';
    default:
      return null;
  }
}
