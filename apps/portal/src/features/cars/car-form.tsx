import { BODY_STYLES, carBody, DRIVE_TYPES, type CarBody } from '@stromwandel/api-spec';
import type { DefaultValues } from 'react-hook-form';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DateField } from '../../forms/date-field.tsx';
import { DecimalField } from '../../forms/decimal-field.tsx';
import grid from '../../forms/field-grid.module.css';
import { SentForm } from '../../forms/sent-form.tsx';
import { SelectField } from '../../forms/select-field.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import { PageContents } from '../../ui/page-contents.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { VehicleStage } from '../../ui/vehicle-stage.tsx';
import type { CarDefaults, CarValues } from './car-values.ts';
import classes from './car-form.module.css';
import { LinesField } from './lines-field.tsx';
import { PackageList } from './package-list.tsx';
import { PairList } from './pair-list.tsx';

/** The sections of the form in their order; each is an anchor of the page. */
const SECTIONS = [
  'facts',
  'price',
  'packages',
  'colors',
  'delivery',
  'technicalDetails',
  'equipment',
] as const;

interface CarFormProps {
  readonly car: CarDefaults;
  /** The saved car's photo or drawing; a new car has none. */
  readonly pictureUrl?: string | null;
  /** What the button says. */
  readonly action: string;
  readonly onSave: (car: CarBody) => Promise<void>;
}

/** Everything about a car: facts, price, packages, colours, delivery and equipment. */
export function CarForm({ car, pictureUrl, action, onSave }: CarFormProps) {
  const { t } = useTranslation('cars');
  // Numbers that are missing yet are null in the form; the schema asks for them.
  const form = useSchemaForm(carBody, car as DefaultValues<CarValues>);
  return (
    <SentForm
      form={form}
      className={classes['form']}
      label={t('form.label')}
      onSend={async (values) => {
        await onSave(values);
      }}
    >
      <div className={classes['aside']}>
        {pictureUrl !== undefined && (
          <VehicleStage
            size="card"
            photoUrl={pictureUrl}
            alt={t('form.picture')}
            paint={car.colors[0]?.hex}
          />
        )}
        <PageContents
          label={t('form.contents')}
          sections={SECTIONS.map((id) => ({ id, title: t(`${id}.title`) }))}
        />
      </div>
      <div className={classes['sections']}>
        <FactSection />
        <PriceSection />
        <div id="packages">
          <SectionCard title={t('packages.title')} description={t('packages.description')}>
            <PackageList />
          </SectionCard>
        </div>
        <div id="colors">
          <SectionCard title={t('colors.title')} description={t('colors.description')}>
            <PairList list="colors" />
          </SectionCard>
        </div>
        <div id="delivery">
          <SectionCard title={t('delivery.title')} description={t('delivery.description')}>
            <PairList list="delivery" />
          </SectionCard>
        </div>
        <div id="technicalDetails">
          <SectionCard title={t('technicalDetails.title')}>
            <PairList list="technicalDetails" />
          </SectionCard>
        </div>
        <div id="equipment">
          <SectionCard title={t('equipment.title')}>
            <div className={grid['fields']}>
              <LinesField
                name="standardEquipment"
                label={t('equipment.standard')}
                hint={t('equipment.hint')}
              />
              <LinesField name="specialEquipment" label={t('equipment.special')} hint={t('equipment.hint')} />
            </div>
          </SectionCard>
        </div>
        <div className={classes['save']}>
          <SubmitButton>{action}</SubmitButton>
        </div>
      </div>
    </SentForm>
  );
}

function FactSection() {
  const { t } = useTranslation('cars');
  return (
    <div id="facts">
      <SectionCard title={t('facts.title')}>
        <div className={grid['fields']}>
          <TextField name="reference" label={t('facts.reference')} hint={t('facts.referenceHint')} />
          <TextField name="brand" label={t('facts.brand')} />
          <TextField name="model" label={t('facts.model')} />
          <TextField name="trimLevel" label={t('facts.trimLevel')} />
          <SelectField
            name="bodyStyle"
            label={t('facts.bodyStyle')}
            options={BODY_STYLES.map((value) => ({ value, label: t(`bodyStyles.${value}`) }))}
          />
          <SelectField
            name="driveType"
            label={t('facts.driveType')}
            options={DRIVE_TYPES.map((value) => ({ value, label: t(`driveTypes.${value}`) }))}
          />
          <DecimalField name="maximumPowerKw" label={t('facts.power')} unit="kW" />
          <DecimalField name="rangeKm" label={t('facts.range')} unit="km" />
          <DecimalField name="consumption" label={t('facts.consumption')} unit="kWh/100 km" decimals={1} />
          <DecimalField name="lengthMm" label={t('facts.length')} unit="mm" />
        </div>
      </SectionCard>
    </div>
  );
}

function PriceSection() {
  const { t } = useTranslation('cars');
  return (
    <div id="price">
      <SectionCard title={t('price.title')}>
        <div className={grid['fields']}>
          <DecimalField name="listPriceEur" label={t('price.listPrice')} unit="€" decimals={2} />
          <DateField name="availableFrom" label={t('price.availableFrom')} hint={t('price.availableHint')} />
          <DecimalField
            name="deliveryFromWeeks"
            label={t('price.deliveryFrom')}
            hint={t('price.deliveryHint')}
            unit={t('price.weeks')}
          />
          <DecimalField
            name="deliveryToWeeks"
            label={t('price.deliveryTo')}
            hint={t('price.deliveryHint')}
            unit={t('price.weeks')}
          />
        </div>
      </SectionCard>
    </div>
  );
}
