import { calendarDate } from '@stromwandel/kernel';
import { mailCalendarDay } from '../../adapters/mail/mail-dates.ts';
import { languageOf, mailRecipient } from '../../adapters/mail/mail-recipient.ts';
import type { FineMail } from '../../adapters/mail/fine-mail.ts';
import { enqueueMail } from '../../outbox-jobs.ts';
import { asSystem } from '../../platform/database/as-system.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { LeaseRecord } from '../leases/index.ts';
import { findPerson, vehicleName, type OrderServices } from '../orders/index.ts';
import { holderName, type FineRow } from './fine-store.ts';

/** Mails the driver about a letter: nothing of what it says. */
export async function mailFine(
  tx: Transaction,
  { configuration, clock }: Pick<OrderServices, 'configuration' | 'clock'>,
  record: LeaseRecord,
  row: FineRow,
  kind: FineMail['kind'],
): Promise<void> {
  const person = await asSystem(tx, () => findPerson(tx, record.userId));
  // Of a deleted account.
  if (!person.active) return;
  const content = {
    kind,
    vehicle: vehicleName(record.order.snapshot),
    until: row.answerUntil === null ? '' : mailCalendarDay(calendarDate(row.answerUntil), languageOf(person)),
    holderName: holderName(record, row.holder),
    link: `${configuration.publicUrl}/profile/car?lease=${record.id}&part=fines`,
  };
  await enqueueMail(tx, { to: mailRecipient(person), content }, clock.now());
}
