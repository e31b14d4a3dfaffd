import type { ReplyOf } from '@stromwandel/api-spec';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import tableClasses from '../../product/desk/desk-table.module.css';
import { useNarrow } from '../../product/desk/use-narrow.ts';
import { useFormat } from '../../format/use-format.ts';
import { paths } from '../../navigation/paths.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { VehicleStage } from '../../ui/vehicle-stage.tsx';
import classes from './car-table.module.css';
import { ScrollingTable } from '../../ui/scrolling-table.tsx';

type Car = ReplyOf<'listProviderCars'>['cars'][number];

/** Cars by brand and model; on phones as cards. */
export function CarTable({ cars }: { readonly cars: readonly Car[] }) {
  return useNarrow() ? <Cards cars={cars} /> : <Table cars={cars} />;
}

function Name({ car }: { readonly car: Car }) {
  return (
    <Link to={paths.providerCar(car.id)} className={tableClasses['link']}>
      {[car.brand, car.model, car.trimLevel].filter(Boolean).join(' ')}
    </Link>
  );
}

function State({ state }: Pick<Car, 'state'>) {
  const { t } = useTranslation('cars');
  return <StatusBadge tone={state === 'OFFERED' ? 'gain' : 'neutral'}>{t(`states.${state}`)}</StatusBadge>;
}

function Table({ cars }: { readonly cars: readonly Car[] }) {
  const { t } = useTranslation('cars');
  const { euro, euroCents, number } = useFormat();
  return (
    <ScrollingTable label={t('title')} className={classes['scroll']}>
      <table className={tableClasses['table']}>
        <thead>
          <tr>
            <th scope="col">{t('columns.car')}</th>
            <th scope="col">{t('columns.reference')}</th>
            <th scope="col">{t('columns.state')}</th>
            <th scope="col" className={tableClasses['amount']}>
              {t('columns.packages')}
            </th>
            <th scope="col" className={tableClasses['amount']}>
              {t('columns.listPrice')}
            </th>
            <th scope="col" className={tableClasses['amount']}>
              {t('columns.rate')}
            </th>
          </tr>
        </thead>
        <tbody>
          {cars.map((car) => (
            <tr key={car.id}>
              <td>
                <div className={tableClasses['vehicle']}>
                  <div className={tableClasses['picture']}>
                    <VehicleStage photoUrl={car.mainPhotoUrl} alt="" size="bare" />
                  </div>
                  <Name car={car} />
                </div>
              </td>
              <td className={classes['reference']}>{car.reference}</td>
              <td>
                <State state={car.state} />
              </td>
              <td className={tableClasses['amount']}>{number(car.leasePackages)}</td>
              <td className={tableClasses['amount']}>{euro(car.listPriceEur)}</td>
              <td className={tableClasses['amount']}>
                {car.lowestRateEur === null ? '–' : euroCents(car.lowestRateEur)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollingTable>
  );
}

function Cards({ cars }: { readonly cars: readonly Car[] }) {
  const { t } = useTranslation('cars');
  const { euro, euroCents } = useFormat();
  return (
    <ul>
      {cars.map((car) => (
        <li key={car.id} className={classes['card']}>
          <div className={classes['line']}>
            <Name car={car} />
            <State state={car.state} />
          </div>
          <div className={classes['line']}>
            <span className={classes['reference']}>{car.reference}</span>
            <span>{t('listPriceShort', { amount: euro(car.listPriceEur) })}</span>
          </div>
          <p className={classes['quiet']}>
            {car.lowestRateEur === null
              ? t('noPackages')
              : t('packagesFrom', { count: car.leasePackages, amount: euroCents(car.lowestRateEur) })}
          </p>
        </li>
      ))}
    </ul>
  );
}
