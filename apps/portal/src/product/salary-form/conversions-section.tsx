import { ActionIcon, Button } from '@mantine/core';
import { CONVERSION_TYPES } from '@stromwandel/api-spec';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DecimalField } from '../../forms/decimal-field.tsx';
import { SelectField } from '../../forms/select-field.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import grid from '../../forms/field-grid.module.css';
import classes from './conversions-section.module.css';
import { CONVERSION_FIELDS, EMPTY_CONVERSION, type SalaryFormValues } from './salary-values.ts';
import { FIELD_BOUNDS, useFieldTexts } from './use-field-texts.ts';

const MOST_CONVERSIONS = 20;

/** What is converted from gross salary already: a bicycle, a phone, a pension plan. */
export function ConversionsSection() {
  const { t } = useTranslation('profile');
  // The entries have an id of their own; the list's key needs another name.
  const { fields, append, remove } = useFieldArray<SalaryFormValues, 'salaryInfo.salaryConversions', 'key'>({
    name: 'salaryInfo.salaryConversions',
    keyName: 'key',
  });
  return (
    <SectionCard title={t('conversions.heading')} description={t('conversions.description')}>
      {fields.length > 0 && (
        <ul className={classes['conversions']}>
          {fields.map(({ key }, index) => (
            <li key={key} className={classes['conversion']}>
              <div className={classes['conversionHead']}>
                <h3>{t('conversions.entry', { number: index + 1 })}</h3>
                <ActionIcon
                  aria-label={t('conversions.remove', { number: index + 1 })}
                  onClick={() => remove(index)}
                >
                  <IconTrash size={20} stroke={1.75} aria-hidden="true" />
                </ActionIcon>
              </div>
              <ConversionFields index={index} />
            </li>
          ))}
        </ul>
      )}
      <Button
        variant="default"
        leftSection={<IconPlus size={18} stroke={2} aria-hidden="true" />}
        disabled={fields.length >= MOST_CONVERSIONS}
        onClick={() => append(EMPTY_CONVERSION)}
      >
        {t('conversions.add')}
      </Button>
    </SectionCard>
  );
}

function ConversionFields({ index }: { readonly index: number }) {
  const { t } = useTranslation('profile');
  const texts = useFieldTexts();
  const name = `salaryInfo.salaryConversions.${index}` as const;
  const type = useWatch<SalaryFormValues, `${typeof name}.conversationType`>({
    name: `${name}.conversationType`,
  });
  const typeRequired = t('conversions.typeRequired');
  return (
    <div className={grid['fields']}>
      <div className={grid['whole']}>
        <SelectField
          name={`${name}.conversationType`}
          label={t('conversions.type')}
          messages={{ REQUIRED: typeRequired, NOT_ONE_OF: typeRequired }}
          options={CONVERSION_TYPES.map((value) => ({ value, label: t(`conversions.types.${value}`) }))}
        />
      </div>
      {type &&
        CONVERSION_FIELDS[type].map((field) => (
          <DecimalField
            key={field}
            name={`${name}.${field}`}
            {...texts(t(`conversions.${field}`), FIELD_BOUNDS.conversionAmount)}
            unit="€"
            decimals={2}
          />
        ))}
    </div>
  );
}
