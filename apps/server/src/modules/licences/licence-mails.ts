import { calendarDate } from '@stromwandel/kernel';
import { licenceGraceEnd } from '@stromwandel/leasing';
import type { LicenceMail } from '../../adapters/mail/licence-mail.ts';
import { mailCalendarDay } from '../../adapters/mail/mail-dates.ts';
import { languageOf, mailRecipient } from '../../adapters/mail/mail-recipient.ts';
import { enqueueMail } from '../../outbox-jobs.ts';
import { asSystem } from '../../platform/database/as-system.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { runAsSystem } from '../../platform/scope/scope.ts';
import { leaseReaders, type LeaseRecord } from '../leases/index.ts';
import { findPerson, vehicleName, type OrderServices } from '../orders/index.ts';
import { openPerson, type DriverRow } from './licence-store.ts';

type MailServices = Pick<OrderServices, 'configuration' | 'clock' | 'seal'>;
type Kind = Exclude<LicenceMail['kind'], 'LICENCE_MISSING'>;

function daysOf({ dueOn, invitedUntil }: DriverRow, language: 'de' | 'en') {
  const due = dueOn === null ? null : calendarDate(dueOn);
  const dayText = (day: string | null) => (day === null ? '' : mailCalendarDay(calendarDate(day), language));
  return {
    due: dayText(due),
    grace: dayText(due && licenceGraceEnd(due)),
    until: dayText(invitedUntil),
  };
}

/** The name of a row's driver, for a mail to the employee. */
const driverName = ({ seal }: MailServices, row: DriverRow) =>
  runAsSystem(async () => {
    if (row.person === null) return '';
    const { firstName, lastName } = openPerson(seal, row);
    return `${firstName} ${lastName}`;
  });

/** Mails the employee about the own licence, or a named driver. */
export async function mailEmployee(
  tx: Transaction,
  services: MailServices,
  record: LeaseRecord,
  kind: Kind,
  row: DriverRow,
): Promise<void> {
  const { configuration, clock } = services;
  const person = await asSystem(tx, () => findPerson(tx, record.userId));
  // Of a deleted account.
  if (!person.active) return;
  const content = {
    kind,
    reader: 'EMPLOYEE' as const,
    vehicle: vehicleName(record.order.snapshot),
    driver: await driverName(services, row),
    ...daysOf(row, languageOf(person)),
    link: `${configuration.publicUrl}/profile/car?lease=${record.id}&part=licence`,
  };
  await enqueueMail(tx, { to: mailRecipient(person), content }, clock.now());
}

/** Mails the employer that its employee must not drive, without reason and day. */
export async function mailEmployer(
  tx: Transaction,
  { configuration, clock }: MailServices,
  record: LeaseRecord,
): Promise<void> {
  const { EMPLOYER: readers } = await leaseReaders(tx, record);
  const { firstName, lastName } = record.order.snapshot.person;
  const content = {
    kind: 'LICENCE_MISSING' as const,
    employeeName: `${firstName} ${lastName}`,
    vehicle: vehicleName(record.order.snapshot),
    link: `${configuration.publicUrl}/employer/leases/${record.id}`,
  };
  for (const person of readers) await enqueueMail(tx, { to: mailRecipient(person), content }, clock.now());
}

/** Mails a named driver; the link of each mail also ends it. */
export async function mailDriver(
  tx: Transaction,
  services: MailServices,
  record: LeaseRecord,
  kind: Kind,
  row: DriverRow,
): Promise<void> {
  const { configuration, clock, seal } = services;
  const { firstName, lastName, email, language, code } = await runAsSystem(async () => openPerson(seal, row));
  const employee = await asSystem(tx, () => findPerson(tx, record.userId));
  const content = {
    kind,
    reader: 'DRIVER' as const,
    vehicle: vehicleName(record.order.snapshot),
    driver: [employee.firstName, employee.lastName].filter(Boolean).join(' '),
    ...daysOf(row, language),
    link: `${configuration.publicUrl}/driver/${code}`,
  };
  await enqueueMail(tx, { to: { email, title: null, firstName, lastName, language }, content }, clock.now());
}
