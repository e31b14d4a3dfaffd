import { dateParts } from '@stromwandel/kernel';
import type { ReplyOf } from '../../api/replies.ts';
import { nextJanuary } from '../../product/january/next-january.ts';
import { useToday } from '../../product-clock/product-clock-context.ts';
import type { OwnLease } from './own-lease.ts';

type January = ReplyOf<'getJanuary'>;

/** This year and the call that knows a lease's car at the nearer turn of the year; both parts of the page send the same one. */
export function useJanuaryOfLease(lease: OwnLease) {
  const today = useToday();
  const year = nextJanuary(today);
  return {
    year,
    thisYear: dateParts(today).year,
    call: { params: { year: String(year) } },
    carIn: ({ cars }: January) => cars.find(({ orderId }) => orderId === lease.orderId),
  };
}
