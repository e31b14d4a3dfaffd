import type { CalendarDate } from '@stromwandel/kernel';

/**
 * How far a figure is law. ENACTED binds and may stop an order. DRAFT is a published bill or ordinance: a preview at most.
 * ASSUMED carries the last enacted figure on.
 */
export type LawState = 'ENACTED' | 'DRAFT' | 'ASSUMED';

/** One number of the law with the place it was read from. */
export interface Figure {
  readonly value: number;
  readonly source: string;
}

/** A block of law that applies from its first to its last day; outside it nothing is known. */
export interface DatedLaw {
  readonly validFrom: CalendarDate;
  readonly validUntil: CalendarDate;
  /** The day on which the block was last compared with its sources. */
  readonly checkedUntil: CalendarDate;
}

export function figure(value: number, source: string): Figure {
  return { value, source };
}

/** The block that applies on a day, or undefined outside every block. */
export function lawOn<T extends DatedLaw>(blocks: readonly T[], day: CalendarDate): T | undefined {
  return blocks.find((block) => block.validFrom <= day && day <= block.validUntil);
}
