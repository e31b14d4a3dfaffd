import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Mail } from '../../adapters/mail/mail.ts';
import { enqueueMail } from '../../outbox-jobs.ts';
import { type FailureListener, lockOrder, mailedDetail, type OrderServices } from '../orders/index.ts';
import { createManufacturerLink } from './manufacturer-link-store.ts';
import { manufacturerFacts, manufacturerRecipient } from './manufacturer-mail.ts';
import { findUnreportedOrders, type UnreportedOrder } from './missing-reports.ts';

const DAY_MS = 86_400_000;
/** A manufacturer is reminded again after a week. */
const PAUSE_MS = 7 * DAY_MS;
/** Mails of one order, the first included, before only the provider sends more. */
const MOST_MAILS = 4;
/** Pressing the button twice sends one mail. */
const SHORTEST_PAUSE_MS = 3_600_000;

/** Whether a new request to the manufacturer would send a mail now. */
export function canRemindManufacturer(unreported: UnreportedOrder, now: Date): boolean {
  return unreported.lastMailedAt.getTime() + SHORTEST_PAUSE_MS <= now.getTime();
}

/** When the manufacturer is reminded automatically next; null for never. */
export function nextReminderOf({ mails, lastMailedAt }: UnreportedOrder): Date | null {
  return mails < MOST_MAILS ? new Date(lastMailedAt.getTime() + PAUSE_MS) : null;
}

/** The person who asks; null for the server itself. */
export interface Reminding {
  readonly adminId: number | null;
}

/**
 * Mails the manufacturer of an order a new link to report missing dates; the code of the first link is not stored.
 * Does nothing when no date is missing, or after a recent request.
 * @returns whether a mail follows
 */
export async function remindManufacturer(
  tx: Transaction,
  services: OrderServices,
  orderId: number,
  { adminId }: Reminding,
): Promise<boolean> {
  const now = services.clock.now();
  const order = await lockOrder(tx, orderId);
  const [unreported] = await findUnreportedOrders(tx, now, { orderId });
  if (!order || !unreported || !canRemindManufacturer(unreported, now)) return false;
  const code = await createManufacturerLink(tx, orderId, now);
  const mail: Mail = {
    to: await manufacturerRecipient(tx, services, order.snapshot),
    content: {
      kind: 'MANUFACTURER_REMINDER',
      missing: unreported.missing,
      ...manufacturerFacts(services, order, code),
    },
  };
  await recordAuditEvent(tx, {
    at: now,
    actorId: adminId,
    actorRole: adminId === null ? 'SYSTEM' : 'ADMIN',
    tenantId: order.tenantId,
    action: 'MANUFACTURER_REMINDED',
    record: 'order',
    recordId: orderId,
    details: { missing: unreported.missing, ...mailedDetail([mail]) },
    personId: order.userId,
  });
  await enqueueMail(tx, mail, now);
  return true;
}

/**
 * Reminds manufacturers of owed reports, weekly and a few times only. A failing order does not stop the others. Safe
 * in several processes at once.
 */
export async function remindManufacturers(
  services: OrderServices,
  onFailure: FailureListener,
): Promise<void> {
  const now = services.clock.now();
  for (const unreported of await findUnreportedOrders(services.db, now)) {
    const next = nextReminderOf(unreported);
    if (next === null || next > now) continue;
    const { orderId } = unreported;
    try {
      await services.db.transaction((tx) => remindManufacturer(tx, services, orderId, { adminId: null }));
    } catch (error) {
      onFailure(orderId, error);
    }
  }
}
