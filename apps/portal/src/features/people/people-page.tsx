import { NativeSelect, Skeleton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { PERSON_STATES } from '@stromwandel/api-spec';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useProblemText } from '../../api/use-problem-text.ts';
import { DeskLoading } from '../../desk/desk-loading.tsx';
import { DeskNavigation } from '../../desk/desk-navigation.tsx';
import { SearchField } from '../../desk/search-field.tsx';
import { NotFound } from '../../layout/not-found.tsx';
import { RequireSession } from '../../navigation/require-session.tsx';
import { FailureState } from '../../ui/failure-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { InviteForm } from './invite-form.tsx';
import { PeopleList } from './people-list.tsx';
import classes from './people-page.module.css';

const TYPING_MILLISECONDS = 250;

/** The people of the employer: who is there, invitations and access. */
export default function PeoplePage() {
  const { t } = useTranslation(['people', 'app']);
  return (
    <RequireSession needs="TENANT_ADMIN" otherwise={<NotFound />}>
      <div data-wide className={classes['page']}>
        <title>{t('app:pageTitle', { page: t('people:title') })}</title>
        <DeskNavigation desk="employer" />
        <PageTitle title={t('people:title')} lead={t('people:lead')} />
        <div className={classes['cards']}>
          <SectionCard title={t('people:list.title')}>
            <Filters />
            <People />
          </SectionCard>
          <SectionCard title={t('people:invite.title')} description={t('people:invite.description')}>
            <InviteForm />
          </SectionCard>
        </div>
      </div>
    </RequireSession>
  );
}

function Filters() {
  const { t } = useTranslation('people');
  const [query, setQuery] = useSearchParams();
  return (
    <div className={classes['filters']}>
      <SearchField label={t('list.search')} placeholder={t('list.placeholder')} />
      <NativeSelect
        label={t('list.state')}
        value={query.get('state') ?? ''}
        data={[
          { value: '', label: t('list.any') },
          ...PERSON_STATES.map((value) => ({ value, label: t(`states.${value}`) })),
        ]}
        onChange={(event) => {
          const next = new URLSearchParams(query);
          next.delete('after');
          next.set('state', event.currentTarget.value);
          if (event.currentTarget.value === '') next.delete('state');
          setQuery(next, { preventScrollReset: true });
        }}
      />
    </div>
  );
}

function People() {
  const { t } = useTranslation(['people', 'app']);
  const problemText = useProblemText();
  const [query] = useSearchParams();
  const [search] = useDebouncedValue(query.get('q')?.trim().slice(0, 100) ?? '', TYPING_MILLISECONDS);
  const state = PERSON_STATES.find((one) => one === query.get('state'));
  const after = query.get('after') ?? '';
  const found = useApiQuery('listPeople', {
    query: {
      ...(search !== '' && { search }),
      ...(state && { state }),
      ...(/^[1-9]\d{0,14}$/.test(after) && { after }),
    },
  });
  if (found.isError) {
    return (
      <FailureState
        title={t('people:list.failed')}
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
      <DeskLoading label={t('people:list.loading')}>
        <Skeleton height={320} radius={18} />
      </DeskLoading>
    );
  }
  const { people, next } = found.data;
  return (
    <>
      {people.length === 0 ? <output>{t('people:list.none')}</output> : <PeopleList people={people} />}
      <Pages query={query} next={next} />
    </>
  );
}

function pageOf(query: URLSearchParams, after: number | null): string {
  const page = new URLSearchParams(query);
  page.delete('after');
  if (after !== null) page.set('after', String(after));
  return `?${page.toString()}`;
}

function Pages({ query, next }: { readonly query: URLSearchParams; readonly next: number | null }) {
  const { t } = useTranslation('people');
  const isLater = query.has('after');
  if (!isLater && next === null) return null;
  return (
    <nav className={classes['pages']} aria-label={t('list.title')}>
      {isLater && <Link to={pageOf(query, null)}>{t('list.first')}</Link>}
      {next !== null && <Link to={pageOf(query, next)}>{t('list.next')}</Link>}
    </nav>
  );
}
