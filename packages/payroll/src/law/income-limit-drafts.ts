import { calendarDate, type CalendarDate } from '@stromwandel/kernel';
import type { LawState } from './figure.ts';

/** A general income limit of private insurance that is published but not law: for a preview, never for a stop or a file. */
export interface IncomeLimitDraft {
  readonly validFrom: CalendarDate;
  readonly state: LawState;
  /** The day of the draft. */
  readonly publishedOn: CalendarDate;
  /** Cents a year. */
  readonly limit: number;
  readonly source: string;
  readonly checkedUntil: CalendarDate;
}

/** To be removed when the ordinance is law and its limit part of the figures of its year. */
export const INCOME_LIMIT_DRAFT: IncomeLimitDraft = {
  validFrom: calendarDate('2027-01-01'),
  state: 'DRAFT',
  publishedOn: calendarDate('2026-09-21'),
  limit: 8_415_000,
  source:
    'Referentenentwurf der Sozialversicherungsrechengrößen-Verordnung 2027 vom 21.9.2026, § 6 Abs. 6 SGB V',
  checkedUntil: calendarDate('2026-11-22'),
};
