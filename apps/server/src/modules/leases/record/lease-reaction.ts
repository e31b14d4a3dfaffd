import { calendarDate, type CalendarDate } from '@stromwandel/kernel';
import type { LeaseCommand } from '@stromwandel/leasing';
import { recordAuditEvent } from '../../../platform/audit/record-audit-event.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { leases } from '../../../platform/database/schema/index.ts';
import type { Services } from '../../../services.ts';
import type { OrderChange, OrderReaction } from '../../orders/index.ts';
import { carryOutOnLease, SYSTEM_PARTY } from './carry-out.ts';
import { mailsOfMissingCarData } from './car-data-mails.ts';
import { lockLeaseOfOrder } from './lease-store.ts';

/** The lease of a delivered car. */
async function prepareLease(tx: Transaction, { before: order, now }: OrderChange): Promise<void> {
  const { id: orderId, tenantId, userId } = order;
  const [row] = await tx
    .insert(leases)
    .values({ orderId, tenantId, userId, state: 'PREPARED', preparedAt: now })
    .returning({ id: leases.id });
  if (!row) throw new Error(`The lease of order ${orderId} was not stored`);
  await recordAuditEvent(tx, {
    at: now,
    actorId: null,
    actorRole: 'SYSTEM',
    tenantId,
    action: 'LEASE_PREPARED',
    record: 'lease',
    recordId: row.id,
    details: {},
    personId: userId,
  });
}

/** What an event of the order means for its lease; null when nothing. */
function commandOf({ before, event }: OrderChange): LeaseCommand | null {
  if (event.type === 'ORDER_ENDED') return { type: 'CANCEL' };
  if (event.type !== 'STEP_ACCEPTED' || event.handedOverOn === undefined) return null;
  const day: CalendarDate = calendarDate(event.handedOverOn);
  return { type: 'HAND_OVER', day, durationMonths: before.snapshot.leasePackage.durationMonths };
}

/** The lease begins with the delivery, starts with the handover, and is cancelled with an order that ends before it. */
export function leaseReaction(services: Pick<Services, 'seal' | 'clock' | 'configuration'>): OrderReaction {
  return {
    name: 'lease',
    phase: 'after-save',
    async react(tx, change) {
      if (change.event.type === 'DELIVERY_REPORTED') await prepareLease(tx, change);
      const command = commandOf(change);
      const lease = command && (await lockLeaseOfOrder(tx, change.before.id));
      if (!command || !lease) return [];
      const done = await carryOutOnLease(tx, services, lease, command, SYSTEM_PARTY);
      if (!done.ok) throw new Error(`Lease ${lease.id} refused ${command.type}: ${done.error}`);
      if (command.type !== 'HAND_OVER' || !done.value) return [];
      const mails = await mailsOfMissingCarData(tx, services, lease);
      return mails.map((mail) => ({ kind: 'MAIL', mail }));
    },
  };
}
