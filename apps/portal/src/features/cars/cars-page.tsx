import { Button, NativeSelect, Skeleton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { CAR_STATES } from '@stromwandel/api-spec';
import { IconPlus, IconUpload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useProblemText } from '../../api/use-problem-text.ts';
import { DeskLoading } from '../../desk/desk-loading.tsx';
import { DeskNavigation } from '../../desk/desk-navigation.tsx';
import { SearchField } from '../../desk/search-field.tsx';
import { NotFound } from '../../layout/not-found.tsx';
import { paths } from '../../navigation/paths.ts';
import { RequireSession } from '../../navigation/require-session.tsx';
import { FailureState } from '../../ui/failure-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { CarTable } from './car-table.tsx';
import classes from './cars-page.module.css';

const TYPING_MILLISECONDS = 250;

/** The provider's list of cars. */
export default function CarsPage() {
  const { t } = useTranslation(['cars', 'app']);
  return (
    <RequireSession needs="ADMIN" otherwise={<NotFound />}>
      <div data-wide className={classes['page']}>
        <title>{t('app:pageTitle', { page: t('cars:title') })}</title>
        <DeskNavigation desk="provider" />
        <PageTitle
          title={t('cars:title')}
          lead={t('cars:lead')}
          aside={
            <div className={classes['actions']}>
              <Button
                component={Link}
                to={paths.providerCatalogueImport()}
                variant="default"
                leftSection={<IconUpload size={18} stroke={1.75} aria-hidden="true" />}
              >
                {t('cars:import')}
              </Button>
              <Button
                component={Link}
                to={paths.providerNewCar()}
                variant="default"
                leftSection={<IconPlus size={18} stroke={2} aria-hidden="true" />}
              >
                {t('cars:new')}
              </Button>
            </div>
          }
        />
        <Filters />
        <Cars />
      </div>
    </RequireSession>
  );
}

function Filters() {
  const { t } = useTranslation('cars');
  const [query, setQuery] = useSearchParams();
  return (
    <div className={classes['filters']}>
      <SearchField label={t('list.search')} placeholder={t('list.placeholder')} />
      <NativeSelect
        label={t('list.state')}
        value={query.get('state') ?? ''}
        data={[
          { value: '', label: t('list.any') },
          ...CAR_STATES.map((value) => ({ value, label: t(`states.${value}`) })),
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

function Cars() {
  const { t } = useTranslation(['cars', 'app']);
  const problemText = useProblemText();
  const [query] = useSearchParams();
  const [search] = useDebouncedValue(query.get('q')?.trim().slice(0, 100) ?? '', TYPING_MILLISECONDS);
  const state = CAR_STATES.find((one) => one === query.get('state'));
  const after = query.get('after') ?? '';
  const found = useApiQuery('listProviderCars', {
    query: {
      ...(search !== '' && { search }),
      ...(state && { state }),
      ...(/^[1-9]\d{0,14}$/.test(after) && { after }),
    },
  });
  if (found.isError) {
    return (
      <FailureState
        title={t('cars:list.failed')}
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
      <DeskLoading label={t('cars:list.loading')}>
        <Skeleton height={420} radius={22} mt={24} />
      </DeskLoading>
    );
  }
  const { cars, total, next } = found.data;
  return (
    <section className={classes['results']} aria-label={t('cars:title')}>
      <output className={classes['count']}>
        {total === 0 ? t('cars:list.none') : t('cars:list.count', { count: total })}
      </output>
      {cars.length > 0 && <CarTable cars={cars} />}
      <Pages query={query} next={next} />
    </section>
  );
}

function pageOf(query: URLSearchParams, after: number | null): string {
  const page = new URLSearchParams(query);
  page.delete('after');
  if (after !== null) page.set('after', String(after));
  return `?${page.toString()}`;
}

function Pages({ query, next }: { readonly query: URLSearchParams; readonly next: number | null }) {
  const { t } = useTranslation('cars');
  const isLater = query.has('after');
  if (!isLater && next === null) return null;
  return (
    <nav className={classes['pages']} aria-label={t('list.pages')}>
      {isLater && <Link to={pageOf(query, null)}>{t('list.first')}</Link>}
      {next !== null && <Link to={pageOf(query, next)}>{t('list.next')}</Link>}
    </nav>
  );
}
