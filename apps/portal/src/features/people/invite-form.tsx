import { invitationBody } from '@stromwandel/api-spec';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { InvitePersonForm } from '../../product/desk/invite-person-form.tsx';
import { CheckboxField } from '../../forms/checkbox-field.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';

const EMPTY = { firstName: '', lastName: '', email: '', employeeId: '', tenantAdmin: false };

/** Invites one person of the employer. */
export function InviteForm() {
  const { t } = useTranslation('people');
  const invite = useApiMutation('invitePerson', { outdates: ['listPeople', 'listAdminRequests'] });
  return (
    <InvitePersonForm
      form={useSchemaForm(invitationBody, EMPTY)}
      label={t('invite.title')}
      taken={t('invite.taken')}
      onInvite={async (body) => {
        const { email, adminRequested } = await invite.mutateAsync({ body });
        return adminRequested ? t('invite.sentForSecond', { email }) : t('invite.sent', { email });
      }}
      fields={<TextField name="employeeId" autoComplete="off" label={t('invite.employeeId')} />}
      below={
        <CheckboxField
          name="tenantAdmin"
          label={t('invite.tenantAdmin')}
          hint={t('invite.tenantAdminHint')}
        />
      }
    />
  );
}
