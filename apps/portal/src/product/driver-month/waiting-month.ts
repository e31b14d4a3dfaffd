import type { CallOf } from '../../api/replies.ts';
import type { DraftWithBody } from '../lease-draft/use-body-sending.ts';

export type MonthBody = CallOf<'reportDriverMonth'>['body'];

/** What of a kept month waits for the server. */
export type WaitingMonth = DraftWithBody<MonthBody>;

const SUBJECT = 'month';

/** Beginning of the names under which a browser keeps a month (`YYYY-MM`) of a lease. */
export const monthBeginning = (leaseId: number, month: string) => `${SUBJECT}/${leaseId}-${month}/`;

/** The month of such a name. */
export function monthOfBeginning(beginning: string): string {
  const [, numbers = ''] = beginning.split('/');
  return numbers.slice(numbers.indexOf('-') + 1);
}
