import type { ExtensionMail } from '../extension-mail.ts';
import type { MailTemplates } from '../mail.ts';

/** The extension of a running lease, in English. */
export const englishExtensionTemplates: Pick<MailTemplates, ExtensionMail['kind']> = {
  EXTENSION_OFFERED: ({ vehicle, months, until, link }) => ({
    subject: `Offer: keep your car for ${months} more months`,
    paragraphs: [
      `The provider offers you your car (${vehicle}) for ${months} more months, until ${until}.`,
      'Look at the rate and your net rate and take your time. You can accept until the last day of the term; your employer’s approval and your signature are needed by then, too.',
    ],
    button: { label: 'View the offer', link },
  }),
  EXTENSION_REVIEW: ({ employeeName, vehicle, months, until, link }) => ({
    subject: `Please decide on an extension: ${employeeName}`,
    paragraphs: [
      `${employeeName} would like to keep the car (${vehicle}) for ${months} more months, until ${until}.`,
      'The conversion goes on with it, so we need your approval before the annex is signed.',
    ],
    button: { label: 'View the extension', link },
  }),
  EXTENSION_DECIDED: ({ vehicle, months, approved, reason, link }) =>
    approved
      ? {
          subject: 'Please sign: your extension is approved',
          paragraphs: [
            `Your employer has approved ${months} more months for your car (${vehicle}).`,
            'All that’s missing is your signature on the annex, on the last day of the term at the latest.',
          ],
          button: { label: 'Sign the annex', link },
        }
      : {
          subject: 'Your extension wasn’t approved',
          paragraphs: [
            `Your employer declined ${months} more months for your car (${vehicle}). Your lease ends as agreed before.`,
            ...(reason === null ? [] : [`Reason: ${reason}`]),
          ],
          button: { label: 'View offers', link },
        },
  EXTENSION_REFUSED: ({ by, employeeName, vehicle, months, link }) => ({
    subject: `Extension declined: ${employeeName}`,
    paragraphs: [
      by === 'EMPLOYEE'
        ? `${employeeName} declined your offer to keep the car (${vehicle}) for ${months} more months.`
        : `The employer of ${employeeName} didn’t approve ${months} more months for the car (${vehicle}).`,
    ],
    button: { label: 'Open the vehicle', link },
  }),
  LEASE_EXTENDED: ({ reader, employeeName, vehicle, months, until, link }) =>
    reader === 'EMPLOYEE'
      ? {
          subject: `Your car stays until ${until}`,
          paragraphs: [
            `The extension of your car (${vehicle}) by ${months} months is signed. The last day is now ${until}.`,
            'If an appointment for the return was agreed, it no longer applies. You’ll find the annex under “My car”.',
          ],
          button: { label: 'View the extension', link },
        }
      : {
          subject: `Lease extended: ${employeeName}`,
          paragraphs: [
            `${employeeName} has signed the extension (${vehicle}): ${months} more months, the last day is now ${until}.`,
            reader === 'EMPLOYER'
              ? 'The payroll files continue the conversion without a gap, with the new amount from the first day of the extension.'
              : 'If an appointment for the return was agreed, it no longer applies.',
          ],
          button: { label: 'Open Stromwandel', link },
        },
};
