import type { MailTemplates } from '../mail.ts';

/** Small print of mails that harm nothing when a stranger asked for them. */
export const IGNORE_NOTE = 'If this wasn’t you, you can ignore this e-mail.';

/** Where readers find the support. */
export const SUPPORT = 'You’ll find our support contact details at the bottom of every Stromwandel page.';

const UNKNOWN_ACCOUNT_NOTE =
  'If you didn’t create an account, please don’t open the link; we’ll delete the account after 7 days.';

/** Mails about the address of an account, in English. */
export const englishAddressTemplates: Pick<
  MailTemplates,
  'CONFIRM_EMAIL' | 'EMAIL_CHANGE_NOTICE' | 'EMAIL_CHANGE_UNDONE'
> = {
  CONFIRM_EMAIL: ({ purpose, email, link, validHours }) => ({
    subject: 'Please confirm your e-mail address',
    paragraphs:
      purpose === 'REGISTRATION'
        ? [
            `A Stromwandel account was created with the address ${email}. Please confirm that this address is yours.`,
            'You can then enter your salary data and order a car.',
          ]
        : [
            `${email} was entered as the new e-mail address for your Stromwandel account.`,
            'Please confirm the new address. Until you do, your current one stays in use.',
          ],
    button: { label: 'Confirm e-mail address', link },
    note: `The link is valid for ${validHours} hours. ${purpose === 'REGISTRATION' ? UNKNOWN_ACCOUNT_NOTE : IGNORE_NOTE}`,
  }),
  EMAIL_CHANGE_NOTICE: ({ email, newEmail, link, validDays }) => ({
    subject: 'Your e-mail address is about to change',
    paragraphs: [
      `The new address ${newEmail} was entered for your Stromwandel account. It replaces ${email} as soon as it is confirmed.`,
      'If you made this change, there’s nothing more to do.',
      'If this wasn’t you, someone knows your password. Please undo the change straight away and set a new password.',
    ],
    button: { label: 'Undo the change', link },
    note: `The link stays valid for ${validDays} days after the new address is confirmed.`,
  }),
  EMAIL_CHANGE_UNDONE: ({ email, link }) => ({
    subject: 'Your e-mail address was changed back',
    paragraphs: [
      `The change of your e-mail address to ${email} was undone from your previous address. Your Stromwandel account uses the previous address again, and all devices have been logged out.`,
      `If you made the change yourself and didn’t undo it, please contact us straight away. ${SUPPORT}`,
    ],
    button: { label: 'Open Stromwandel', link },
  }),
};
