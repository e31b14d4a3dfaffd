import { z } from 'zod';
import { calendarDateSchema, line, onlyReason, optionalRemark } from './basics.ts';

export const deliveryWeekBody = z.strictObject({
  /** ISO week, `2027-W05`, not in the past, within 24 months. */
  deliveryWeek: line(8).refine(
    (text) => /^20\d\d-W(0[1-9]|[1-4]\d|5[0-3])$/.test(text),
    onlyReason('INVALID_FORMAT'),
  ),
  note: optionalRemark(500),
});
export const builtBody = z.strictObject({ builtOn: calendarDateSchema });
export const shippedBody = z.strictObject({ shippedOn: calendarDateSchema });
export const deliveredBody = z.strictObject({ deliveredOn: calendarDateSchema });
