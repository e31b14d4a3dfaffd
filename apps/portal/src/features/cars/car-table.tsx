import { CAR_STATES } from '@stromwandel/api-spec';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link } from 'react-router';
import type { ReplyOf } from '../../api/replies.ts';
import { useApiQuery } from '../../api/use-api-query.ts';
import tableClasses from '../../product/desk/desk-table.module.css';
import { useListQuery } from '../../product/desk/use-list-query.ts';
import { QueryTable } from '../../product/query-table/query-table.tsx';
import rowClasses from '../../product/query-table/row-table.module.css';
import { useFormat } from '../../format/use-format.ts';
import { deskPaths } from '../../navigation/desk-paths.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { VehicleStage } from '../../ui/vehicle-stage.tsx';
import classes from './car-table.module.css';

type Car = ReplyOf<'listProviderCars'>['cars'][number];

/** The cars that the address asks for, by brand and model. */
export function CarTable() {
  const { t } = useTranslation('cars');
  const { euro, number } = useFormat();
  const found = useApiQuery(
    'listProviderCars',
    { query: useListQuery(CAR_STATES) },
    { placeholderData: keepPreviousData },
  );
  return (
    <QueryTable
      label={t('title')}
      query={found}
      failed={t('list.failed')}
      loading={t('list.loading')}
      height={420}
      count={({ total }) => (total === 0 ? t('list.none') : t('list.count', { count: total }))}
      rows={({ cars }) => cars}
      rowKey={({ id }) => id}
      columns={[
        { title: t('columns.car'), cell: (car) => <PicturedName car={car} /> },
        {
          title: t('columns.reference'),
          cell: ({ reference }) => <span className={classes['reference']}>{reference}</span>,
        },
        { title: t('columns.state'), cell: ({ state }) => <State state={state} /> },
        { title: t('columns.packages'), cell: ({ leasePackages }) => number(leasePackages), amount: true },
        { title: t('columns.listPrice'), cell: ({ listPriceCents }) => euro(listPriceCents), amount: true },
        {
          title: t('columns.rate'),
          cell: ({ lowestRateCents }) => (lowestRateCents === null ? '–' : euro(lowestRateCents)),
          amount: true,
        },
      ]}
      card={(car) => (
        <>
          <div className={rowClasses['line']}>
            <Name car={car} />
            <State state={car.state} />
          </div>
          <div className={rowClasses['line']}>
            <span className={classes['reference']}>{car.reference}</span>
            <span>{t('listPriceShort', { amount: euro(car.listPriceCents) })}</span>
          </div>
          <p className={rowClasses['quiet']}>
            {car.lowestRateCents === null
              ? t('noPackages')
              : t('packagesFrom', { count: car.leasePackages, amount: euro(car.lowestRateCents) })}
          </p>
        </>
      )}
      pages={{ label: t('list.pages'), parameter: 'after' }}
    />
  );
}

function PicturedName({ car }: { readonly car: Car }) {
  return (
    <div className={tableClasses['vehicle']}>
      <div className={tableClasses['picture']}>
        <VehicleStage photoUrl={car.mainPhotoUrl} alt="" size="bare" />
      </div>
      <Name car={car} />
    </div>
  );
}

function Name({ car }: { readonly car: Car }) {
  return (
    <Link to={deskPaths.providerCar(car.id)} className={tableClasses['link']}>
      {[car.brand, car.model, car.trimLevel].filter(Boolean).join(' ')}
    </Link>
  );
}

function State({ state }: Pick<Car, 'state'>) {
  const { t } = useTranslation('cars');
  return <StatusBadge tone={state === 'OFFERED' ? 'gain' : 'neutral'}>{t(`states.${state}`)}</StatusBadge>;
}
