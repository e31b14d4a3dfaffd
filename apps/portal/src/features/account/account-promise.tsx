import type { CSSProperties } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { VehicleListItem } from '../../api/replies.ts';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useFormat } from '../../format/use-format.ts';
import { PrivateLeaseComparison, SavedPercent } from '../../rates/private-lease-comparison.tsx';
import { shownRate } from '../../rates/shown-rate.ts';
import { useRateText } from '../../rates/use-rate-text.ts';
import { HeroRate } from '../../ui/hero-rate.tsx';
import { VehicleStage } from '../../ui/vehicle-stage.tsx';
import classes from './account-promise.module.css';

const NEUTRAL_PAINT = '#8a948e';

/** A car that shows well and that many can afford: the cheapest sedan with a picture, else the cheapest of all. */
function exampleOf(vehicles: readonly VehicleListItem[]): VehicleListItem | undefined {
  const pictured = vehicles
    .filter(({ mainPhotoUrl }) => mainPhotoUrl !== null)
    .toSorted((one, other) => one.estimateLeaseFrom - other.estimateLeaseFrom);
  return pictured.find(({ bodyStyle }) => bodyStyle === 'SEDAN') ?? pictured[0];
}

/** What an account is good for, by a car of the catalogue and its estimated rate. */
export function AccountPromise() {
  const { t } = useTranslation('account');
  const vehicles = useApiQuery('searchVehicles', { query: {} }).data ?? [];
  const example = exampleOf(vehicles);
  // Custom properties are missing in React's type of styles.
  const style = { '--paint': example?.paint ?? NEUTRAL_PAINT } as CSSProperties;
  return (
    <aside className={classes['promise']} style={style} aria-label={t('promise.label')}>
      <p className={classes['claim']}>{t('promise.claim')}</p>
      <div className={classes['car']}>
        <VehicleStage
          size="bare"
          photoUrl={example?.mainPhotoUrl ?? null}
          paint={example?.paint}
          alt=""
          eager
        />
      </div>
      {example && <Example vehicle={example} />}
    </aside>
  );
}

function Example({ vehicle }: { readonly vehicle: VehicleListItem }) {
  const { t } = useTranslation('account');
  const { fixed } = useFormat();
  const rateText = useRateText();
  const { brand, model, estimateLeaseFrom, estimateRange, driveType, consumption } = vehicle;
  const rate = shownRate({ ownCents: null, range: estimateRange, flatCents: estimateLeaseFrom });
  return (
    <div className={classes['example']}>
      <HeroRate
        size="card"
        label={t('promise.rateLabel', { car: `${brand} ${model}` })}
        amount={rateText.rate(rate)}
        approximate={rateText.approximate(rate) ? t('promise.approximately') : undefined}
        aside={<SavedPercent rate={rate} privateLease={vehicle.privateLease} />}
      />
      <PrivateLeaseComparison rate={rate} privateLease={vehicle.privateLease} />
      <p className={classes['note']}>{t('promise.note')}</p>
      <p className={classes['note']}>
        {t(driveType === 'ELECTRIC' ? 'promise.energy' : 'promise.energyOnly', {
          consumption: consumption === null ? '?' : fixed(consumption, 1),
        })}
      </p>
    </div>
  );
}
