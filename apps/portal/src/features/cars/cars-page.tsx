import { Button, Skeleton } from '@mantine/core';
import { CAR_STATES } from '@stromwandel/api-spec';
import { IconPlus, IconUpload } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LoadState } from '../../api/load-state.tsx';
import { useApiQuery } from '../../api/use-api-query.ts';
import { DeskPage } from '../../product/desk/desk-page.tsx';
import { ListFilters } from '../../product/desk/list-filters.tsx';
import { PageLinks } from '../../product/desk/page-links.tsx';
import { useListQuery } from '../../product/desk/use-list-query.ts';
import { paths } from '../../navigation/paths.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { CarTable } from './car-table.tsx';
import classes from './cars-page.module.css';

/** The provider's list of cars. */
export default function CarsPage() {
  const { t } = useTranslation(['cars', 'app']);
  return (
    <DeskPage desk="provider" title={t('cars:title')}>
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
    </DeskPage>
  );
}

function Filters() {
  const { t } = useTranslation('cars');
  return (
    <ListFilters
      search={{ label: t('list.search'), placeholder: t('list.placeholder') }}
      state={{
        label: t('list.state'),
        anyLabel: t('list.any'),
        options: CAR_STATES.map((value) => ({ value, label: t(`states.${value}`) })),
      }}
    />
  );
}

function Cars() {
  const { t } = useTranslation(['cars', 'app']);
  const found = useApiQuery(
    'listProviderCars',
    { query: useListQuery(CAR_STATES) },
    { placeholderData: keepPreviousData },
  );
  return (
    <LoadState
      query={found}
      failed={t('cars:list.failed')}
      label={t('cars:list.loading')}
      skeleton={<Skeleton height={420} radius={22} mt={24} />}
    >
      {({ cars, total, next }) => (
        <section className={classes['results']} data-card aria-label={t('cars:title')}>
          <output className={classes['count']}>
            {total === 0 ? t('cars:list.none') : t('cars:list.count', { count: total })}
          </output>
          {cars.length > 0 && <CarTable cars={cars} />}
          <div className={classes['pages']}>
            <PageLinks label={t('cars:list.pages')} parameter="after" next={next} />
          </div>
        </section>
      )}
    </LoadState>
  );
}
