import { ORDER_MAIL_KINDS } from '@stromwandel/api-spec';
import type { Mail } from '../../../adapters/mail/mail.ts';

type OrderMailKind = (typeof ORDER_MAIL_KINDS)[number];

/**
 * Which mails follow from an event, for its audit details: kinds only, each once. The outbox forgets what it sent, and
 * the timeline of the order still has to tell of it.
 */
export function mailedDetail(mails: readonly Mail[]): { readonly mails?: string } {
  const kinds = [...new Set(mails.map(({ content }) => content.kind))];
  return kinds.length === 0 ? {} : { mails: kinds.join(',') };
}

/** The kinds that `mailedDetail` wrote; an unknown one of another version is left out. */
export function mailedKinds(detail: unknown): OrderMailKind[] {
  const kinds = typeof detail === 'string' ? detail.split(',') : [];
  return ORDER_MAIL_KINDS.filter((kind) => kinds.includes(kind));
}
