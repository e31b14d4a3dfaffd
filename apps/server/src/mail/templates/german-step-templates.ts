import type { MailTemplates } from '../mail.ts';

const STEPS = {
  CONFIRM_SUMMARY: {
    title: 'Zusammenfassung bestätigen',
    task: 'Bitte prüfen und bestätigen Sie noch die Zusammenfassung.',
    button: 'Zur Zusammenfassung',
  },
  PREVIEW_CONTRACT: {
    title: 'Vertrag prüfen',
    task: 'Bitte prüfen Sie noch den Überlassungsvertrag.',
    button: 'Zum Vertrag',
  },
  NECT_DRIVERS_LICENCE: {
    title: 'Führerschein prüfen lassen',
    task: 'Bitte lassen Sie noch Ihren Führerschein und Ihre Identität prüfen.',
    button: 'Weiter zur Prüfung',
  },
  NECT_SIGN: {
    title: 'Vertrag unterschreiben',
    task: 'Bitte unterschreiben Sie noch den Überlassungsvertrag.',
    button: 'Weiter zur Unterschrift',
  },
} as const;

/** Which own step the employee has to take before the order ends, in German. */
export const germanStepTemplates: Pick<MailTemplates, 'SIGNATURE_MISSING'> = {
  SIGNATURE_MISSING: ({ orderId, vehicle, step, link, until }) => ({
    subject: `Bestellung ${orderId}: bis ${until} ${STEPS[step].title}`,
    paragraphs: [
      `Ihre Bestellung ${orderId} (${vehicle}) wartet auf Sie. ${STEPS[step].task}`,
      `Dafür ist bis ${until} Zeit. Ohne diesen Schritt endet die Bestellung dann.`,
    ],
    button: { label: STEPS[step].button, link },
  }),
};
