import { Skeleton } from '@mantine/core';
import { ApiError } from '@stromwandel/api-spec';
import { IconArrowLeft } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useProblemText } from '../../api/use-problem-text.ts';
import { DeskLoading } from '../../desk/desk-loading.tsx';
import { NotFound } from '../../layout/not-found.tsx';
import { paths } from '../../navigation/paths.ts';
import { RequireSession } from '../../navigation/require-session.tsx';
import { FailureState } from '../../ui/failure-state.tsx';
import { NewTenant } from './new-tenant.tsx';
import { TenantSheet } from './tenant-sheet.tsx';
import classes from './tenant-page.module.css';

/** An employer in the provider's workspace, or a new one. */
export default function TenantPage() {
  const { t } = useTranslation('tenants');
  const { tenantId = '' } = useParams();
  const isNew = tenantId === 'new';
  // An address that can be no employer asks nothing of the server.
  const known = isNew || /^[1-9]\d{0,14}$/.test(tenantId);
  return (
    <RequireSession needs="ADMIN" otherwise={<NotFound />}>
      {known ? (
        <div data-wide className={classes['page']}>
          <Link to={paths.providerTenants()} className={classes['back']}>
            <IconArrowLeft size={20} stroke={1.75} aria-hidden="true" />
            {t('back')}
          </Link>
          {isNew ? <NewTenant /> : <LoadedTenant key={tenantId} tenantId={tenantId} />}
        </div>
      ) : (
        <NotFound />
      )}
    </RequireSession>
  );
}

function LoadedTenant({ tenantId }: { readonly tenantId: string }) {
  const { t } = useTranslation(['tenants', 'app']);
  const problemText = useProblemText();
  const found = useApiQuery('getTenant', { params: { tenantId } });
  if (found.data !== undefined) return <TenantSheet tenant={found.data} />;
  if (found.error instanceof ApiError && found.error.status === 404) return <NotFound />;
  if (found.isError) {
    return (
      <FailureState
        title={t('tenants:failed')}
        retryLabel={t('app:retry')}
        onRetry={() => void found.refetch()}
        retrying={found.isFetching}
      >
        {problemText(found.error)}
      </FailureState>
    );
  }
  return (
    <DeskLoading label={t('tenants:loading')}>
      <Skeleton height={44} width={360} mb={40} />
      <Skeleton height={420} radius={22} />
    </DeskLoading>
  );
}
