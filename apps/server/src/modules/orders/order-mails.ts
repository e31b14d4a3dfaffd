import { assertNever } from '@stromwandel/kernel';
import type { EndReason, OrderEvent } from '@stromwandel/ordering';
import type { Transaction } from '../../database/database.ts';
import { asSystem } from '../../database/as-system.ts';
import type { Mail, MailContent } from '../../mail/mail.ts';
import { languageOf, mailRecipient } from './mail-recipient.ts';
import { mailDay, mailMoment, mailWeek } from './mail-dates.ts';
import { confirmUntil, createManufacturerLink } from './manufacturer-link-store.ts';
import type { OrderRecord } from './order-record.ts';
import type { OrdersServices } from './orders-services.ts';
import { findDeciders, findPerson, type OrderingPerson } from './person-store.ts';
import { vehicleName } from './snapshot.ts';

/** What all mails about an order are made from. */
interface MailSource {
  readonly order: OrderRecord;
  readonly services: OrdersServices;
  readonly now: Date;
  /** Deadline of the step that starts. */
  readonly deadline: Date | null;
}

const PAGES = {
  EMPLOYEE: () => '/profile/orders',
  TENANT_ADMIN: () => '/employer',
  ADMIN: (orderId: number) => `/provider/order/${orderId}`,
} as const;

function facts({ order, services }: MailSource, reader: keyof typeof PAGES) {
  return {
    orderId: order.id,
    vehicle: vehicleName(order.snapshot),
    link: `${services.configuration.publicUrl}${PAGES[reader](order.id)}`,
    employeeName: `${order.snapshot.person.firstName} ${order.snapshot.person.lastName}`,
    tenantName: order.snapshot.employer.name,
  };
}

function endMail(
  source: MailSource,
  reason: EndReason,
  note: string | null,
  to: OrderingPerson,
): MailContent {
  const about = facts(source, 'EMPLOYEE');
  switch (reason) {
    case 'SALARY_DATA_CHANGED':
    case 'PACKAGE_CHANGED':
    case 'VEHICLE_CHANGED':
    case 'CONTRACT_CHANGED':
      return { kind: 'BREAKING_CHANGE', ...about };
    case 'DECLINED_BY_TENANT':
      return { kind: 'ORDER_DECLINED', by: 'TENANT', reason: note ?? '', ...about };
    case 'DECLINED_BY_ADMIN':
      return { kind: 'ORDER_DECLINED', by: 'ADMIN', reason: note ?? '', ...about };
    case 'CANCELLED_BY_EMPLOYEE':
      return { kind: 'ORDER_CANCELLED', ...about };
    case 'DEADLINE_PASSED':
      return { kind: 'ORDER_EXPIRED', ...about };
    case 'WITHDRAWN':
      return {
        kind: 'ORDER_WITHDRAWN',
        at: mailMoment(source.now, languageOf(to)),
        ...about,
        // There the receipt lies.
        link: `${source.services.configuration.publicUrl}/order/${source.order.id}/timeline`,
      };
    default:
      return assertNever(reason);
  }
}

/** What the employee is told of an event; null for nothing. */
function employeeMail(source: MailSource, event: OrderEvent, to: OrderingPerson): MailContent | null {
  const about = facts(source, 'EMPLOYEE');
  if (event.type === 'ORDER_ENDED') return endMail(source, event.reason, event.note, to);
  if (event.type === 'DELIVERY_WEEK_CONFIRMED') {
    const week = mailWeek(event.deliveryWeek, languageOf(to));
    return { kind: 'DELIVERY_WEEK', week, isChange: event.previous !== null, ...about };
  }
  if (event.type === 'DELIVERY_REPORTED') {
    const deliveredOn = mailDay(new Date(`${event.deliveredOn}T12:00:00Z`), languageOf(to));
    return { kind: 'DELIVERED', deliveredOn, ...about };
  }
  if (event.type === 'STEP_ACCEPTED') {
    return event.stepType === 'LEASING_ACTIVE' ? { kind: 'LEASING_ACTIVE', ...about } : null;
  }
  if (event.type !== 'STEP_STARTED') return null;
  if (event.stepType === 'CONFIRM_SUMMARY') {
    const link = `${source.services.configuration.publicUrl}/order/${source.order.id}/workflow`;
    return { kind: 'ORDER_RECEIVED', ...about, link };
  }
  if (event.stepType === 'TENANT_ADMIN_CLICK_CONFIRM') return { kind: 'ORDER_SIGNED', ...about };
  if (event.stepType === 'ADMIN_CONFIRM') return { kind: 'EMPLOYER_APPROVED', ...about };
  return event.stepType === 'LEASING_ACTIVE' ? { kind: 'ORDERED_FROM_MANUFACTURER', ...about } : null;
}

/** Employer and provider learn of a signed order that was withdrawn: they may have arranged something for it. */
async function withdrawalNotices(tx: Transaction, source: MailSource): Promise<Mail[]> {
  const { order, now } = source;
  if (order.row.signedAt === null) return [];
  const mails: Mail[] = [];
  for (const role of ['TENANT_ADMIN', 'ADMIN'] as const) {
    const tenantId = role === 'ADMIN' ? null : order.tenantId;
    const deciders = await asSystem(tx, () => findDeciders(tx, role, tenantId));
    for (const person of deciders) {
      const at = mailMoment(now, languageOf(person));
      const content = { kind: 'WITHDRAWAL_NOTICE', at, ...facts(source, role) } as const;
      mails.push({ to: mailRecipient(person), content });
    }
  }
  return mails;
}

async function mailsToDeciders(tx: Transaction, source: MailSource, event: OrderEvent): Promise<Mail[]> {
  const { order } = source;
  if (event.type === 'ORDER_ENDED' && event.reason === 'WITHDRAWN') return withdrawalNotices(tx, source);
  if (event.type === 'STEP_STARTED' && event.stepType === 'TENANT_ADMIN_CLICK_CONFIRM') {
    const deciders = await asSystem(tx, () => findDeciders(tx, 'TENANT_ADMIN', order.tenantId));
    return deciders.map((person) => ({
      to: mailRecipient(person),
      content: {
        kind: 'EMPLOYER_REVIEW',
        decideUntil: mailDay(source.deadline ?? source.now, languageOf(person)),
        ...facts(source, 'TENANT_ADMIN'),
      },
    }));
  }
  const kind =
    event.type === 'STEP_STARTED' && event.stepType === 'ADMIN_CONFIRM'
      ? ('PROVIDER_REVIEW' as const)
      : event.type === 'DELIVERY_REPORTED'
        ? ('HANDOVER_DUE' as const)
        : null;
  if (kind === null) return [];
  const admins = await asSystem(tx, () => findDeciders(tx, 'ADMIN', null));
  return admins.map((person) => ({
    to: mailRecipient(person),
    content: { kind, ...facts(source, 'ADMIN') },
  }));
}

async function mailToManufacturer(tx: Transaction, source: MailSource): Promise<Mail> {
  const { order, services, now } = source;
  const code = await createManufacturerLink(tx, order.id, now);
  const { publicUrl, manufacturerEmail } = services.configuration;
  return {
    to: { email: manufacturerEmail, title: null, firstName: null, lastName: null, language: 'de' },
    content: {
      kind: 'MANUFACTURER_ORDER',
      orderId: order.id,
      vehicle: vehicleName(order.snapshot),
      link: `${publicUrl}/manufacturer/${code}`,
      color: order.snapshot.color.name,
      confirmUntil: mailDay(confirmUntil({ createdAt: now }), 'de'),
    },
  };
}

/** Everybody who has to be told of an event of an order. The link of the manufacturer is made here, too. */
export async function mailsAbout(tx: Transaction, source: MailSource, event: OrderEvent): Promise<Mail[]> {
  const person = await findPerson(tx, source.order.userId);
  const content = employeeMail(source, event, person);
  const toEmployee = content ? [{ to: mailRecipient(person), content }] : [];
  const toDeciders = await mailsToDeciders(tx, source, event);
  const isOrdered = event.type === 'STEP_STARTED' && event.stepType === 'LEASING_ACTIVE';
  const toManufacturer = isOrdered ? [await mailToManufacturer(tx, source)] : [];
  return [...toEmployee, ...toDeciders, ...toManufacturer];
}
