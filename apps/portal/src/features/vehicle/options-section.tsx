import { cents, wholeEuros } from '@stromwandel/kernel';
import { packageChoices, reselectPackage } from '@stromwandel/offer';
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
  if (leasePackage === undefined) return <p>{t('options.none')}</p>;
  const choices = packageChoices(vehicle.leasePackages, leasePackage);
  const chosenEuros = wholeEuros(packageRate(leasePackage).highCents);
  /** By how many euros a month the rate would change: "+24 €"; nothing where it stays the same. */
  const effectOf = (change: Parameters<typeof reselectPackage>[2]): string | undefined => {
    const other = reselectPackage(vehicle.leasePackages, leasePackage, change);
    const difference = wholeEuros(packageRate(other).highCents) - chosenEuros;
    return difference === 0 ? undefined : signedEuro(cents(difference * 100));
  };
  return (
    <section className={classes['card']} data-card aria-label={t('options.label')}>
      <RadioCards
        label={t('options.duration')}
        columns={3}
        options={choices.durations.map((value) => ({
          value,
          label: number(value),
          note: effectOf({ durationMonths: value }),
        }))}
        value={leasePackage.durationMonths}
        onChange={(durationMonths) => changePackage({ durationMonths })}
      />
      <RadioCards
        label={t('options.kilometers')}
        columns={3}
        options={choices.kilometers.map((value) => ({
          value,
          label: number(value),
          note: effectOf({ kmPerYear: value }),
        }))}
        value={leasePackage.kmPerYear}
        onChange={(kmPerYear) => changePackage({ kmPerYear })}
      />
      <RadioCards
        label={t('options.tires')}
        columns={1}
        options={choices.tires.map((value) => ({
          value,
          label: t(`tires.${value}`),
          note: effectOf({ tires: value }),
        }))}
        value={leasePackage.tires}
        onChange={(tires) => changePackage({ tires })}
      />
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
