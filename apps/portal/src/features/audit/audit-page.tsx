import { Skeleton } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useProblemText } from '../../api/use-problem-text.ts';
import { LoadingState } from '../../ui/loading-state.tsx';
import { DeskNavigation } from '../../desk/desk-navigation.tsx';
import { PageLinks } from '../../desk/page-links.tsx';
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
      <AuditResults filters={filters} />
    </>
  );
}

function AuditResults({ filters }: { readonly filters: AuditFilters }) {
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
      <LoadingState label={t('audit:loading')}>
        <Skeleton height={320} radius={22} mt={24} />
      </LoadingState>
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
      <div className={classes['pages']}>
        <PageLinks
          label={t('audit:results')}
          parameter="before"
          next={next}
          firstLabel={t('audit:newest')}
          nextLabel={t('audit:older')}
        />
      </div>
    </section>
  );
}
