import { calendarDate } from '@stromwandel/kernel';
import { languageOf, mailRecipient } from '../../adapters/mail/mail-recipient.ts';
import { mailCalendarDay } from '../../adapters/mail/mail-dates.ts';
import type { ExtensionFacts, ExtensionMail } from '../../adapters/mail/extension-mail.ts';
import { enqueueMail } from '../../outbox-jobs.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { leaseReaders, type ExtensionRow, type LeaseReader, type LeaseRecord } from '../leases/index.ts';
import { vehicleName, type OrderServices } from '../orders/index.ts';

/** Mails sides of a lease about an extension, each in its language and with a link to its own page. */
export async function mailExtension(
  tx: Transaction,
  { configuration, clock }: Pick<OrderServices, 'configuration' | 'clock'>,
  record: LeaseRecord,
  readers: readonly LeaseReader[],
  { months, until }: Pick<ExtensionRow, 'months' | 'until'>,
  write: (facts: ExtensionFacts) => ExtensionMail,
): Promise<void> {
  const { id, order } = record;
  const { firstName, lastName } = order.snapshot.person;
  const paths: Readonly<Record<LeaseReader, string>> = {
    EMPLOYEE: '/profile/car',
    EMPLOYER: '/employer',
    PROVIDER: `/provider/leases/${id}?part=return`,
  };
  const people = await leaseReaders(tx, record);
  for (const reader of readers) {
    for (const person of people[reader]) {
      const content = write({
        reader,
        vehicle: vehicleName(order.snapshot),
        employeeName: `${firstName} ${lastName}`,
        months,
        until: mailCalendarDay(calendarDate(until), languageOf(person)),
        link: `${configuration.publicUrl}${paths[reader]}`,
      });
      await enqueueMail(tx, { to: mailRecipient(person), content }, clock.now());
    }
  }
}
