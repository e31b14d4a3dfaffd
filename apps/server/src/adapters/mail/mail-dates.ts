import type { MailRecipient } from './mail.ts';

type Language = MailRecipient['language'];

const LOCALE = { de: 'de-DE', en: 'en-GB' } as const;

/** A day as mails write it: 5. Dezember 2026, 5 December 2026. */
export function mailDay(instant: Date, language: Language): string {
  return new Intl.DateTimeFormat(LOCALE[language], { dateStyle: 'long', timeZone: 'Europe/Berlin' }).format(
    instant,
  );
}

/** The same of a `YYYY-MM-DD`. */
export function mailCalendarDay(day: string, language: Language): string {
  return mailDay(new Date(`${day}T12:00:00Z`), language);
}

/** Day and German time of an appointment: Dienstag, 1. Dezember 2026, 10:30 Uhr; Tuesday 1 December 2026, 10:30. */
export function mailAppointment(
  { day, time }: { readonly day: string; readonly time: string },
  language: Language,
): string {
  const words = new Intl.DateTimeFormat(LOCALE[language], { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(day),
  );
  return language === 'de' ? `${words}, ${time} Uhr` : `${words}, ${time}`;
}

/** Months, `YYYY-MM`: November 2026 und Dezember 2026. */
export function mailMonths(months: readonly string[], language: Language): string {
  const format = new Intl.DateTimeFormat(LOCALE[language], {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return new Intl.ListFormat(LOCALE[language]).format(
    months.map((month) => format.format(new Date(`${month}-01T00:00:00Z`))),
  );
}

/** Day and time of a receipt: 20.11.2026, 14:30 Uhr. */
export function mailMoment(instant: Date, language: Language): string {
  const text = new Intl.DateTimeFormat(LOCALE[language], {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Berlin',
  }).format(instant);
  return language === 'de' ? `${text} Uhr` : text;
}

/** An ISO week: Kalenderwoche 5/2027, week 5 of 2027. */
export function mailWeek(isoWeek: string, language: Language): string {
  const [year, week] = isoWeek.split('-W');
  return language === 'de' ? `Kalenderwoche ${Number(week)}/${year}` : `week ${Number(week)} of ${year}`;
}
