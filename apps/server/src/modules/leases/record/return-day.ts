import type { Refusal } from '../../../platform/http/refusal.ts';

interface ReturnDay {
  readonly day: string;
  /** Day of the handover. */
  readonly first: string;
  readonly today: string;
}

/** The refusal of a return on a day before the handover or ahead, with the field that names it. */
export function returnDayRefusal({ day, first, today }: ReturnDay): Refusal {
  const path = 'body.day';
  return {
    code: 'RETURN_DAY_NOT_POSSIBLE',
    params: { from: first, until: today },
    errors: [
      day < first
        ? { path, code: 'TOO_SMALL', params: { minimum: first } }
        : { path, code: 'TOO_LARGE', params: { maximum: today } },
    ],
  };
}
