import { dateParts } from '@stromwandel/kernel';
import type { ReplyOf } from '../../api/replies.ts';
import { useApiQuery } from '../../api/use-api-query.ts';
import { nextJanuary } from '../../product/january/next-january.ts';
import { useToday } from '../../product-clock/product-clock-context.ts';
import type { OwnLease } from './own-lease.ts';

type January = ReplyOf<'getJanuary'>;

/** What is known of the car of a lease at the nearer turn of the year, and this year; both parts of the page share the call. */
export function useJanuaryOfLease(lease: OwnLease, enabled = true) {
  const today = useToday();
  const year = nextJanuary(today);
  const january = useApiQuery('getJanuary', { params: { year: String(year) } }, { enabled });
  const carIn = ({ cars }: January) => cars.find(({ orderId }) => orderId === lease.orderId);
  return { january, year, thisYear: dateParts(today).year, carIn };
}
