import { Skeleton } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { LoadState } from '../../api/load-state.tsx';
import { useApiQuery } from '../../api/use-api-query.ts';
import { DeskPage } from '../../desk/desk-page.tsx';
import { PageLinks } from '../../desk/page-links.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { AuditFilter } from './audit-filter.tsx';
import { AuditList } from './audit-list.tsx';
import classes from './audit-page.module.css';
import { readFilters, type AuditFilters } from './read-filters.ts';

/** The provider's search in the audit log. */
export default function AuditPage() {
  const { t } = useTranslation(['audit', 'app']);
  return (
    <DeskPage desk="provider" title={t('audit:title')}>
      <PageTitle title={t('audit:title')} lead={t('audit:lead')} />
      <AuditSearch />
    </DeskPage>
  );
}

function AuditSearch() {
  const [query, setQuery] = useSearchParams();
  const filters = readFilters(query);
  const { before: _page, ...search } = filters;
  return (
    <>
      <AuditFilter key={JSON.stringify(search)} filters={filters} onSearch={(next) => setQuery(next)} />
      <AuditResults filters={filters} />
    </>
  );
}

function AuditResults({ filters }: { readonly filters: AuditFilters }) {
  const { t } = useTranslation(['audit', 'app']);
  const headingId = useId();
  const found = useApiQuery('searchAuditLog', { query: filters });
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
