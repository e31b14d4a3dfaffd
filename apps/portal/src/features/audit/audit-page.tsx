import { Skeleton } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useProblemText } from '../../api/use-problem-text.ts';
import { DeskLoading } from '../../desk/desk-loading.tsx';
import { DeskNavigation } from '../../desk/desk-navigation.tsx';
import { NotFound } from '../../layout/not-found.tsx';
import { RequireSession } from '../../navigation/require-session.tsx';
import { FailureState } from '../../ui/failure-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { AuditFilter } from './audit-filter.tsx';
import { AuditList } from './audit-list.tsx';
import classes from './audit-page.module.css';
import { readFilters, type AuditFilters } from './read-filters.ts';

/** The provider's search in the audit log. */
export default function AuditPage() {
  const { t } = useTranslation(['audit', 'app']);
  return (
    <RequireSession needs="ADMIN" otherwise={<NotFound />}>
      <div data-wide className={classes['page']}>
        <title>{t('app:pageTitle', { page: t('audit:title') })}</title>
        <DeskNavigation desk="provider" />
        <PageTitle title={t('audit:title')} lead={t('audit:lead')} />
        <AuditSearch />
      </div>
    </RequireSession>
  );
}

function AuditSearch() {
  const [query, setQuery] = useSearchParams();
  const filters = readFilters(query);
  const { before: _page, ...search } = filters;
  return (
    <>
      <AuditFilter key={JSON.stringify(search)} filters={filters} onSearch={(next) => setQuery(next)} />
      <AuditResults filters={filters} query={query} />
    </>
  );
}

function AuditResults({
  filters,
  query,
}: {
  readonly filters: AuditFilters;
  readonly query: URLSearchParams;
}) {
  const { t } = useTranslation(['audit', 'app']);
  const problemText = useProblemText();
  const headingId = useId();
  const found = useApiQuery('searchAuditLog', { query: filters });
  if (found.isError) {
    return (
      <FailureState
        title={t('audit:failed')}
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
      <DeskLoading label={t('audit:loading')}>
        <Skeleton height={320} radius={22} mt={24} />
      </DeskLoading>
    );
  }
  const { events, next } = found.data;
  return (
    <section className={classes['results']} aria-labelledby={headingId}>
      <h2 id={headingId} className={classes['heading']}>
        {t('audit:results')}
      </h2>
      {events.length === 0 ? (
        <output className={classes['none']}>{t('audit:none')}</output>
      ) : (
        <AuditList events={events} />
      )}
      <Pages query={query} next={next} />
    </section>
  );
}

/** Where a page of the same search begins; null for its first one. */
function pageOf(query: URLSearchParams, before: number | null): string {
  const page = new URLSearchParams(query);
  page.delete('before');
  if (before !== null) page.set('before', String(before));
  return `?${page.toString()}`;
}

function Pages({ query, next }: { readonly query: URLSearchParams; readonly next: number | null }) {
  const { t } = useTranslation('audit');
  const isLater = query.has('before');
  if (!isLater && next === null) return null;
  return (
    <nav className={classes['pages']} aria-label={t('results')}>
      {isLater && <Link to={pageOf(query, null)}>{t('newest')}</Link>}
      {next !== null && <Link to={pageOf(query, next)}>{t('older')}</Link>}
    </nav>
  );
}
