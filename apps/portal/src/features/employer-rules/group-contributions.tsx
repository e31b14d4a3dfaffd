import { useFieldArray } from 'react-hook-form';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DecimalField } from '../../forms/decimal-field.tsx';
import { FieldRows } from '../../forms/field-rows.tsx';
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
    <FieldRows
      rows={fields.map(({ key }) => key)}
      removeLabel={(index) => t('contribution.removeGroup', { number: index + 1 })}
      onRemove={remove}
      addLabel={t('contribution.addGroup')}
      onAdd={() => append(EMPTY_GROUP)}
      most={MOST_GROUPS}
    >
      {(index) => (
        <div className={classes['fields']}>
          <TextField
            name={`groupContributions.${index}.group`}
            label={t('contribution.group', { number: index + 1 })}
          />
          <ContributionFields name={`groupContributions.${index}`} />
        </div>
      )}
    </FieldRows>
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
