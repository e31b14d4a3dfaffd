import type { MailRecipient } from '../../mail/mail.ts';
import type { OrderingPerson } from './person-store.ts';

const TITLES = ['mr', 'ms', 'other'] as const;

/** A person as the receiver of mails. */
export function mailRecipient(person: OrderingPerson): MailRecipient {
  return {
    email: person.email,
    title: TITLES.find((title) => title === person.title) ?? null,
    firstName: person.firstName,
    lastName: person.lastName,
    language: languageOf(person),
  };
}

/** The language a person reads. */
export function languageOf(person: Pick<OrderingPerson, 'language'>): 'de' | 'en' {
  return person.language === 'en' ? 'en' : 'de';
}
