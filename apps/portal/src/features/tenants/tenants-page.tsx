import { Button, Skeleton } from '@mantine/core';
import { TENANT_STATES } from '@stromwandel/api-spec';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useProblemText } from '../../api/use-problem-text.ts';
import { LoadingState } from '../../ui/loading-state.tsx';
import { DeskNavigation } from '../../desk/desk-navigation.tsx';
import { PageLinks } from '../../desk/page-links.tsx';
import { SearchField } from '../../desk/search-field.tsx';
import { StateFilter } from '../../desk/state-filter.tsx';
import { useListQuery } from '../../desk/use-list-query.ts';
import { NotFound } from '../../layout/not-found.tsx';
import { paths } from '../../navigation/paths.ts';
import { RequireSession } from '../../navigation/require-session.tsx';
import { FailureState } from '../../ui/failure-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { TenantTable } from './tenant-table.tsx';
import classes from './tenants-page.module.css';

/** The provider's list of employers. */
export default function TenantsPage() {
  const { t } = useTranslation(['tenants', 'app']);
  return (
    <RequireSession needs="ADMIN" otherwise={<NotFound />}>
      <div data-wide className={classes['page']}>
        <title>{t('app:pageTitle', { page: t('tenants:title') })}</title>
        <DeskNavigation desk="provider" />
        <PageTitle
          title={t('tenants:title')}
          lead={t('tenants:lead')}
          aside={
            <Button
              component={Link}
              to={paths.providerNewTenant()}
              variant="default"
              leftSection={<IconPlus size={18} stroke={2} aria-hidden="true" />}
            >
              {t('tenants:new')}
            </Button>
          }
        />
        <Filters />
        <Tenants />
      </div>
    </RequireSession>
  );
}

function Filters() {
  const { t } = useTranslation('tenants');
  return (
    <div className={classes['filters']}>
      <SearchField label={t('list.search')} placeholder={t('list.placeholder')} />
      <StateFilter
        label={t('list.state')}
        anyLabel={t('list.any')}
        options={TENANT_STATES.map((value) => ({ value, label: t(`states.${value}`) }))}
      />
    </div>
  );
}

function Tenants() {
  const { t } = useTranslation(['tenants', 'app']);
  const problemText = useProblemText();
  const found = useApiQuery('listTenants', { query: useListQuery(TENANT_STATES) });
  if (found.isError) {
    return (
      <FailureState
        title={t('tenants:list.failed')}
        retryLabel={t('app:retry')}
        onRetry={() => void found.refetch()}
        retrying={found.isFetching}
      >
        {problemText(found.error)}
      </FailureState>
    );
  }
  if (found.data === undefined) {
    return (
      <LoadingState label={t('tenants:list.loading')}>
        <Skeleton height={320} radius={22} mt={24} />
      </LoadingState>
    );
  }
  const { tenants, next } = found.data;
  return (
    <section className={classes['results']} aria-label={t('tenants:title')}>
      {tenants.length === 0 ? (
        <output className={classes['none']}>{t('tenants:list.none')}</output>
      ) : (
        <TenantTable tenants={tenants} />
      )}
      <div className={classes['pages']}>
        <PageLinks
          label={t('tenants:list.pages')}
          parameter="after"
          next={next}
          firstLabel={t('tenants:list.first')}
          nextLabel={t('tenants:list.next')}
        />
      </div>
    </section>
  );
}
