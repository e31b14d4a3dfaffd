import { currentStep, withStatus, type OrderEvent } from '@stromwandel/ordering';
import { asSystem } from '../../../platform/database/as-system.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Mail, MailContent } from '../../../adapters/mail/mail.ts';
import { mailCalendarDay, mailMoment, mailMonths } from '../../../adapters/mail/mail-dates.ts';
import { languageOf, mailRecipient } from '../../../adapters/mail/mail-recipient.ts';
import { facts, type MailSource } from './mail-source.ts';
import { findDeciders, type OrderingPerson } from '../record/person-store.ts';

type DeciderRole = 'TENANT_ADMIN' | 'ADMIN';

/** A mail to a person who has nothing to do, and the role in which they get it. */
interface Notice {
  readonly roles: readonly DeciderRole[];
  readonly content: (role: DeciderRole, to: OrderingPerson) => MailContent;
}

/** Informs those who agreed to a signed order that it ended, so that they can cancel their arrangements. */
function endNotice(
  source: MailSource,
  reason: Extract<OrderEvent, { type: 'ORDER_ENDED' }>['reason'],
): Notice | null {
  const { steps, userSteps } = source.order.state;
  switch (reason) {
    case 'WITHDRAWN':
      return {
        roles: ['TENANT_ADMIN', 'ADMIN'],
        content: (role, to) => ({
          kind: 'WITHDRAWAL_NOTICE',
          at: mailMoment(source.now, languageOf(to)),
          ...facts(source, role),
        }),
      };
    case 'DECLINED_BY_ADMIN':
      return {
        roles: ['TENANT_ADMIN'],
        content: (role) => ({ kind: 'END_NOTICE', cause: 'DECLINED_BY_ADMIN', ...facts(source, role) }),
      };
    case 'DEADLINE_PASSED': {
      const isAtProvider = currentStep(withStatus(steps, userSteps))?.adminEnabled === true;
      return {
        roles: isAtProvider ? ['TENANT_ADMIN', 'ADMIN'] : ['TENANT_ADMIN'],
        content: (role) => ({ kind: 'END_NOTICE', cause: 'DEADLINE_PASSED', ...facts(source, role) }),
      };
    }
    default:
      return null;
  }
}

function noticeAbout(source: MailSource, event: OrderEvent): Notice | null {
  if (event.type === 'ORDER_ENDED') {
    return source.order.row.signedAt === null ? null : endNotice(source, event.reason);
  }
  if (event.type !== 'STEP_ACCEPTED' || event.handedOverOn === undefined) return null;
  const { handedOverOn, outdatedPayrollMonths = [] } = event;
  return {
    roles: ['TENANT_ADMIN'],
    content: (_role, to) => ({
      kind: 'LEASE_STARTED',
      handedOverOn: mailCalendarDay(handedOverOn, languageOf(to)),
      ...(outdatedPayrollMonths.length > 0 && {
        outdatedMonths: mailMonths(outdatedPayrollMonths, languageOf(to)),
      }),
      ...facts(source, 'PAYROLL'),
    }),
  };
}

/** Returns the mails that inform employer and provider of another party's action. */
export async function notices(tx: Transaction, source: MailSource, event: OrderEvent): Promise<Mail[]> {
  const notice = noticeAbout(source, event);
  const mails: Mail[] = [];
  for (const role of notice?.roles ?? []) {
    const tenantId = role === 'ADMIN' ? null : source.order.tenantId;
    const people = await asSystem(tx, () => findDeciders(tx, role, tenantId));
    // The person who ordered gets the employee's mail. They get the employer's too only if no other tenant admin
    // exists.
    const others = people.filter(({ id }) => id !== source.order.userId);
    for (const to of others.length > 0 ? others : people) {
      if (notice) mails.push({ to: mailRecipient(to), content: notice.content(role, to) });
    }
  }
  return mails;
}
