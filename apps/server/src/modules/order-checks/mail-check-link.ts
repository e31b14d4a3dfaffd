import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Mail } from '../../adapters/mail/mail.ts';
import { enqueueMail } from '../../outbox-jobs.ts';
import type { CheckedStep } from '../verification/index.ts';
import {
  findPerson,
  mailedDetail,
  type OrderRecord,
  type OrderServices,
  vehicleName,
} from '../orders/index.ts';
import { mailRecipient } from '../../adapters/mail/mail-recipient.ts';

/** Mails the person of an order the way back to the check of its current step. */
export async function mailCheckLink(
  tx: Transaction,
  { clock, configuration }: OrderServices,
  { id, snapshot, state, tenantId, userId }: OrderRecord,
  { stepId }: CheckedStep,
): Promise<void> {
  const now = clock.now();
  const isSignature = state.steps.some((step) => step.id === stepId && step.stepType === 'NECT_SIGN');
  const mail: Mail = {
    to: mailRecipient(await findPerson(tx, userId)),
    content: {
      kind: isSignature ? 'SIGNING_LINK' : 'LICENCE_LINK',
      orderId: id,
      vehicle: vehicleName(snapshot),
      link: `${configuration.publicUrl}/order/${id}/workflow`,
    },
  };
  await recordAuditEvent(tx, {
    at: now,
    actorId: userId,
    actorRole: 'EMPLOYEE',
    tenantId,
    action: 'CHECK_LINK_MAILED',
    record: 'order',
    recordId: id,
    details: { stepId, ...mailedDetail([mail]) },
    personId: userId,
  });
  await enqueueMail(tx, mail, now);
}
