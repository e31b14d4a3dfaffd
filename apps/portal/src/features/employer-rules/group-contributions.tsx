import { ActionIcon, Button } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DecimalField } from '../../forms/decimal-field.tsx';
import { TextField } from '../../forms/text-field.tsx';
import classes from './rules-form.module.css';
import { EMPTY_GROUP, type RulesFormValues } from './rules-form-values.ts';

const MOST_GROUPS = 50;

/** Groups of people with a contribution of their own. */
export function GroupContributions() {
  const { t } = useTranslation('rules');
  const { fields, append, remove } = useFieldArray<RulesFormValues, 'groupContributions', 'key'>({
    name: 'groupContributions',
    keyName: 'key',
  });
  return (
    <>
      {fields.length > 0 && (
        <ul className={classes['groups']}>
          {fields.map(({ key }, index) => (
            <li key={key} className={classes['group']}>
              <div className={classes['fields']}>
                <TextField
                  name={`groupContributions.${index}.group`}
                  label={t('contribution.group', { number: index + 1 })}
                />
                <ContributionFields name={`groupContributions.${index}`} />
              </div>
              <ActionIcon
                variant="subtle"
                aria-label={t('contribution.removeGroup', { number: index + 1 })}
                onClick={() => remove(index)}
              >
                <IconTrash size={20} stroke={1.75} aria-hidden="true" />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button
          variant="default"
          leftSection={<IconPlus size={18} stroke={2} aria-hidden="true" />}
          disabled={fields.length >= MOST_GROUPS}
          onClick={() => append(EMPTY_GROUP)}
        >
          {t('contribution.addGroup')}
        </Button>
      </div>
    </>
  );
}

/** Amount and share that an employer adds to a rate. */
export function ContributionFields({ name }: { readonly name?: string }) {
  const { t } = useTranslation('rules');
  const within = (field: string) => (name === undefined ? field : `${name}.${field}`);
  return (
    <>
      <DecimalField name={within('contributionEur')} label={t('contribution.amount')} unit="€" decimals={2} />
      <DecimalField name={within('contributionPercent')} label={t('contribution.percent')} unit="%" />
    </>
  );
}
