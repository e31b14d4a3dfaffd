import type { StepWithDeadline } from '@stromwandel/ordering';
import type { MailTemplates } from '../mail.ts';

const STEPS = {
  CONFIRM_SUMMARY: {
    task: (until: string) => `Please confirm the summary by ${until}`,
    button: 'Check summary',
  },
  PREVIEW_CONTRACT: {
    task: (until: string) => `Please check the company car agreement by ${until}`,
    button: 'Check contract',
  },
  NECT_DRIVERS_LICENCE: {
    task: (until: string) => `Please have your driving licence and identity checked by ${until}`,
    button: 'Continue the check',
  },
  NECT_SIGN: {
    task: (until: string) => `Please sign the company car agreement by ${until}`,
    button: 'Sign contract',
  },
} as const;

const MISSED: Readonly<Record<StepWithDeadline, string>> = {
  CONFIRM_SUMMARY: 'You didn’t confirm the summary in time.',
  PREVIEW_CONTRACT: 'You didn’t check the company car agreement in time.',
  NECT_DRIVERS_LICENCE: 'Your driving licence and identity weren’t checked in time.',
  NECT_SIGN: 'You didn’t sign the company car agreement in time.',
  TENANT_ADMIN_CLICK_CONFIRM: 'Your employer didn’t decide in time.',
  ADMIN_CONFIRM: 'We didn’t order the car in time. We’re sorry.',
};

/** Which own step the employee has to take before the order ends, and which step was missed when it did, in English. */
export const englishStepTemplates: Pick<MailTemplates, 'SIGNATURE_MISSING' | 'ORDER_EXPIRED'> = {
  SIGNATURE_MISSING: ({ orderId, vehicle, step, link, until }) => ({
    subject: `Order ${orderId}: ${STEPS[step].task(until)}`,
    paragraphs: [
      `Your order ${orderId} (${vehicle}) is waiting for you. ${STEPS[step].task(until)}.`,
      'After that the order expires.',
    ],
    button: { label: STEPS[step].button, link },
  }),
  ORDER_EXPIRED: ({ orderId, vehicle, missed, link }) => ({
    subject: `Your order ${orderId} has expired`,
    paragraphs: [
      `Your order ${orderId} (${vehicle}) has ended. ${missed ? MISSED[missed] : 'The time for the next step has run out.'}`,
      'This costs you nothing. You can order again at any time.',
    ],
    button: { label: 'View order', link },
  }),
};
