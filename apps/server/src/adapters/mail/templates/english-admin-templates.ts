import type { MailTemplates } from '../mail.ts';

/** Mails about the tenant admins of an employer, in English. */
export const englishAdminTemplates: Pick<
  MailTemplates,
  'TENANT_ADMIN_ADDED' | 'TENANT_ADMIN_REQUESTED' | 'TENANT_ADMIN_DECIDED'
> = {
  TENANT_ADMIN_ADDED: ({ personName, email, tenantName, by, approvedBy, link }) => ({
    subject: `New in your HR team: ${personName}`,
    paragraphs: [
      `${personName} has joined the HR team at ${tenantName} and can now approve orders and manage people.`,
    ],
    facts: [
      ['E-mail address', email],
      ['Added by', by],
      ...(approvedBy === null ? [] : [['Approved by', approvedBy] as const]),
    ],
    button: { label: 'View people', link },
    note: `Don’t know ${personName}? Please block the account and contact Stromwandel.`,
  }),
  TENANT_ADMIN_REQUESTED: ({ change, requesterName, personName, email, tenantName, link }) => ({
    subject: `Your approval is needed: HR team at ${tenantName}`,
    paragraphs: [
      {
        ROLE: `${requesterName} would like to add ${personName} to the HR team at ${tenantName}.`,
        ACCESS: `${personName}’s access to the HR team at ${tenantName} is blocked. ${requesterName} would like to restore it.`,
        ADDRESS: `${requesterName} from the HR team at ${tenantName} would like to change their own e-mail address.`,
      }[change],
      `At ${tenantName}, every order needs approval from two people. That’s why this change needs a second approval, too. Please approve or decline the request.`,
    ],
    facts: [[change === 'ADDRESS' ? 'New e-mail address' : 'E-mail address', email]],
    button: { label: 'Review request', link },
    note: `Don’t know about this request? Please check with ${requesterName} before you approve it.`,
  }),
  TENANT_ADMIN_DECIDED: ({ change, approved, deciderName, personName, email, link }) =>
    approved
      ? {
          subject: 'Your new e-mail address has been approved',
          paragraphs: [
            `${deciderName} has approved your new address ${email}.`,
            'Please enter the address once more in your profile within the next seven days. We’ll then send you the link to confirm it.',
          ],
          button: { label: 'Open your profile', link },
        }
      : {
          subject: 'Your request was declined',
          paragraphs: [
            {
              ROLE: `${deciderName} declined your request to add ${personName} to the HR team.`,
              ACCESS: `${deciderName} declined your request to restore ${personName}’s access.`,
              ADDRESS: `${deciderName} declined your new address ${email}. Your current address stays in use.`,
            }[change],
          ],
          button: { label: change === 'ADDRESS' ? 'Open your profile' : 'View people', link },
        },
};
