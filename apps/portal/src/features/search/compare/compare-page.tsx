import { Button, Skeleton } from '@mantine/core';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Link, useSearchParams } from 'react-router';
import { LoadState } from '../../../api/load-state.tsx';
import { useApiQuery } from '../../../api/use-api-query.ts';
import { lastAddressOf, TO_KEPT_PLACE } from '../../../navigation/kept-places.ts';
import { paths } from '../../../navigation/paths.ts';
import { ShareButton } from '../../../product/share/share-button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { useRememberedCars } from '../../../favourites/use-remembered-cars.ts';
import { CompareChoice } from './compare-choice.tsx';
import { CompareTable } from './compare-table.tsx';
import { carsOf, readComparedIds } from './compared-cars.ts';
import classes from './compare-page.module.css';

/** Up to four cars side by side. The address names them, so it can be shared. */
export default function ComparePage() {
  const { t } = useTranslation(['search', 'app']);
  const [query] = useSearchParams();
  const remembered = useRememberedCars();
  const ids = readComparedIds(query);
  const named = ids.length + remembered.length > 0;
  const list = useApiQuery('searchVehicles', { query: {} }, { enabled: named });
  const cars = carsOf(ids, list.data ?? []);
  const others = carsOf(remembered, list.data ?? []).filter((car) => !cars.includes(car));
  return (
    <>
      <title>{t('app:pageTitle', { page: t('search:compare.title') })}</title>
      <PageTitle
        title={t('search:compare.heading')}
        lead={t('search:compare.lead')}
        aside={
          <div className={classes['aside']}>
            {cars.length > 0 && (
              <ShareButton
                path={paths.compare(cars.map(({ id }) => id))}
                title={t('search:compare.heading')}
              />
            )}
            <Link to={lastAddressOf(paths.search())} state={TO_KEPT_PLACE}>
              {t('search:compare.back')}
            </Link>
          </div>
        }
      />
      {named && (
        <LoadState
          query={list}
          failed={t('search:failed')}
          label={t('search:loading')}
          // As high as the window: what stands below must not move when the cars come.
          skeleton={<Skeleton height="100vh" radius={22} />}
        >
          {() => (
            <>
              {cars.length > 0 && <CompareTable vehicles={cars} />}
              <CompareChoice chosen={cars} others={others} />
            </>
          )}
        </LoadState>
      )}
      {(!named || (list.data && cars.length + others.length === 0)) && (
        <div className={classes['empty']}>
          <EmptyState
            title={t('search:compare.empty.title')}
            action={
              <Button component={Link} to={paths.search()}>
                {t('search:compare.empty.action')}
              </Button>
            }
          >
            {t('search:compare.empty.text')}
          </EmptyState>
        </div>
      )}
    </>
  );
}
