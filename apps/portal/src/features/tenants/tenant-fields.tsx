import { useTranslation } from '../../i18n/use-translation.ts';
import { TextField } from '../../forms/text-field.tsx';
import classes from './tenant-page.module.css';

/** Name and address of an employer. */
export function TenantFields({ below = '' }: { readonly below?: 'tenant.' | '' }) {
  const { t } = useTranslation('tenants');
  return (
    <div className={classes['address']}>
      {(['name', 'street', 'streetNumber', 'postcode', 'place'] as const).map((field) => (
        <TextField
          key={field}
          name={`${below}${field}`}
          autoComplete="off"
          label={t(`fields.${field}`)}
          {...(field === 'postcode' && { inputMode: 'numeric' })}
        />
      ))}
    </div>
  );
}

/** Who runs the workspace of an employer. */
export function AdminFields({ below = '' }: { readonly below?: 'admin.' | '' }) {
  const { t } = useTranslation('tenants');
  return (
    <div className={classes['fields']}>
      <TextField name={`${below}firstName`} autoComplete="off" label={t('fields.firstName')} />
      <TextField name={`${below}lastName`} autoComplete="off" label={t('fields.lastName')} />
      <TextField name={`${below}email`} type="email" autoComplete="off" label={t('fields.email')} />
    </div>
  );
}
