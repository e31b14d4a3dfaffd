import type { StepWithDeadline } from '@stromwandel/ordering';
import type { MailTemplates } from '../mail.ts';

const STEPS = {
  CONFIRM_SUMMARY: {
    task: (until: string) => `Bitte bestätigen Sie bis ${until} die Zusammenfassung`,
    button: 'Zusammenfassung prüfen',
  },
  PREVIEW_CONTRACT: {
    task: (until: string) => `Bitte prüfen Sie bis ${until} den Überlassungsvertrag`,
    button: 'Vertrag prüfen',
  },
  NECT_DRIVERS_LICENCE: {
    task: (until: string) => `Bitte lassen Sie bis ${until} Führerschein und Identität prüfen`,
    button: 'Prüfung fortsetzen',
  },
  NECT_SIGN: {
    task: (until: string) => `Bitte unterschreiben Sie bis ${until} den Überlassungsvertrag`,
    button: 'Vertrag unterschreiben',
  },
} as const;

const MISSED: Readonly<Record<StepWithDeadline, string>> = {
  CONFIRM_SUMMARY: 'Sie haben die Zusammenfassung nicht innerhalb der Frist bestätigt.',
  PREVIEW_CONTRACT: 'Sie haben den Überlassungsvertrag nicht innerhalb der Frist geprüft.',
  NECT_DRIVERS_LICENCE: 'Führerschein und Identität wurden nicht innerhalb der Frist nachgewiesen.',
  NECT_SIGN: 'Sie haben den Überlassungsvertrag nicht innerhalb der Frist unterschrieben.',
  TENANT_ADMIN_CLICK_CONFIRM: 'Ihr Arbeitgeber hat nicht innerhalb der Frist entschieden.',
  ADMIN_CONFIRM: 'Wir haben das Auto nicht innerhalb der Frist bestellt. Das tut uns leid.',
};

/** Which own step the employee has to take before the order ends, and which step was missed when it did, in German. */
export const germanStepTemplates: Pick<MailTemplates, 'SIGNATURE_MISSING' | 'ORDER_EXPIRED'> = {
  SIGNATURE_MISSING: ({ orderId, vehicle, step, link, until }) => ({
    subject: `Bestellung ${orderId}: ${STEPS[step].task(until)}`,
    paragraphs: [
      `Ihre Bestellung ${orderId} (${vehicle}) wartet auf Sie. ${STEPS[step].task(until)}.`,
      'Danach läuft die Bestellung ab.',
    ],
    button: { label: STEPS[step].button, link },
  }),
  ORDER_EXPIRED: ({ orderId, vehicle, missed, link }) => ({
    subject: `Ihre Bestellung ${orderId} ist abgelaufen`,
    paragraphs: [
      `Ihre Bestellung ${orderId} (${vehicle}) ist beendet. ${missed ? MISSED[missed] : 'Die Frist für den nächsten Schritt ist abgelaufen.'}`,
      'Ihnen entstehen keine Kosten. Sie können jederzeit neu bestellen.',
    ],
    button: { label: 'Bestellung ansehen', link },
  }),
};
