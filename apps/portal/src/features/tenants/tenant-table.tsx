import type { ReplyOf } from '@stromwandel/api-spec';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import tableClasses from '../../product/desk/desk-table.module.css';
import { useNarrow } from '../../product/desk/use-narrow.ts';
import { useFormat } from '../../format/use-format.ts';
import { paths } from '../../navigation/paths.ts';
import { TenantBadges } from './tenant-badge.tsx';
import classes from './tenant-table.module.css';
import { ScrollingTable } from '../../ui/scrolling-table.tsx';

type Tenant = ReplyOf<'listTenants'>['tenants'][number];

/** Employers by name; on phones as cards. */
export function TenantTable({ tenants }: { readonly tenants: readonly Tenant[] }) {
  return useNarrow() ? <Cards tenants={tenants} /> : <Table tenants={tenants} />;
}

function Name({ tenant: { id, name } }: { readonly tenant: Tenant }) {
  return (
    <Link to={paths.providerTenant(id)} className={tableClasses['link']}>
      {name}
    </Link>
  );
}

function Table({ tenants }: { readonly tenants: readonly Tenant[] }) {
  const { t } = useTranslation('tenants');
  const { date, number } = useFormat();
  return (
    <ScrollingTable label={t('title')} className={classes['scroll']}>
      <table className={tableClasses['table']}>
        <thead>
          <tr>
            <th scope="col">{t('columns.name')}</th>
            <th scope="col">{t('columns.place')}</th>
            <th scope="col">{t('columns.state')}</th>
            <th scope="col" className={tableClasses['amount']}>
              {t('columns.people')}
            </th>
            <th scope="col" className={tableClasses['amount']}>
              {t('columns.created')}
            </th>
          </tr>
        </thead>
        <tbody>
          {tenants.map((tenant) => (
            <tr key={tenant.id}>
              <td>
                <Name tenant={tenant} />
              </td>
              <td>{tenant.place}</td>
              <td>
                <TenantBadges tenant={tenant} />
              </td>
              <td className={tableClasses['amount']}>{number(tenant.people)}</td>
              <td className={tableClasses['amount']}>{date(tenant.createdAt)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollingTable>
  );
}

function Cards({ tenants }: { readonly tenants: readonly Tenant[] }) {
  const { t } = useTranslation('tenants');
  const { number } = useFormat();
  return (
    <ul>
      {tenants.map((tenant) => (
        <li key={tenant.id} className={classes['card']}>
          <div className={classes['line']}>
            <Name tenant={tenant} />
            <TenantBadges tenant={tenant} />
          </div>
          <p className={classes['quiet']}>
            {t('card', { place: tenant.place, count: tenant.people, people: number(tenant.people) })}
          </p>
        </li>
      ))}
    </ul>
  );
}
