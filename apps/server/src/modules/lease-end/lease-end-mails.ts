import { mailRecipient, languageOf } from '../../adapters/mail/mail-recipient.ts';
import type { LeaseEndMail } from '../../adapters/mail/lease-end-mail.ts';
import { enqueueMail } from '../../outbox-jobs.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { leaseReaders, type LeaseReader, type LeaseRecord } from '../leases/index.ts';
import { vehicleName, type OrderServices } from '../orders/index.ts';

type Facts = Pick<LeaseEndMail, 'reader' | 'orderId' | 'vehicle' | 'employeeName' | 'link'>;

/** Mails the sides of a lease, each in its language and with a link to its own page. */
export async function mailLeaseEnd(
  tx: Transaction,
  { configuration, clock }: Pick<OrderServices, 'configuration' | 'clock'>,
  record: LeaseRecord,
  readers: readonly LeaseReader[],
  write: (facts: Facts, language: 'de' | 'en') => LeaseEndMail,
): Promise<void> {
  const { id, orderId, order } = record;
  const { firstName, lastName } = order.snapshot.person;
  const paths: Readonly<Record<LeaseReader, string>> = {
    EMPLOYEE: '/profile/car',
    EMPLOYER: `/employer/leases/${id}`,
    PROVIDER: `/provider/leases/${id}?part=return`,
  };
  const people = await leaseReaders(tx, record);
  for (const reader of readers) {
    const facts = {
      reader,
      orderId,
      vehicle: vehicleName(order.snapshot),
      employeeName: `${firstName} ${lastName}`,
      link: `${configuration.publicUrl}${paths[reader]}`,
    };
    for (const person of people[reader]) {
      const content = write(facts, languageOf(person));
      await enqueueMail(tx, { to: mailRecipient(person), content }, clock.now());
    }
  }
}
