import type { StepWithDeadline } from '@stromwandel/ordering';
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

const MISSED: Readonly<Record<StepWithDeadline, string>> = {
  CONFIRM_SUMMARY: 'Sie haben die Zusammenfassung nicht innerhalb der Frist bestätigt.',
  PREVIEW_CONTRACT: 'Sie haben den Überlassungsvertrag nicht innerhalb der Frist geprüft.',
  NECT_DRIVERS_LICENCE: 'Führerschein und Identität waren nicht innerhalb der Frist nachgewiesen.',
  NECT_SIGN: 'Der Überlassungsvertrag war nicht innerhalb der Frist unterschrieben.',
  TENANT_ADMIN_CLICK_CONFIRM: 'Ihr Arbeitgeber hat nicht innerhalb der Frist entschieden.',
  ADMIN_CONFIRM: 'Wir haben nicht innerhalb der Frist entschieden. Das tut uns leid.',
};

/** Which own step the employee has to take before the order ends, and which step was missed when it did, in German. */
export const germanStepTemplates: Pick<MailTemplates, 'SIGNATURE_MISSING' | 'ORDER_EXPIRED'> = {
  SIGNATURE_MISSING: ({ orderId, vehicle, step, link, until }) => ({
    subject: `Bestellung ${orderId}: bis ${until} ${STEPS[step].title}`,
    paragraphs: [
      `Ihre Bestellung ${orderId} (${vehicle}) wartet auf Sie. ${STEPS[step].task}`,
      `Dafür ist bis ${until} Zeit. Ohne diesen Schritt endet die Bestellung dann.`,
    ],
    button: { label: STEPS[step].button, link },
  }),
  ORDER_EXPIRED: ({ orderId, vehicle, missed, link }) => ({
    subject: `Ihre Bestellung ${orderId} ist abgelaufen`,
    paragraphs: [
      `Ihre Bestellung ${orderId} (${vehicle}) ist beendet. ${missed ? MISSED[missed] : 'Die Frist für den nächsten Schritt ist verstrichen.'}`,
      'Ihnen entstehen keine Kosten. Sie können jederzeit neu bestellen.',
    ],
    button: { label: 'Bestellung ansehen', link },
  }),
};
