import { providerInvitationBody } from '@stromwandel/api-spec';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { InvitePersonForm } from '../../desk/invite-person-form.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';

const EMPTY = { firstName: '', lastName: '', email: '' };

/** Makes an account of the provider. */
export function InviteAdminForm() {
  const { t } = useTranslation('providerPeople');
  const invite = useApiMutation('inviteProviderPerson', { outdates: ['listProviderPeople'] });
  return (
    <InvitePersonForm
      form={useSchemaForm(providerInvitationBody, EMPTY)}
      label={t('invite.title')}
      taken={t('invite.taken')}
      onInvite={(body) => invite.mutateAsync({ body })}
    />
  );
}
