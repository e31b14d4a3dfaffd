import { calendarDate, type CalendarDate } from '@stromwandel/kernel';

/** Ceilings that are published but not law: for a preview, never for a price, a stop or a file. */
export interface CeilingsDraft {
  readonly validFrom: CalendarDate;
  /** The day of the draft. */
  readonly publishedOn: CalendarDate;
  /** Cents a month. */
  readonly pension: number;
  readonly health: number;
  readonly source: string;
}

/** To be removed when the ordinance is law and its ceilings part of the figures of its year. */
export const CEILINGS_DRAFT: CeilingsDraft = {
  validFrom: calendarDate('2027-01-01'),
  publishedOn: calendarDate('2026-09-21'),
  pension: 885_000,
  health: 637_500,
  source: 'Referentenentwurf der Sozialversicherungsrechengrößen-Verordnung 2027 vom 21.9.2026',
};
