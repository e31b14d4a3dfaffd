import { tenantAdminBody, tenantBody } from '@stromwandel/api-spec';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ReplyOf } from '../../api/replies.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { AdminRequests } from '../../product/desk/admin-requests.tsx';
import { DeskCards } from '../../product/desk/desk-cards.tsx';
import { NetworksCard } from '../../product/desk/networks-card.tsx';
import { personName } from '../../product/desk/person-name.ts';
import { useOutcome } from '../../product/desk/use-outcome.ts';
import { useToast } from '../../feedback/use-toast.ts';
import { useFormat } from '../../format/use-format.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import type { Tone } from '../../ui/tone.ts';
import { TenantAccess } from './tenant-access.tsx';
import { AdminFields, TenantFields } from './tenant-fields.tsx';
import { TenantRules } from './tenant-rules.tsx';
import { TenantForm } from './tenant-form.tsx';
import classes from './tenant-page.module.css';

type Tenant = ReplyOf<'getTenant'>;
interface TenantProps {
  readonly tenant: Tenant;
}

const OUTDATED = ['listTenants', 'getTenant'] as const;
const NOBODY = { firstName: '', lastName: '', email: '' };
const TONES: Record<Tenant['admins'][number]['state'], Tone> = {
  INVITED: 'neutral',
  UNCONFIRMED: 'warn',
  ACTIVE: 'gain',
  DEACTIVATED: 'danger',
};

/** An employer with what the provider can change about it. */
export function TenantSheet({ tenant }: TenantProps) {
  const { t } = useTranslation(['tenants', 'app']);
  const { date, number } = useFormat();
  return (
    <>
      <title>{t('app:pageTitle', { page: tenant.name })}</title>
      <PageTitle title={tenant.name} aside={<TenantAccess tenant={tenant} />} />
      <DeskCards>
        <SectionCard title={t('tenants:facts.title')}>
          <FactList
            layout="columns"
            facts={[
              { label: t('tenants:facts.people'), value: number(tenant.people) },
              { label: t('tenants:facts.openOrders'), value: number(tenant.openOrders) },
              { label: t('tenants:facts.created'), value: date(tenant.createdAt) },
            ]}
          />
        </SectionCard>
        <AddressCard tenant={tenant} />
        <RequestsCard tenant={tenant} />
        <AdminsCard tenant={tenant} />
        <TenantRules tenant={tenant} />
        <Networks tenant={tenant} />
      </DeskCards>
    </>
  );
}

function AddressCard({ tenant: { id, name, street, streetNumber, postcode, place } }: TenantProps) {
  const { t } = useTranslation('tenants');
  const toast = useToast('desk');
  const save = useApiMutation('saveTenant', { outdates: OUTDATED });
  return (
    <SectionCard title={t('address.title')} description={t('address.description')}>
      <TenantForm
        schema={tenantBody}
        values={{ name, street, streetNumber, postcode, place }}
        label={t('address.title')}
        action={t('address.save')}
        onSend={async (body) => {
          await save.mutateAsync({ params: { tenantId: String(id) }, body });
          toast('success', t('address.saved'));
        }}
      >
        <TenantFields />
      </TenantForm>
    </SectionCard>
  );
}

function Networks({ tenant: { id, networks } }: TenantProps) {
  const save = useApiMutation('saveTenantNetworks', { outdates: ['getTenant'] });
  const params = { tenantId: String(id) };
  return <NetworksCard networks={networks} onSave={(body) => save.mutateAsync({ params, body })} />;
}

function RequestsCard({ tenant: { id, adminRequests } }: TenantProps) {
  const { t } = useTranslation('desk');
  const outcome = useOutcome(OUTDATED);
  const decide = useApiMutation('decideTenantAdminRequest', outcome(t('adminRequests.decided')));
  return (
    <AdminRequests
      requests={adminRequests}
      busy={decide.isPending}
      onDecide={(requestId, approved) =>
        decide.mutate({ params: { tenantId: String(id), requestId: String(requestId) }, body: { approved } })
      }
    />
  );
}

function AdminsCard({ tenant: { id, admins } }: TenantProps) {
  const { t } = useTranslation('tenants');
  const toast = useToast('desk');
  const add = useApiMutation('addTenantAdmin', { outdates: OUTDATED });
  return (
    <SectionCard title={t('admins.title')} description={t('admins.description')}>
      <ul>
        {admins.map((admin) => (
          <li key={admin.id} className={classes['admin']}>
            <p className={classes['head']}>
              <strong>{personName(admin)}</strong>
              <StatusBadge tone={TONES[admin.state]}>{t(`admins.states.${admin.state}`)}</StatusBadge>
            </p>
            <p className={classes['quiet']}>{admin.email}</p>
          </li>
        ))}
      </ul>
      <div className={classes['add']}>
        <h3>{t('admins.add')}</h3>
        <TenantForm
          schema={tenantAdminBody}
          values={NOBODY}
          label={t('admins.add')}
          action={t('admins.send')}
          isSecondary
          onSend={async (body, reset) => {
            await add.mutateAsync({ params: { tenantId: String(id) }, body });
            toast('success', t('admins.sent', { email: body.email }));
            reset(NOBODY);
          }}
        >
          <AdminFields />
        </TenantForm>
      </div>
    </SectionCard>
  );
}
