import { providerInvitationBody } from '@stromwandel/api-spec';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { InvitePersonForm } from '../../product/desk/invite-person-form.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';

const EMPTY = { firstName: '', lastName: '', email: '' };

/** Makes an account of the provider. */
export function InviteAdminForm() {
  const { t } = useTranslation(['providerPeople', 'people']);
  const invite = useApiMutation('inviteProviderPerson', { outdates: ['listProviderPeople'] });
  return (
    <InvitePersonForm
      form={useSchemaForm(providerInvitationBody, EMPTY)}
      label={t('providerPeople:invite.title')}
      taken={t('providerPeople:invite.taken')}
      onInvite={async (body) => {
        const { email } = await invite.mutateAsync({ body });
        return t('people:invite.sent', { email });
      }}
    />
  );
}
