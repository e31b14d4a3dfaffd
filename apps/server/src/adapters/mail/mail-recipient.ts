import type { users } from '../../platform/database/schema/index.ts';
import type { MailRecipient } from './mail.ts';

const TITLES = ['mr', 'ms', 'other'] as const;

type Person = typeof users.$inferSelect;

/** A person as the receiver of mails. */
export function mailRecipient(person: Person): MailRecipient {
  return {
    email: person.email,
    title: TITLES.find((title) => title === person.title) ?? null,
    firstName: person.firstName,
    lastName: person.lastName,
    language: languageOf(person),
  };
}

/** The language a person reads. */
export function languageOf(person: Pick<Person, 'language'>): 'de' | 'en' {
  return person.language === 'en' ? 'en' : 'de';
}
