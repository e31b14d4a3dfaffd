import { Button } from '@mantine/core';
import { TENANT_STATES } from '@stromwandel/api-spec';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link } from 'react-router';
import { DeskPage } from '../../product/desk/desk-page.tsx';
import { ListFilters } from '../../product/desk/list-filters.tsx';
import { deskPaths } from '../../navigation/desk-paths.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { TenantTable } from './tenant-table.tsx';

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
            to={deskPaths.providerNewTenant()}
            variant="default"
            leftSection={<IconPlus size={18} stroke={2} aria-hidden="true" />}
          >
            {t('tenants:new')}
          </Button>
        }
      />
      <Filters />
      <TenantTable />
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
