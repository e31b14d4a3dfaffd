import { newTenantBody } from '@stromwandel/api-spec';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useNavigate } from 'react-router';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useToast } from '../../feedback/use-toast.ts';
import { DeskCards } from '../../product/desk/desk-cards.tsx';
import { deskPaths } from '../../navigation/desk-paths.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { AdminFields, TenantFields } from './tenant-fields.tsx';
import { TenantForm } from './tenant-form.tsx';

const EMPTY = {
  tenant: { name: '', street: '', streetNumber: '', postcode: '', place: '' },
  admin: { firstName: '', lastName: '', email: '' },
};

/** Makes an employer together with its first tenant admin. */
export function NewTenant() {
  const { t } = useTranslation(['tenants', 'app']);
  const navigate = useNavigate();
  const toast = useToast('desk');
  const create = useApiMutation('createTenant', { outdates: ['listTenants'] });
  return (
    <>
      <title>{t('app:pageTitle', { page: t('tenants:new') })}</title>
      <PageTitle title={t('tenants:new')} lead={t('tenants:newLead')} />
      <TenantForm
        schema={newTenantBody}
        values={EMPTY}
        label={t('tenants:new')}
        action={t('tenants:create')}
        onSend={async (body) => {
          const { id } = await create.mutateAsync({ body });
          toast('success', t('tenants:created', { email: body.admin.email }));
          await navigate(deskPaths.providerTenant(id), { replace: true });
        }}
      >
        <DeskCards>
          <SectionCard title={t('tenants:address.title')} description={t('tenants:address.description')}>
            <TenantFields below="tenant." />
          </SectionCard>
          <SectionCard title={t('tenants:admins.first')} description={t('tenants:admins.description')}>
            <AdminFields below="admin." />
          </SectionCard>
        </DeskCards>
      </TenantForm>
    </>
  );
}
