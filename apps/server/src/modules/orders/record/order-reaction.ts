import type { OrderEvent, OrderState } from '@stromwandel/ordering';
import type { Mail } from '../../../adapters/mail/mail.ts';
import type { OutboxJobs } from '../../../outbox-jobs.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { JobOf } from '../../../platform/outbox/outbox-job.ts';
import type { OrderActor } from './order-actor.ts';
import type { OrderRecord } from './order-record.ts';

/** An event of an order, with the order before and after. */
export interface OrderChange {
  /** The order before all events of the transaction. */
  readonly before: OrderRecord;
  /** The state after all events of the transaction; null when they delete the order. */
  readonly after: OrderState | null;
  readonly event: OrderEvent;
  readonly actor: OrderActor;
  readonly now: Date;
  /** Deadline of the step that the order waits for afterwards. */
  readonly deadline: Date | null;
}

/** Runs after the transaction of an event is committed. */
export type OrderEffect =
  | { readonly kind: 'MAIL'; readonly mail: Mail }
  | { readonly kind: 'JOB'; readonly job: JobOf<OutboxJobs> };

/**
 * Additional work in the transaction that stores an order's event. Reactions run in the order of registration. A
 * `before-save` reaction still finds the row of an order that the event deletes.
 */
export interface OrderReaction {
  readonly name: 'checks' | 'mails' | 'manufacturer' | 'contract' | 'lease';
  readonly phase: 'before-save' | 'after-save';
  react(tx: Transaction, change: OrderChange): Promise<readonly OrderEffect[]>;
}
