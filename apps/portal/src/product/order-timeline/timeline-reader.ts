import type { OrderTimelineEvent, OrderTimelineReply } from '../../api/replies.ts';
import type { Translate } from '../../i18n/translate.ts';

/** Who reads the history of an order: the person who ordered, or a desk, which reads that person's name. */
export type TimelineReader =
  | { readonly side: 'EMPLOYEE' }
  | { readonly side: 'TENANT_ADMIN' | 'ADMIN'; readonly employee: string };

type Side = OrderTimelineEvent['by'];

/** A side of the order in words; the employee is spoken to, and named for others. A desk has more people than its reader. */
export function sideName(side: Side, reader: TimelineReader, t: Translate<'timeline'>): string {
  if (side !== 'EMPLOYEE') return t(`by.${side}`);
  return reader.side === 'EMPLOYEE' ? t('you') : reader.employee;
}

const WAITING: Readonly<Partial<Record<OrderTimelineReply['stage'], Side>>> = {
  WITH_EMPLOYEE: 'EMPLOYEE',
  WITH_EMPLOYER: 'TENANT_ADMIN',
  WITH_PROVIDER: 'ADMIN',
  WITH_MANUFACTURER: 'MANUFACTURER',
  READY_FOR_HANDOVER: 'ADMIN',
};

/** The side that has to act at a stage; null where the order waits for none. */
export function waitingSide(stage: OrderTimelineReply['stage']): Side | null {
  return WAITING[stage] ?? null;
}
