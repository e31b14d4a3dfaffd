import { carName, winterRange } from '@stromwandel/offer';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link } from 'react-router';
import { useDeliveryText } from '../../format/use-delivery-text.ts';
import { useFormat } from '../../format/use-format.ts';
import { paths } from '../../navigation/paths.ts';
import { PrivateLeaseComparison, SavedPercent } from '../../rates/private-lease-comparison.tsx';
import { useRateText } from '../../rates/use-rate-text.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { HeroRate } from '../../ui/hero-rate.tsx';
import { VehicleStage } from '../../ui/vehicle-stage.tsx';
import type { CarAtPackage } from './budget/budget.ts';
import { listRate } from './list-rate.ts';
import { RememberButton } from '../../favourites/remember-button.tsx';
import classes from './vehicle-card.module.css';

interface VehicleCardProps {
  readonly vehicle: CarAtPackage;
  /** Among the first of the list: its picture is loaded at once. */
  readonly eager: boolean;
  /** Salary data are saved: without an own rate the car is not possible with them. */
  readonly salaryGiven: boolean;
}

/** A car of the list with its rate, its measure and its facts; the whole card leads to the car. */
export function VehicleCard({ vehicle, eager, salaryGiven }: VehicleCardProps) {
  const { t } = useTranslation('search');
  const { euro, unit, fixed, number } = useFormat();
  const rateText = useRateText();
  const deliveryText = useDeliveryText();
  const { rate } = listRate(vehicle);
  // A model that begins with its brand, such as Polestar 2, is not read with the brand twice.
  const name = carName(vehicle.brand, vehicle.model);
  const impossible = vehicle.limitReached || (salaryGiven && !rate.personal);
  const estimate = impossible ? t('rate.estimateWithoutSalary') : t('rate.estimate');
  const electric = vehicle.driveType === 'ELECTRIC';
  const consumption = vehicle.consumption === null ? '?' : fixed(vehicle.consumption, 1);
  return (
    <article className={classes['card']} data-card>
      <VehicleStage size="card" photoUrl={vehicle.mainPhotoUrl} alt="" paint={vehicle.paint} eager={eager} />
      <RememberButton
        vehicleId={vehicle.id}
        name={vehicle.trimLevel ? `${name} ${vehicle.trimLevel}` : name}
      />
      <div className={classes['body']}>
        <div>
          <p className={classes['brand']}>{vehicle.brand}</p>
          <h2 className={classes['model']}>
            <Link
              to={paths.vehicle(vehicle.id) + (vehicle.packageId ? `?package=${vehicle.packageId}` : '')}
              className={classes['link']}
            >
              {name !== vehicle.model && <span className={classes['hidden']}>{vehicle.brand}</span>}{' '}
              {vehicle.model}
            </Link>
          </h2>
          {vehicle.trimLevel !== null && <p className={classes['trim']}>{vehicle.trimLevel}</p>}
        </div>
        <HeroRate
          size="card"
          label={rate.personal ? t('rate.personal') : estimate}
          amount={rateText.rate(rate)}
          muted={impossible}
          approximate={rateText.approximate(rate) ? t('rate.approximately') : undefined}
          aside={!impossible && <SavedPercent rate={rate} privateLease={vehicle.privateLease} />}
        />
        {impossible && <p className={classes['impossible']}>{t('rate.impossible')}</p>}
        <PrivateLeaseComparison rate={rate} privateLease={vehicle.privateLease} impossible={impossible} />
        <p className={classes['package']}>
          {t('rate.package', {
            months: vehicle.durationMonths,
            kilometers: number(vehicle.kmPerYear),
            perKm: rateText.perKm(rate, vehicle.kmPerYear),
          })}
        </p>
        <div className={classes['facts']}>
          <FactList
            layout="columns"
            facts={[
              { label: t('fact.power'), value: unit(vehicle.maximumPowerKw, 'kW') },
              { label: t('fact.range'), value: unit(vehicle.rangeKm, 'km') },
              { label: t('fact.winter'), value: unit(winterRange(vehicle.rangeKm), 'km') },
              { label: t('fact.listPrice'), value: euro(vehicle.listPrice) },
              {
                label: t('fact.delivery'),
                value: deliveryText(vehicle.deliveryFromWeeks, vehicle.deliveryToWeeks),
                wide: true,
              },
            ]}
          />
        </div>
        <p className={classes['legal']}>
          {electric && <span>{t('legal.emissions', { grams: number(0) })}</span>}
          <span>{t('legal.consumption', { consumption })}</span>
          {electric && <span>{t('legal.class')}</span>}
          {vehicle.demoPrice && <span>{t('legal.demoPrice')}</span>}
        </p>
      </div>
    </article>
  );
}
