import { carName } from '@stromwandel/offer';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { VehicleDetailReply } from '../../api/replies.ts';
import { RememberButton } from '../../favourites/remember-button.tsx';
import { useFormat } from '../../format/use-format.ts';
import classes from './vehicle-title.module.css';

export function VehicleTitle({ vehicle }: { readonly vehicle: VehicleDetailReply }) {
  const { t } = useTranslation('vehicle');
  const { unit, fixed } = useFormat();
  const consumption = vehicle.consumption === null ? '?' : fixed(vehicle.consumption, 1);
  const electric = vehicle.driveType === 'ELECTRIC';
  const facts = [
    vehicle.trimLevel,
    unit(vehicle.maximumPowerKw, 'kW'),
    t('title.range', { range: unit(vehicle.rangeKm, 'km') }),
    `${consumption}\u00a0kWh/100\u00a0km`,
  ].filter((fact) => fact !== null);
  return (
    <div className={classes['title']}>
      <p className={classes['brand']}>{vehicle.brand}</p>
      <h1>{vehicle.carModel}</h1>
      <RememberButton vehicleId={vehicle.id} name={carName(vehicle.brand, vehicle.carModel)} />
      <p className={classes['facts']}>{facts.join(' · ')}</p>
      {/* The wording and the CO2 class are required of advertisements for new cars by the Pkw-EnVKV. */}
      <p className={classes['legal']}>{t(electric ? 'title.energy' : 'title.energyOnly', { consumption })}</p>
    </div>
  );
}
