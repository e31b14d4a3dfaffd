import { cents, wholeEuros } from '@stromwandel/kernel';
import { packageChoices, reselectPackage, type PackageChange } from '@stromwandel/offer';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { VehicleDetailReply } from '../../api/replies.ts';
import { useFormat } from '../../format/use-format.ts';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { packageRate } from '../../rates/package-rate.ts';
import type { Configuration } from './use-configuration.ts';
import classes from './options-section.module.css';

interface OptionsSectionProps {
  readonly vehicle: VehicleDetailReply;
  readonly configuration: Configuration;
}

/** Duration, mileage, tyres and delivery. */
export function OptionsSection({ vehicle, configuration }: OptionsSectionProps) {
  const { t } = useTranslation('vehicle');
  const { number, signedEuro } = useFormat();
  const { leasePackage, delivery, changePackage, chooseDelivery } = configuration;
  const [followed, setFollowed] = useState(false);
  if (leasePackage === undefined) return <p>{t('options.none')}</p>;
  const choices = packageChoices(vehicle.leasePackages, leasePackage);
  const chosenEuros = wholeEuros(packageRate(leasePackage).highCents);
  /** By how many euros a month the rate would change: "+24 €"; nothing where it stays the same. */
  const effectOf = (change: PackageChange): string | undefined => {
    const other = reselectPackage(vehicle.leasePackages, leasePackage, change);
    const difference = wholeEuros(packageRate(other).highCents) - chosenEuros;
    return difference === 0 ? undefined : signedEuro(cents(difference * 100));
  };
  /** Chooses a part. Another duration or distance leads to its cheapest package; a sentence says so where kilometres or tyres changed. */
  const change = (wanted: PackageChange): void => {
    const { kmPerYear, tires } = reselectPackage(vehicle.leasePackages, leasePackage, wanted);
    const kept = { kmPerYear: leasePackage.kmPerYear, tires: leasePackage.tires, ...wanted };
    setFollowed(kept.kmPerYear !== kmPerYear || kept.tires !== tires);
    changePackage(wanted);
  };
  return (
    <section className={classes['card']} data-card aria-label={t('options.label')}>
      <RadioCards
        label={t('options.duration')}
        columns={3}
        options={choices.durations.map((value) => ({
          value,
          label: number(value),
          note: value === leasePackage.durationMonths ? undefined : effectOf({ durationMonths: value }),
        }))}
        value={leasePackage.durationMonths}
        onChange={(durationMonths) => change({ durationMonths })}
      />
      <RadioCards
        label={t('options.kilometers')}
        columns={3}
        options={choices.kilometers.map((value) => ({
          value,
          label: number(value),
          note: value === leasePackage.kmPerYear ? undefined : effectOf({ kmPerYear: value }),
        }))}
        value={leasePackage.kmPerYear}
        onChange={(kmPerYear) => change({ kmPerYear })}
      />
      <div>
        <RadioCards
          label={t('options.tires')}
          columns={1}
          options={choices.tires.map((value) => ({
            value,
            label: t(`tires.${value}`),
            note: value === leasePackage.tires ? undefined : effectOf({ tires: value }),
          }))}
          value={leasePackage.tires}
          onChange={(tires) => change({ tires })}
        />
        <p className={classes['hint']} aria-live="polite">
          {followed &&
            t('options.followed', {
              months: leasePackage.durationMonths,
              kilometers: number(leasePackage.kmPerYear),
              tires: t(`tires.${leasePackage.tires}`),
            })}
        </p>
      </div>
      {delivery && (
        <div>
          <RadioCards
            label={t('options.delivery')}
            columns={1}
            options={vehicle.delivery.map(({ id, name }) => ({ value: id, label: name }))}
            value={delivery.id}
            onChange={chooseDelivery}
          />
          <p className={classes['hint']} aria-live="polite">
            {delivery.description}
          </p>
        </div>
      )}
    </section>
  );
}
