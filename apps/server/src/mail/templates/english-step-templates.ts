import type { MailTemplates } from '../mail.ts';

const STEPS = {
  CONFIRM_SUMMARY: {
    title: 'confirm the summary',
    task: 'Please check and confirm the summary.',
    button: 'Go to the summary',
  },
  PREVIEW_CONTRACT: {
    title: 'check the contract',
    task: 'Please check the vehicle-provision contract.',
    button: 'Go to the contract',
  },
  NECT_DRIVERS_LICENCE: {
    title: 'have your driving licence checked',
    task: 'Please have your driving licence and identity checked.',
    button: 'Continue to the check',
  },
  NECT_SIGN: {
    title: 'sign the contract',
    task: 'Please sign the vehicle-provision contract.',
    button: 'Continue to signature',
  },
} as const;

/** Which own step the employee has to take before the order ends, in English. */
export const englishStepTemplates: Pick<MailTemplates, 'SIGNATURE_MISSING'> = {
  SIGNATURE_MISSING: ({ orderId, vehicle, step, link, until }) => ({
    subject: `Order ${orderId}: ${STEPS[step].title} by ${until}`,
    paragraphs: [
      `Your order ${orderId} (${vehicle}) is waiting for you. ${STEPS[step].task}`,
      `There is time until ${until}. Without this step the order ends then.`,
    ],
    button: { label: STEPS[step].button, link },
  }),
};
