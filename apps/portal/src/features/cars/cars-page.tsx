import { Button } from '@mantine/core';
import { CAR_STATES } from '@stromwandel/api-spec';
import { IconPlus, IconUpload } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link } from 'react-router';
import { DeskPage } from '../../product/desk/desk-page.tsx';
import { ListFilters } from '../../product/desk/list-filters.tsx';
import { deskPaths } from '../../navigation/desk-paths.ts';
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
              to={deskPaths.providerCatalogueImport()}
              variant="default"
              leftSection={<IconUpload size={18} stroke={1.75} aria-hidden="true" />}
            >
              {t('cars:import')}
            </Button>
            <Button
              component={Link}
              to={deskPaths.providerNewCar()}
              variant="default"
              leftSection={<IconPlus size={18} stroke={2} aria-hidden="true" />}
            >
              {t('cars:new')}
            </Button>
          </div>
        }
      />
      <Filters />
      <CarTable />
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
