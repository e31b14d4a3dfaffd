import type { MailTemplates } from '../mail.ts';

/** Mails about the tenant admins of an employer, in English. */
export const englishAdminTemplates: Pick<
  MailTemplates,
  'TENANT_ADMIN_ADDED' | 'TENANT_ADMIN_REQUESTED' | 'TENANT_ADMIN_DECIDED'
> = {
  TENANT_ADMIN_ADDED: ({ personName, email, tenantName, by, approvedBy, link }) => ({
    subject: `New in your HR team: ${personName}`,
    paragraphs: [
      `${personName} is now part of the HR team of ${tenantName}, and can approve orders and manage people.`,
    ],
    facts: [
      ['E-mail address', email],
      ['Added by', by],
      ...(approvedBy === null ? [] : [['Approved by', approvedBy] as const]),
    ],
    button: { label: 'View people', link },
    note: 'Don’t know this person? Block the account and contact Stromwandel.',
  }),
  TENANT_ADMIN_REQUESTED: ({ change, requesterName, personName, email, tenantName, link }) => ({
    subject: `Your approval is needed: HR team of ${tenantName}`,
    paragraphs: [
      {
        ROLE: `${requesterName} wants to add ${personName} to the HR team of ${tenantName}.`,
        ACCESS: `${requesterName} wants to give ${personName} back the blocked access to the HR team of ${tenantName}.`,
        ADDRESS: `${requesterName} belongs to the HR team of ${tenantName} and wants to change their own e-mail address.`,
      }[change],
      `Orders of ${tenantName} need two approvals. That’s why a second person has to agree.`,
    ],
    facts: [[change === 'ADDRESS' ? 'New e-mail address' : 'E-mail address', email]],
    button: { label: 'Review request', link },
    note: 'If you don’t know about this request, please ask before you approve it.',
  }),
  TENANT_ADMIN_DECIDED: ({ change, approved, deciderName, personName, email, link }) =>
    approved
      ? {
          subject: 'Your new e-mail address has been approved',
          paragraphs: [
            `${deciderName} approved your new address ${email}.`,
            'Enter the address once more in your profile within the next seven days. We’ll then send the confirmation link.',
          ],
          button: { label: 'Go to your profile', link },
        }
      : {
          subject: 'Your request was declined',
          paragraphs: [
            {
              ROLE: `${deciderName} declined to add ${personName} to the HR team.`,
              ACCESS: `${deciderName} declined to give ${personName} their access back.`,
              ADDRESS: `${deciderName} declined your new address ${email}. Your present address stays.`,
            }[change],
          ],
          button: { label: change === 'ADDRESS' ? 'Go to your profile' : 'View people', link },
        },
};
