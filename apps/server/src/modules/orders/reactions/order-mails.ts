import { assertNever } from '@stromwandel/kernel';
import {
  currentStep,
  isStepWithDeadline,
  withStatus,
  type EndReason,
  type OrderEvent,
} from '@stromwandel/ordering';
import type { Services } from '../../../services.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { asSystem } from '../../../platform/database/as-system.ts';
import type { Mail, MailContent } from '../../../adapters/mail/mail.ts';
import { languageOf, mailRecipient } from '../../../adapters/mail/mail-recipient.ts';
import { mailCalendarDay, mailDay, mailMoment, mailWeek } from '../../../adapters/mail/mail-dates.ts';
import { facts, type MailSource } from './mail-source.ts';
import { mailsOfLeaver } from './leaver-mails.ts';
import { notices } from './notice-mails.ts';
import type { OrderReaction } from '../record/order-reaction.ts';
import { endOfWithdrawal } from '../record/order-store.ts';
import { findApprovers, findDeciders, findPerson, type OrderingPerson } from '../record/person-store.ts';

const currentStepType = ({ state }: MailSource['order']) =>
  currentStep(withStatus(state.steps, state.userSteps))?.stepType ?? null;

/** The step for which the order waited before it ended. */
function waitingStep({ order }: MailSource) {
  const waiting = currentStepType(order);
  return waiting !== null && isStepWithDeadline(waiting) ? waiting : null;
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
    case 'RUNNING_CARS_CHANGED':
      return { kind: 'BREAKING_CHANGE', ...about };
    case 'DECLINED_BY_TENANT':
      return { kind: 'ORDER_DECLINED', by: 'TENANT', reason: note ?? '', ...about };
    case 'DECLINED_BY_ADMIN':
      return { kind: 'ORDER_DECLINED', by: 'ADMIN', reason: note ?? '', ...about };
    case 'CANCELLED_BY_EMPLOYEE':
      return { kind: 'ORDER_CANCELLED', ...about };
    case 'DEADLINE_PASSED':
      return { kind: 'ORDER_EXPIRED', missed: waitingStep(source), ...about };
    case 'WITHDRAWN':
      return {
        kind: 'ORDER_WITHDRAWN',
        at: mailMoment(source.now, languageOf(to)),
        ...about,
        // That page offers the receipt.
        link: `${source.services.configuration.publicUrl}/order/${source.order.id}/timeline`,
      };
    default:
      return assertNever(reason);
  }
}

/** A mail with a link to the employee's remaining steps. */
function mailOfOwnStep(source: MailSource, kind: 'ORDER_RECEIVED' | 'ORDER_CONFIRMED'): MailContent {
  const { order, services } = source;
  const link = `${services.configuration.publicUrl}/order/${order.id}/workflow`;
  return { kind, ...facts(source, 'EMPLOYEE'), link };
}

/** Confirms the signature and states until when the person can withdraw. */
function signatureMail(source: MailSource, to: OrderingPerson): MailContent {
  const withdrawUntil = mailDay(endOfWithdrawal(source.now), languageOf(to));
  return { kind: 'ORDER_SIGNED', withdrawUntil, ...facts(source, 'EMPLOYEE') };
}

/** The employee's mail about an event; null for none. */
function employeeMail(source: MailSource, event: OrderEvent, to: OrderingPerson): MailContent | null {
  const about = facts(source, 'EMPLOYEE');
  if (event.type === 'ORDER_ENDED') return endMail(source, event.reason, event.note, to);
  if (event.type === 'DELIVERY_WEEK_CONFIRMED') {
    const language = languageOf(to);
    return {
      kind: 'DELIVERY_WEEK',
      week: mailWeek(event.deliveryWeek, language),
      previous: event.previous && mailWeek(event.previous, language),
      // Mails carry a reason only of a provider account; a manufacturer's note is for the provider alone.
      reason: source.actorId === null ? null : event.note,
      ...about,
    };
  }
  if (event.type === 'SHIPMENT_REPORTED') {
    const language = languageOf(to);
    const { deliveryWeek } = source.order.state;
    return {
      kind: 'SHIPPED',
      shippedOn: mailCalendarDay(event.shippedOn, language),
      week: deliveryWeek && mailWeek(deliveryWeek, language),
      ...about,
    };
  }
  if (event.type === 'DELIVERY_REPORTED') {
    return { kind: 'DELIVERED', deliveredOn: mailCalendarDay(event.deliveredOn, languageOf(to)), ...about };
  }
  if (event.type === 'STEP_ACCEPTED') {
    if (event.stepType === 'CONFIRM_SUMMARY') return mailOfOwnStep(source, 'ORDER_CONFIRMED');
    if (event.handedOverOn === undefined) return null;
    const handedOverOn = mailCalendarDay(event.handedOverOn, languageOf(to));
    return { kind: 'LEASING_ACTIVE', handedOverOn, ...about };
  }
  if (event.type !== 'STEP_STARTED') return null;
  if (event.stepType === 'CONFIRM_SUMMARY') return mailOfOwnStep(source, 'ORDER_RECEIVED');
  if (event.stepType === 'TENANT_ADMIN_CLICK_CONFIRM') return signatureMail(source, to);
  if (event.stepType === 'ADMIN_CONFIRM') return { kind: 'EMPLOYER_APPROVED', ...about };
  return event.stepType === 'LEASING_ACTIVE' ? { kind: 'ORDERED_FROM_MANUFACTURER', ...about } : null;
}

/** When no tenant admin may decide, asks the provider to name one. */
async function mailsOfMissingApprover(tx: Transaction, source: MailSource): Promise<Mail[]> {
  const admins = await asSystem(tx, () => findDeciders(tx, 'ADMIN', null));
  return admins.map((person) => ({
    to: mailRecipient(person),
    content: {
      kind: 'APPROVER_MISSING',
      decideUntil: mailDay(source.deadline ?? source.now, languageOf(person)),
      ...facts(source, 'ADMIN'),
    },
  }));
}

async function mailsToDeciders(tx: Transaction, source: MailSource, event: OrderEvent): Promise<Mail[]> {
  const { order } = source;
  const isFirstApproval = event.type === 'FIRST_APPROVAL_GIVEN';
  if (isFirstApproval || (event.type === 'STEP_STARTED' && event.stepType === 'TENANT_ADMIN_CLICK_CONFIRM')) {
    const deciders = await asSystem(tx, () => findApprovers(tx, order));
    if (deciders.length === 0) return mailsOfMissingApprover(tx, source);
    return deciders
      .filter(({ id }) => !isFirstApproval || id !== source.actorId)
      .map((person) => ({
        to: mailRecipient(person),
        content: {
          kind: isFirstApproval ? 'SECOND_APPROVAL' : 'EMPLOYER_REVIEW',
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

/** The mails about an event to employee, employer, provider and HR office. */
async function mailsAbout(tx: Transaction, source: MailSource, event: OrderEvent): Promise<Mail[]> {
  const person = await findPerson(tx, source.order.userId);
  const content = employeeMail(source, event, person);
  return [
    ...(content ? [{ to: mailRecipient(person), content }] : []),
    ...(await mailsToDeciders(tx, source, event)),
    ...(await notices(tx, source, event)),
    ...(await mailsOfLeaver(tx, source, event)),
  ];
}

/** Mails an event to each party that it concerns, except the manufacturer. */
export function mailReaction(services: Pick<Services, 'configuration'>): OrderReaction {
  return {
    name: 'mails',
    phase: 'after-save',
    async react(tx, { before, event, actor, now, deadline }) {
      const source = { order: before, services, now, deadline, actorId: actor.userId };
      return (await mailsAbout(tx, source, event)).map((mail) => ({ kind: 'MAIL', mail }));
    },
  };
}
