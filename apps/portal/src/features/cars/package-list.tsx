import { Button } from '@mantine/core';
import { TIRES } from '@stromwandel/api-spec';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { cents } from '@stromwandel/kernel';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CheckboxField } from '../../forms/checkbox-field.tsx';
import { DecimalField } from '../../forms/decimal-field.tsx';
import grid from '../../forms/field-grid.module.css';
import { SelectField } from '../../forms/select-field.tsx';
import { useFormat } from '../../format/use-format.ts';
import { EMPTY_PACKAGE, type CarValues, type PackageValues } from './car-values.ts';
import classes from './car-lists.module.css';

const INCLUDED = [
  'maintenanceAndServicingIncluded',
  'vehicleInsuranceIncluded',
  'tirePackageIncluded',
  'tireChangeIncluded',
  'rateInsuranceIncluded',
] as const;
const KILOMETERS = [
  'extraKilometersTolerance',
  'fewerKilometersTolerance',
  'extraKilometersCap',
  'fewerKilometersCap',
] as const;

/** The lease packages of a car; each opens to show its fields. */
export function PackageList() {
  const { t } = useTranslation('cars');
  const { getValues } = useFormContext<CarValues>();
  const { fields, append, remove } = useFieldArray<CarValues, 'leasePackages'>({ name: 'leasePackages' });
  const [added, setAdded] = useState<number | null>(null);
  return (
    <>
      {fields.length > 0 && (
        <ul className={classes['rows']}>
          {fields.map((field, index) => (
            <li key={field.id}>
              <Package index={index} isNew={index === added} onRemove={() => remove(index)} />
            </li>
          ))}
        </ul>
      )}
      <Button
        variant="default"
        leftSection={<IconPlus size={18} stroke={2} aria-hidden="true" />}
        onClick={() => {
          // The next package is mostly like the one before; amounts that are missing yet are null in the form.
          const like = getValues('leasePackages').at(-1) ?? (EMPTY_PACKAGE as unknown as PackageValues);
          append({ ...like });
          setAdded(fields.length);
        }}
      >
        {t('packages.add')}
      </Button>
    </>
  );
}

interface PackageProps {
  readonly index: number;
  /** Stands open from the start: its amounts are to be filled in. */
  readonly isNew: boolean;
  readonly onRemove: () => void;
}

function Package({ index, isNew, onRemove }: PackageProps) {
  const { t } = useTranslation('cars');
  const { errors } = useFormState<CarValues>();
  const [opened, setOpened] = useState(isNew);
  const wrong = errors.leasePackages?.[index] !== undefined;
  return (
    <details
      className={classes['package']}
      open={opened || wrong}
      onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
    >
      <PackageSummary index={index} />
      {(opened || wrong) && (
        <div className={classes['fields']}>
          <PackageFields name={`leasePackages.${index}`} />
          <div>
            <Button
              variant="default"
              leftSection={<IconTrash size={18} stroke={1.75} aria-hidden="true" />}
              onClick={onRemove}
            >
              {t('packages.remove')}
            </Button>
          </div>
        </div>
      )}
    </details>
  );
}

function PackageSummary({ index }: { readonly index: number }) {
  const { t } = useTranslation('cars');
  const { euroCents, number } = useFormat();
  const values = useWatch<CarValues, `leasePackages.${number}`>({ name: `leasePackages.${index}` });
  // During typing a number may be a text or missing.
  const rate: unknown = values.totalMonthlyGrossCostEur;
  return (
    <summary>
      <span>
        {t('packages.summary', {
          months: values.durationMonths,
          km: number(Number(values.kmPerYear)),
          tires: t(`tires.${values.tires}`),
        })}
      </span>
      <strong>{typeof rate === 'number' ? euroCents(cents(Math.round(rate * 100))) : '–'}</strong>
    </summary>
  );
}

function PackageFields({ name }: { readonly name: `leasePackages.${number}` }) {
  const { t } = useTranslation('cars');
  const repeated = { REPEATED: t('packages.repeated') };
  return (
    <>
      <div className={grid['fields']}>
        <DecimalField
          name={`${name}.durationMonths`}
          label={t('packages.durationMonths')}
          unit={t('packages.months')}
          messages={repeated}
        />
        <DecimalField name={`${name}.kmPerYear`} label={t('packages.kmPerYear')} unit="km" />
        <SelectField
          name={`${name}.tires`}
          label={t('packages.tires')}
          options={TIRES.map((value) => ({ value, label: t(`tires.${value}`) }))}
        />
        <DecimalField
          name={`${name}.totalMonthlyGrossCostEur`}
          label={t('packages.rate')}
          hint={t('packages.rateHint')}
          unit="€"
          decimals={2}
        />
        <DecimalField
          name={`${name}.grossComparisonCostEur`}
          label={t('packages.comparison')}
          hint={t('packages.comparisonHint')}
          unit="€"
          decimals={2}
        />
      </div>
      <fieldset className={classes['included']}>
        <legend>{t('packages.included')}</legend>
        {INCLUDED.map((field) => (
          <CheckboxField key={field} name={`${name}.${field}`} label={t(`packages.${field}`)} />
        ))}
      </fieldset>
      <div className={grid['fields']}>
        {(['extraKilometerEur', 'fewerKilometerEur'] as const).map((field) => (
          <DecimalField
            key={field}
            name={`${name}.${field}`}
            label={t(`packages.${field}`)}
            unit="€"
            decimals={3}
          />
        ))}
        {KILOMETERS.map((field) => (
          <DecimalField key={field} name={`${name}.${field}`} label={t(`packages.${field}`)} unit="km" />
        ))}
      </div>
    </>
  );
}
