import type { MailTemplates } from '../mail.ts';

/** Small print of mails that harm nothing when a stranger asked for them. */
export const IGNORE_NOTE = 'If this was not you, you can ignore this e-mail.';

const UNKNOWN_ACCOUNT_NOTE =
  "If you didn't create an account, please don't open the link; we'll delete the account after 7 days.";

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
            `An account with the address ${email} was created at Stromwandel. Please confirm that the address is yours.`,
            'After that you can enter your salary data and order a car.',
          ]
        : [
            `Your Stromwandel account is to get the address ${email}. It takes effect as soon as you confirm it.`,
          ],
    button: { label: 'Confirm e-mail address', link },
    note: `The link is valid for ${validHours} hours. ${purpose === 'REGISTRATION' ? UNKNOWN_ACCOUNT_NOTE : IGNORE_NOTE}`,
  }),
  EMAIL_CHANGE_NOTICE: ({ email, newEmail, link, validDays }) => ({
    subject: 'Your e-mail address is about to change',
    paragraphs: [
      `The new address ${newEmail} was given for your Stromwandel account. It replaces ${email} once it is confirmed.`,
      "Wasn't this you? Then somebody knows your password. Please undo the change at once and set a new password.",
    ],
    button: { label: 'Undo the change', link },
    note: `The link is valid until ${validDays} days after the new address was confirmed.`,
  }),
  EMAIL_CHANGE_UNDONE: ({ email, link }) => ({
    subject: 'Your e-mail address was changed back',
    paragraphs: [
      `The change to the address ${email} was undone from the former address. Your Stromwandel account has the former address again, and all devices were signed out.`,
      "If you made the change yourself and didn't undo it, please contact us at once.",
    ],
    button: { label: 'Go to Stromwandel', link },
  }),
};
