import { useTranslation } from '../../i18n/use-translation.ts';
import { DecimalField } from '../../forms/decimal-field.tsx';
import { RadioCardsField } from '../../forms/radio-cards-field.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import classes from '../../forms/field-grid.module.css';
import { USUAL_DAYS } from './salary-values.ts';
import { FIELD_BOUNDS, useFieldTexts, type FieldBounds } from './use-field-texts.ts';

interface CommuteSectionProps {
  /** How many commute days a month may be entered; a setting of the provider. */
  readonly days: Pick<FieldBounds, 'min' | 'max'>;
}

/** The way to work, which counts as a benefit of the car. */
export function CommuteSection({ days }: CommuteSectionProps) {
  const { t } = useTranslation('profile');
  const texts = useFieldTexts();
  return (
    <SectionCard title={t('commute.heading')} description={t('commute.description')}>
      <div className={classes['fields']}>
        <KilometersField hint={t('commute.kilometersHint')} />
        <DecimalField
          name="salaryInfo.arrivalNumber"
          {...texts(t('commute.days'), {
            ...days,
            example: Math.max(days.min, Math.min(USUAL_DAYS, days.max)),
          })}
          isPlural
          hint={t('commute.daysHint')}
        />
        <div className={classes['whole']}>
          <RadioCardsField
            name="salaryInfo.commuteValuation"
            {...texts(t('commute.valuation'))}
            hint={t('commute.valuationHint')}
            options={[
              { value: 'FLAT_003', label: t('commute.flat') },
              { value: 'SINGLE_TRIPS_0002', label: t('commute.trips') },
            ]}
          />
        </div>
      </div>
    </SectionCard>
  );
}

/** The way to work, one way. */
export function KilometersField({ hint }: { readonly hint: string }) {
  const { t } = useTranslation('profile');
  const texts = useFieldTexts();
  return (
    <DecimalField
      name="salaryInfo.arrivalKilometers"
      {...texts(t('commute.kilometers'), FIELD_BOUNDS.arrivalKilometers)}
      hint={hint}
      unit="km"
    />
  );
}
