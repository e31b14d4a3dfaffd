import { Button, Skeleton } from '@mantine/core';
import { TENANT_STATES } from '@stromwandel/api-spec';
import { IconPlus } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LoadState } from '../../api/load-state.tsx';
import { useApiQuery } from '../../api/use-api-query.ts';
import { DeskPage } from '../../product/desk/desk-page.tsx';
import { ListFilters } from '../../product/desk/list-filters.tsx';
import { PageLinks } from '../../product/desk/page-links.tsx';
import { useListQuery } from '../../product/desk/use-list-query.ts';
import { paths } from '../../navigation/paths.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { TenantTable } from './tenant-table.tsx';
import classes from './tenants-page.module.css';

/** The provider's list of employers. */
export default function TenantsPage() {
  const { t } = useTranslation(['tenants', 'app']);
  return (
    <DeskPage desk="provider" title={t('tenants:title')}>
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
    </DeskPage>
  );
}

function Filters() {
  const { t } = useTranslation('tenants');
  return (
    <ListFilters
      search={{ label: t('list.search'), placeholder: t('list.placeholder') }}
      state={{
        label: t('list.state'),
        anyLabel: t('list.any'),
        options: TENANT_STATES.map((value) => ({ value, label: t(`states.${value}`) })),
      }}
    />
  );
}

function Tenants() {
  const { t } = useTranslation(['tenants', 'app']);
  const found = useApiQuery(
    'listTenants',
    { query: useListQuery(TENANT_STATES) },
    { placeholderData: keepPreviousData },
  );
  return (
    <LoadState
      query={found}
      failed={t('tenants:list.failed')}
      label={t('tenants:list.loading')}
      skeleton={<Skeleton height={320} radius={22} mt={24} />}
    >
      {({ tenants, next }) => (
        <section className={classes['results']} data-card aria-label={t('tenants:title')}>
          {tenants.length === 0 ? (
            <output className={classes['none']}>{t('tenants:list.none')}</output>
          ) : (
            <TenantTable tenants={tenants} />
          )}
          <div className={classes['pages']}>
            <PageLinks label={t('tenants:list.pages')} parameter="after" next={next} />
          </div>
        </section>
      )}
    </LoadState>
  );
}
