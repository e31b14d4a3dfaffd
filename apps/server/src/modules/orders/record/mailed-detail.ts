import { ORDER_MAIL_KINDS } from '@stromwandel/api-spec';
import type { Mail } from '../../../adapters/mail/mail.ts';

type OrderMailKind = (typeof ORDER_MAIL_KINDS)[number];

/**
 * The kinds of mails that follow from an event, each once, for its audit details. The outbox deletes sent mails, so
 * the timeline needs this copy.
 */
export function mailedDetail(mails: readonly Mail[]): { readonly mails?: string } {
  const kinds = [...new Set(mails.map(({ content }) => content.kind))];
  return kinds.length === 0 ? {} : { mails: kinds.join(',') };
}

/** Reads the kinds that `mailedDetail` wrote; skips unknown kinds of another version. */
export function mailedKinds(detail: unknown): OrderMailKind[] {
  const kinds = typeof detail === 'string' ? detail.split(',') : [];
  return ORDER_MAIL_KINDS.filter((kind) => kinds.includes(kind));
}
