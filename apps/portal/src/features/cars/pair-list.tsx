import { ActionIcon, Button } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useFieldArray } from 'react-hook-form';
import { useTranslation } from '../../i18n/use-translation.ts';
import { TextField } from '../../forms/text-field.tsx';
import type { CarValues } from './car-values.ts';
import classes from './car-lists.module.css';

const LISTS = {
  colors: { second: 'hex', empty: { name: '', hex: '#' } },
  delivery: { second: 'description', empty: { name: '', description: '' } },
  technicalDetails: { second: 'value', empty: { name: '', value: '' } },
} as const;

/** Rows of a name and what belongs to it: colours, ways of delivery, technical data. */
export function PairList({ list }: { readonly list: keyof typeof LISTS }) {
  const { t } = useTranslation('cars');
  const { second, empty } = LISTS[list];
  const { fields, append, remove } = useFieldArray<CarValues, typeof list>({ name: list });
  return (
    <>
      {fields.length > 0 && (
        <ul className={classes['rows']}>
          {fields.map((field, index) => (
            <li key={field.id} className={classes['pair']}>
              <TextField name={`${list}.${index}.name`} label={t(`${list}.name`)} />
              <TextField
                name={`${list}.${index}.${second}`}
                label={t(`${list}.second`)}
                messages={{ INVALID_FORMAT: t('colors.invalid') }}
              />
              <ActionIcon
                className={classes['remove']}
                aria-label={t('removeRow', { number: index + 1 })}
                onClick={() => remove(index)}
              >
                <IconTrash size={20} stroke={1.75} aria-hidden="true" />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      <Button
        variant="default"
        leftSection={<IconPlus size={18} stroke={2} aria-hidden="true" />}
        onClick={() => append(empty)}
      >
        {t(`${list}.add`)}
      </Button>
    </>
  );
}
