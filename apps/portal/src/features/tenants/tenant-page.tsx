import { ApiError } from '@stromwandel/api-spec';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useParams } from 'react-router';
import { LoadState } from '../../api/load-state.tsx';
import { DeskPage } from '../../product/desk/desk-page.tsx';
import { useApiQuery } from '../../api/use-api-query.ts';
import { NotFound } from '../../layout/not-found.tsx';
import { deskPaths } from '../../navigation/desk-paths.ts';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import { NewTenant } from './new-tenant.tsx';
import { TenantSheet } from './tenant-sheet.tsx';

/** An employer in the provider's workspace, or a new one. */
export default function TenantPage() {
  const { t } = useTranslation('tenants');
  const { tenantId = '' } = useParams();
  const isNew = tenantId === 'new';
  // An address that can be no employer asks nothing of the server.
  const known = isNew || /^[1-9]\d{0,14}$/.test(tenantId);
  if (!known) return <NotFound />;
  return (
    <DeskPage desk="provider" back={{ to: deskPaths.providerTenants(), label: t('back') }}>
      {isNew ? <NewTenant /> : <LoadedTenant key={tenantId} tenantId={tenantId} />}
    </DeskPage>
  );
}

function LoadedTenant({ tenantId }: { readonly tenantId: string }) {
  const { t } = useTranslation('tenants');
  const found = useApiQuery('getTenant', { params: { tenantId } });
  if (found.error instanceof ApiError && found.error.status === 404) return <NotFound />;
  return (
    <LoadState page query={found} failed={t('failed')} skeleton={<PageSkeleton />}>
      {(tenant) => <TenantSheet tenant={tenant} />}
    </LoadState>
  );
}
