import { addMonths, calendarDate, type CalendarDate } from '@stromwandel/kernel';

/** Vouchers: § 147 Abs. 1 Nr. 4, Abs. 3 AO and § 257 Abs. 1 Nr. 4, Abs. 4 HGB. */
const SIGNED_YEARS = 8;
/** Claims from an order without a contract: § 195 BGB. */
const UNSIGNED_YEARS = 3;

/** An order whose handling is finished. */
export interface EndedOrder {
  readonly isSigned: boolean;
  /** Calendar day in Germany on which the workflow ended, successful or not. */
  readonly endedOn: CalendarDate;
  /** Null unless the car was handed over. */
  readonly handedOverOn: CalendarDate | null;
  readonly durationMonths: number;
}

/**
 * The last calendar day on which an order is kept. The years start at the end of the calendar year in which the
 * contract ended, or the order without one (§ 147 Abs. 4 AO, § 257 Abs. 5 HGB, § 199 BGB).
 */
export function retentionEnd({ isSigned, endedOn, handedOverOn, durationMonths }: EndedOrder): CalendarDate {
  const leaseEnd = handedOverOn === null ? endedOn : addMonths(handedOverOn, durationMonths);
  const last = leaseEnd > endedOn ? leaseEnd : endedOn;
  const year = Number(last.slice(0, 4)) + (isSigned ? SIGNED_YEARS : UNSIGNED_YEARS);
  return calendarDate(`${year}-12-31`);
}
