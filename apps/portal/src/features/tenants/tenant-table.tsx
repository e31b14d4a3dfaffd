import { TENANT_STATES } from '@stromwandel/api-spec';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link } from 'react-router';
import type { ReplyOf } from '../../api/replies.ts';
import { useApiQuery } from '../../api/use-api-query.ts';
import tableClasses from '../../product/desk/desk-table.module.css';
import { useListQuery } from '../../product/desk/use-list-query.ts';
import { QueryTable } from '../../product/query-table/query-table.tsx';
import rowClasses from '../../product/query-table/row-table.module.css';
import { useFormat } from '../../format/use-format.ts';
import { deskPaths } from '../../navigation/desk-paths.ts';
import { TenantBadges } from './tenant-badge.tsx';
import classes from './tenant-table.module.css';

/** The employers that the address asks for, by name. */
export function TenantTable() {
  const { t } = useTranslation('tenants');
  const { date, number } = useFormat();
  const found = useApiQuery(
    'listTenants',
    { query: useListQuery(TENANT_STATES) },
    { placeholderData: keepPreviousData },
  );
  return (
    <QueryTable
      label={t('title')}
      query={found}
      failed={t('list.failed')}
      loading={t('list.loading')}
      none={t('list.none')}
      rows={({ tenants }) => tenants}
      rowKey={({ id }) => id}
      columns={[
        { title: t('columns.name'), cell: (tenant) => <Name tenant={tenant} /> },
        { title: t('columns.place'), cell: ({ place }) => place },
        { title: t('columns.state'), cell: (tenant) => <TenantBadges tenant={tenant} /> },
        { title: t('columns.people'), cell: ({ people }) => number(people), amount: true },
        { title: t('columns.created'), cell: ({ createdAt }) => date(createdAt), amount: true },
      ]}
      card={(tenant) => (
        <>
          <div className={`${rowClasses['line']} ${classes['head']}`}>
            <Name tenant={tenant} />
            <TenantBadges tenant={tenant} />
          </div>
          <p className={rowClasses['quiet']}>
            {t('card', { place: tenant.place, count: tenant.people, people: number(tenant.people) })}
          </p>
        </>
      )}
      pages={{ label: t('list.pages'), parameter: 'after' }}
    />
  );
}

function Name({ tenant: { id, name } }: { readonly tenant: ReplyOf<'listTenants'>['tenants'][number] }) {
  return (
    <Link to={deskPaths.providerTenant(id)} className={`${tableClasses['link']} ${classes['name']}`}>
      {name}
    </Link>
  );
}
