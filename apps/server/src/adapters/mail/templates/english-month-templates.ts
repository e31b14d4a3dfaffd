import type { MailTemplates } from '../mail.ts';

/** The driver's month, in English. */
export const englishMonthTemplates: Pick<MailTemplates, 'MONTH_OPEN' | 'MONTH_MISSING' | 'METHOD_HINT'> = {
  MONTH_OPEN: ({ vehicle, month, confirmUntil, hasCharging, link }) => ({
    subject: `Please report your trips in ${month}`,
    paragraphs: [
      `Please confirm by ${confirmUntil} on which days you drove to work in ${month} with your car (${vehicle}). We suggest the weekdays of your last month.`,
      ...(hasCharging ? ['You report electricity charged at home on the same page.'] : []),
    ],
    button: { label: 'Report the month', link },
    note: 'Without a report, payroll counts the month at 0.03% per kilometre. Only your HR team sees the days, for payroll.',
  }),
  MONTH_MISSING: ({ vehicle, month, isOver, openUntil, link }) => ({
    subject: isOver ? `Your trips in ${month} are missing` : `Last day for your trips in ${month}`,
    paragraphs: [
      isOver
        ? `You reported no trips for your car (${vehicle}) in ${month}. Payroll now counts the month at 0.03% per kilometre.`
        : `Your trips to work in ${month} with your car (${vehicle}) are still missing. Today they come in time.`,
      `You can still report until ${openUntil}; the month is corrected then.`,
    ],
    button: { label: 'Report the month', link },
    note: 'You didn’t drive to work? Then report the month without trips.',
  }),
  METHOD_HINT: ({ vehicle, year, changeableUntil, link }) => ({
    subject: `Your commute in ${year}: the other method could be cheaper`,
    paragraphs: [
      `By your entries the other method would be cheaper for your commute with your car (${vehicle}) in ${year}.`,
      `You can switch until ${changeableUntil}, back to the beginning of the year. For ${year + 1} you choose on the same page.`,
    ],
    button: { label: 'Compare the methods', link },
    note: 'Only you see the comparison. We write about this once a year.',
  }),
};
