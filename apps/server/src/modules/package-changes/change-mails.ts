import { calendarDate, type CalendarDate } from '@stromwandel/kernel';
import { and, eq, lte } from 'drizzle-orm';
import { mailCalendarDay } from '../../adapters/mail/mail-dates.ts';
import { languageOf, mailRecipient } from '../../adapters/mail/mail-recipient.ts';
import { mailKilometers } from '../../adapters/mail/package-mail.ts';
import type { Mail } from '../../adapters/mail/mail.ts';
import { enqueueMail } from '../../outbox-jobs.ts';
import { asSystem } from '../../platform/database/as-system.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { leasePackageChanges } from '../../platform/database/schema/index.ts';
import { lockLease, readAnnexForm, type LeaseRecord } from '../leases/index.ts';
import {
  findDeciders,
  findPerson,
  vehicleName,
  type FrozenPackage,
  type OrderServices,
} from '../orders/index.ts';

type Sender = Pick<OrderServices, 'configuration'>;

const about = ({ order }: LeaseRecord) => {
  const { firstName, lastName } = order.snapshot.person;
  return { vehicle: vehicleName(order.snapshot), employeeName: `${firstName} ${lastName}` };
};

/** Mails to the employer about a change that waits for its decision. */
export async function reviewMails(
  tx: Transaction,
  { configuration }: Sender,
  record: LeaseRecord,
  { before, after }: { readonly before: FrozenPackage; readonly after: FrozenPackage },
): Promise<Mail[]> {
  const office = await asSystem(tx, () => findDeciders(tx, 'TENANT_ADMIN', record.tenantId));
  return office
    .filter(({ id }) => id !== record.userId)
    .map((person) => ({
      to: mailRecipient(person),
      content: {
        kind: 'PACKAGE_CHANGE_REVIEW',
        ...about(record),
        kmBefore: mailKilometers(before.kmPerYear, languageOf(person)),
        kmAfter: mailKilometers(after.kmPerYear, languageOf(person)),
        link: `${configuration.publicUrl}/employer`,
      },
    }));
}

/** The mail to the employee about the employer's decision. */
export async function decisionMail(
  tx: Transaction,
  { configuration }: Sender,
  record: LeaseRecord,
  decided: { readonly approved: boolean; readonly km: number; readonly reason: string | null },
): Promise<Mail> {
  const { approved, km, reason } = decided;
  const person = await asSystem(tx, () => findPerson(tx, record.userId));
  return {
    to: mailRecipient(person),
    content: {
      kind: 'PACKAGE_CHANGE_DECIDED',
      vehicle: about(record).vehicle,
      approved,
      km: mailKilometers(km, languageOf(person)),
      reason,
      inTextForm: (await readAnnexForm(tx)) === 'TEXT_FORM',
      link: `${configuration.publicUrl}/profile/car`,
    },
  };
}

/** The mail to the employee about an annex that was concluded in text form. The annex is behind the link: it names amounts of pay. */
export async function conclusionMail(
  tx: Transaction,
  { configuration }: Sender,
  record: LeaseRecord,
  { km, from }: { readonly km: number; readonly from: CalendarDate },
): Promise<Mail> {
  const person = await asSystem(tx, () => findPerson(tx, record.userId));
  return {
    to: mailRecipient(person),
    content: {
      kind: 'PACKAGE_CHANGE_CONCLUDED',
      vehicle: about(record).vehicle,
      km: mailKilometers(km, languageOf(person)),
      from: mailCalendarDay(from, languageOf(person)),
      link: `${configuration.publicUrl}/profile/car`,
    },
  };
}

async function mailOne(services: OrderServices, changeId: number, leaseId: number): Promise<void> {
  const { db, clock, configuration } = services;
  await db.transaction(async (tx) => {
    const record = await lockLease(tx, leaseId);
    if (!record) return;
    const [row] = await tx
      .update(leasePackageChanges)
      .set({ effectiveMailed: true })
      .where(and(eq(leasePackageChanges.id, changeId), eq(leasePackageChanges.effectiveMailed, false)))
      .returning();
    if (!row?.effectiveFrom || record.row.state !== 'ACTIVE') return;
    const from = calendarDate(row.effectiveFrom);
    const employee = await findPerson(tx, record.userId);
    const admins = await findDeciders(tx, 'ADMIN', null);
    const mailTo = (person: typeof employee, reader: 'EMPLOYEE' | 'PROVIDER', path: string): Mail => ({
      to: mailRecipient(person),
      content: {
        kind: 'PACKAGE_CHANGE_EFFECTIVE',
        reader,
        ...about(record),
        km: mailKilometers(row.packageAfter.kmPerYear, languageOf(person)),
        from: mailCalendarDay(from, languageOf(person)),
        link: `${configuration.publicUrl}${path}`,
      },
    });
    const mails = [
      mailTo(employee, 'EMPLOYEE', '/profile/car'),
      ...admins.map((admin) => mailTo(admin, 'PROVIDER', `/provider/leases/${leaseId}`)),
    ];
    for (const mail of mails) await enqueueMail(tx, mail, clock.now());
  });
}

/** Mails on the first day of a new package that it counts. Each once; safe in several processes at once. */
export async function mailEffectiveChanges(services: OrderServices): Promise<void> {
  const { db, clock } = services;
  const due = await db
    .select({ id: leasePackageChanges.id, leaseId: leasePackageChanges.leaseId })
    .from(leasePackageChanges)
    .where(
      and(
        eq(leasePackageChanges.state, 'SIGNED'),
        eq(leasePackageChanges.effectiveMailed, false),
        lte(leasePackageChanges.effectiveFrom, clock.today()),
      ),
    );
  for (const { id, leaseId } of due) await mailOne(services, id, leaseId);
}
