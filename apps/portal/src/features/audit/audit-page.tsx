import { useTranslation } from '../../i18n/use-translation.ts';
import { useSearchParams } from 'react-router';
import { useApiQuery } from '../../api/use-api-query.ts';
import type { Desk } from '../../product/desk/desk-navigation.tsx';
import { DeskPage } from '../../product/desk/desk-page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { AuditFilter } from './audit-filter.tsx';
import { AuditList } from './audit-list.tsx';
import { readFilters, type AuditFilters } from './read-filters.ts';

/** The search in the audit log: the provider's in all of it, an employer's in its own. */
export function AuditPage({ desk }: { readonly desk: Desk }) {
  const { t } = useTranslation(['audit', 'app']);
  const lead = desk === 'provider' ? t('audit:lead') : t('audit:employerLead');
  return (
    <DeskPage desk={desk} title={t('audit:title')}>
      <PageTitle title={t('audit:title')} lead={lead} />
      <AuditSearch desk={desk} />
    </DeskPage>
  );
}

function AuditSearch({ desk }: { readonly desk: Desk }) {
  const [query, setQuery] = useSearchParams();
  const { tenant, ...own } = readFilters(query);
  const filters = desk === 'provider' && tenant !== undefined ? { ...own, tenant } : own;
  const { before: _page, ...search } = filters;
  return (
    <>
      <AuditFilter
        key={JSON.stringify(search)}
        desk={desk}
        filters={filters}
        onSearch={(next) => setQuery(next)}
      />
      {desk === 'provider' ? <WholeLog filters={filters} /> : <OwnLog filters={own} />}
    </>
  );
}

function WholeLog({ filters }: { readonly filters: AuditFilters }) {
  return <AuditList found={useApiQuery('searchAuditLog', { query: filters })} />;
}

function OwnLog({ filters }: { readonly filters: Omit<AuditFilters, 'tenant'> }) {
  return <AuditList found={useApiQuery('searchEmployerAuditLog', { query: filters })} />;
}
