import { useTranslation } from 'react-i18next';

/** Names a month `2026-12` shortly in the person's language: "Dez. 2026". */
export function useMonthFormat(): (month: string) => string {
  const { i18n } = useTranslation();
  const format = new Intl.DateTimeFormat(i18n.language === 'en' ? 'en-GB' : 'de-DE', {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (month) => (month === '' ? '' : format.format(new Date(`${month}-01`)));
}
