import { useWatch } from 'react-hook-form';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { CalculatorCarReply } from '../../api/replies.ts';
import { DecimalField } from '../../forms/decimal-field.tsx';
import grid from '../../forms/field-grid.module.css';
import { SelectField } from '../../forms/select-field.tsx';
import { useFormat } from '../../format/use-format.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import type { CalculatorValues } from './calculator-values.ts';
import { OWN_CAR } from './own-car.ts';

/** A car of the catalogue at its cheapest package, or any other by list price and rate. */
export function CarSection({ cars }: { readonly cars: readonly CalculatorCarReply[] }) {
  const { t } = useTranslation('calculator');
  const { euro } = useFormat();
  const vehicleId = useWatch<CalculatorValues, 'car.vehicleId'>({ name: 'car.vehicleId' });
  return (
    <SectionCard title={t('car.heading')} description={t('car.lead')}>
      <div className={grid['fields']}>
        <div className={grid['whole']}>
          <SelectField
            name="car.vehicleId"
            label={t('car.label')}
            hint={t('car.hint')}
            nothingFound={t('car.nothingFound')}
            options={[
              { value: OWN_CAR, label: t('car.own') },
              ...cars.map(({ id, brand, model, trimLevel, listPriceCents }) => ({
                value: id,
                label: `${[brand, model, trimLevel].filter((part) => part !== null).join(' ')} · ${euro(listPriceCents)}`,
              })),
            ]}
          />
        </div>
        {vehicleId === OWN_CAR && (
          <>
            <DecimalField
              name="car.listPriceEur"
              label={t('car.listPrice')}
              hint={t('car.listPriceHint')}
              unit="€"
              decimals={2}
            />
            <DecimalField
              name="car.rateEur"
              label={t('car.rate')}
              hint={t('car.rateHint')}
              unit="€"
              decimals={2}
            />
            <DecimalField
              name="car.comparisonEur"
              label={t('car.comparison')}
              hint={t('car.comparisonHint')}
              unit="€"
              decimals={2}
            />
          </>
        )}
      </div>
    </SectionCard>
  );
}
