import type { StepWithDeadline } from '@stromwandel/ordering';
import type { MailTemplates } from '../mail.ts';

const STEPS = {
  CONFIRM_SUMMARY: {
    title: 'confirm the summary',
    task: 'Please check and confirm the summary.',
    button: 'Go to the summary',
  },
  PREVIEW_CONTRACT: {
    title: 'check the contract',
    task: 'Please check the company car agreement.',
    button: 'Go to the contract',
  },
  NECT_DRIVERS_LICENCE: {
    title: 'have your driving licence checked',
    task: 'Please have your driving licence and identity checked.',
    button: 'Continue to the check',
  },
  NECT_SIGN: {
    title: 'sign the contract',
    task: 'Please sign the company car agreement.',
    button: 'Continue to signature',
  },
} as const;

const MISSED: Readonly<Record<StepWithDeadline, string>> = {
  CONFIRM_SUMMARY: 'You did not confirm the summary in time.',
  PREVIEW_CONTRACT: 'You did not check the company car agreement in time.',
  NECT_DRIVERS_LICENCE: 'Your driving licence and identity were not checked in time.',
  NECT_SIGN: 'The company car agreement was not signed in time.',
  TENANT_ADMIN_CLICK_CONFIRM: 'Your employer did not decide in time.',
  ADMIN_CONFIRM: 'We did not decide in time. We are sorry.',
};

/** Which own step the employee has to take before the order ends, and which step was missed when it did, in English. */
export const englishStepTemplates: Pick<MailTemplates, 'SIGNATURE_MISSING' | 'ORDER_EXPIRED'> = {
  SIGNATURE_MISSING: ({ orderId, vehicle, step, link, until }) => ({
    subject: `Order ${orderId}: ${STEPS[step].title} by ${until}`,
    paragraphs: [
      `Your order ${orderId} (${vehicle}) is waiting for you. ${STEPS[step].task}`,
      `There is time until ${until}. Without this step the order ends then.`,
    ],
    button: { label: STEPS[step].button, link },
  }),
  ORDER_EXPIRED: ({ orderId, vehicle, missed, link }) => ({
    subject: `Your order ${orderId} has expired`,
    paragraphs: [
      `Your order ${orderId} (${vehicle}) has ended. ${missed ? MISSED[missed] : 'The time for the next step has passed.'}`,
      'This costs you nothing. You can order again at any time.',
    ],
    button: { label: 'View order', link },
  }),
};
