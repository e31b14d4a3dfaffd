import { Button, Skeleton } from '@mantine/core';
import { CAR_STATES } from '@stromwandel/api-spec';
import { IconPlus, IconUpload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useProblemText } from '../../api/use-problem-text.ts';
import { LoadingState } from '../../ui/loading-state.tsx';
import { DeskNavigation } from '../../desk/desk-navigation.tsx';
import { PageLinks } from '../../desk/page-links.tsx';
import { SearchField } from '../../desk/search-field.tsx';
import { StateFilter } from '../../desk/state-filter.tsx';
import { useListQuery } from '../../desk/use-list-query.ts';
import { NotFound } from '../../layout/not-found.tsx';
import { paths } from '../../navigation/paths.ts';
import { RequireSession } from '../../navigation/require-session.tsx';
import { FailureState } from '../../ui/failure-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { CarTable } from './car-table.tsx';
import classes from './cars-page.module.css';

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
  return (
    <div className={classes['filters']}>
      <SearchField label={t('list.search')} placeholder={t('list.placeholder')} />
      <StateFilter
        label={t('list.state')}
        anyLabel={t('list.any')}
        options={CAR_STATES.map((value) => ({ value, label: t(`states.${value}`) }))}
      />
    </div>
  );
}

function Cars() {
  const { t } = useTranslation(['cars', 'app']);
  const problemText = useProblemText();
  const found = useApiQuery('listProviderCars', { query: useListQuery(CAR_STATES) });
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
      <LoadingState label={t('cars:list.loading')}>
        <Skeleton height={420} radius={22} mt={24} />
      </LoadingState>
    );
  }
  const { cars, total, next } = found.data;
  return (
    <section className={classes['results']} aria-label={t('cars:title')}>
      <output className={classes['count']}>
        {total === 0 ? t('cars:list.none') : t('cars:list.count', { count: total })}
      </output>
      {cars.length > 0 && <CarTable cars={cars} />}
      <div className={classes['pages']}>
        <PageLinks
          label={t('cars:list.pages')}
          parameter="after"
          next={next}
          firstLabel={t('cars:list.first')}
          nextLabel={t('cars:list.next')}
        />
      </div>
    </section>
  );
}
