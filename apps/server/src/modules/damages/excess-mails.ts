import { excessDecidableUntil, excessObjectableUntil, type Excess } from '@stromwandel/leasing';
import { mailCalendarDay } from '../../adapters/mail/mail-dates.ts';
import { languageOf, mailRecipient } from '../../adapters/mail/mail-recipient.ts';
import type { Mail, MailContent } from '../../adapters/mail/mail.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { leaseReaders, type DamageRow, type LeaseReader, type LeaseRecord } from '../leases/index.ts';
import { vehicleName, type OrderServices } from '../orders/index.ts';
import { caseNumberOf } from './damage-mails.ts';

export type Reader = LeaseReader;

/** The readers of each new state, besides the side that brought it about. */
const READERS: Readonly<Record<Excess['state'], readonly Reader[]>> = {
  PROPOSED: ['EMPLOYEE', 'EMPLOYER'],
  DECIDED: ['EMPLOYEE', 'EMPLOYER', 'PROVIDER'],
  OBJECTED: ['PROVIDER'],
  FINAL: ['EMPLOYEE', 'EMPLOYER'],
};

/** Mails about the new state of an excess: no amount, reason or objection. */
export async function excessMails(
  tx: Transaction,
  { configuration }: Pick<OrderServices, 'configuration'>,
  record: LeaseRecord,
  row: DamageRow,
  { excess, by }: { readonly excess: Excess; readonly by: Reader },
): Promise<Mail[]> {
  const { firstName, lastName } = record.order.snapshot.person;
  const paths: Readonly<Record<Reader, string>> = {
    EMPLOYEE: `/lease/${record.id}/damage`,
    EMPLOYER: `/employer/leases/${record.id}`,
    PROVIDER: `/provider/leases/${record.id}?part=damage`,
  };
  const people = await leaseReaders(tx, record);
  const until = excessDecidableUntil(excess) ?? excessObjectableUntil(excess);
  const contentFor = (reader: Reader, language: ReturnType<typeof languageOf>): MailContent => {
    const about = {
      reader,
      bearer: excess.bearer,
      caseNumber: caseNumberOf(row),
      vehicle: vehicleName(record.order.snapshot),
      employeeName: `${firstName} ${lastName}`,
      link: `${configuration.publicUrl}${paths[reader]}`,
    };
    const day = until === null ? null : mailCalendarDay(until, language);
    switch (excess.state) {
      case 'PROPOSED':
        return { kind: 'EXCESS_PROPOSED', ...about, until: day ?? '' };
      case 'OBJECTED':
        return { kind: 'EXCESS_OBJECTED', ...about };
      default:
        return { kind: 'EXCESS_DECIDED', ...about, objectableUntil: day };
    }
  };
  return READERS[excess.state]
    .filter((reader) => reader !== by)
    .flatMap((reader) =>
      people[reader].map((person) => ({
        to: mailRecipient(person),
        content: contentFor(reader, languageOf(person)),
      })),
    );
}
