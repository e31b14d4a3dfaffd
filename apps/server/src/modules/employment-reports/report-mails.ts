import { calendarDate } from '@stromwandel/kernel';
import { asSystem } from '../../platform/database/as-system.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { MailContent } from '../../adapters/mail/mail.ts';
import { languageOf, mailRecipient } from '../../adapters/mail/mail-recipient.ts';
import { enqueueMail } from '../../outbox-jobs.ts';
import type { Services } from '../../services.ts';
import { findDeciders, findPerson, findTenantNames } from '../orders/index.ts';
import { mailDay } from '../../adapters/mail/mail-dates.ts';
import { concernsContract } from './report-for-provider.ts';
import type { EmploymentReport, PersonLease } from './report-store.ts';

type Change = Extract<MailContent, { kind: 'EMPLOYMENT_REPORT' }>['change'];

/** Mails employee and provider a report that changes something for a contract; no mail names the kind of leave. */
export async function mailReport(
  { clock, configuration }: Pick<Services, 'clock' | 'configuration'>,
  tx: Transaction,
  { userId, tenantId, day, kind }: EmploymentReport,
  change: Change,
  leases: readonly PersonLease[],
): Promise<void> {
  const [first] = leases;
  if (!first || !concernsContract({ kind })) return;
  const person = await findPerson(tx, userId);
  const tenantName = (await findTenantNames(tx, [tenantId])).get(tenantId) ?? '';
  const orderIds = leases.map(({ orderId }) => orderId).join(', ');
  const dayFor = (language: 'de' | 'en') => mailDay(new Date(`${calendarDate(day)}T12:00:00Z`), language);
  const content: MailContent = {
    kind: 'EMPLOYMENT_REPORT',
    change,
    day: dayFor(languageOf(person)),
    tenantName,
    orderIds,
    link: `${configuration.publicUrl}/profile/orders`,
  };
  await enqueueMail(tx, { to: mailRecipient(person), content }, clock.now());
  const admins = await asSystem(tx, () => findDeciders(tx, 'ADMIN', null));
  for (const admin of admins) {
    const notice: MailContent = {
      kind: 'EMPLOYMENT_NOTICE',
      change,
      day: dayFor(languageOf(admin)),
      employeeName: `${person.firstName} ${person.lastName}`,
      tenantName,
      orderIds,
      link: `${configuration.publicUrl}/provider/order/${first.orderId}`,
    };
    await enqueueMail(tx, { to: mailRecipient(admin), content: notice }, clock.now());
  }
}
