import { Skeleton } from '@mantine/core';
import type { ReplyOf } from '@stromwandel/api-spec';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { LoadState, type Loadable } from '../../api/load-state.tsx';
import { useApiQuery } from '../../api/use-api-query.ts';
import type { Desk } from '../../product/desk/desk-navigation.tsx';
import { DeskPage } from '../../product/desk/desk-page.tsx';
import { PageLinks } from '../../product/desk/page-links.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { AuditFilter } from './audit-filter.tsx';
import { AuditList } from './audit-list.tsx';
import classes from './audit-page.module.css';
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
  return <AuditResults found={useApiQuery('searchAuditLog', { query: filters })} />;
}

function OwnLog({ filters }: { readonly filters: Omit<AuditFilters, 'tenant'> }) {
  return <AuditResults found={useApiQuery('searchEmployerAuditLog', { query: filters })} />;
}

function AuditResults({ found }: { readonly found: Loadable<ReplyOf<'searchAuditLog'>> }) {
  const { t } = useTranslation(['audit', 'app']);
  const headingId = useId();
  return (
    <LoadState
      query={found}
      failed={t('audit:failed')}
      label={t('audit:loading')}
      skeleton={<Skeleton height={320} radius={22} mt={24} />}
    >
      {({ events, next }) => (
        <section className={classes['results']} data-card aria-labelledby={headingId}>
          <h2 id={headingId} className={classes['heading']}>
            {t('audit:results')}
          </h2>
          {events.length === 0 ? (
            <output className={classes['none']}>{t('audit:none')}</output>
          ) : (
            <AuditList events={events} />
          )}
          <div className={classes['pages']}>
            <PageLinks
              label={t('audit:results')}
              parameter="before"
              next={next}
              words={{ first: t('audit:newest'), next: t('audit:older') }}
            />
          </div>
        </section>
      )}
    </LoadState>
  );
}
