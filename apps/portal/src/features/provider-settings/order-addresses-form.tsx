import { providerSettingsReply } from '@stromwandel/api-spec';
import { useFieldArray } from 'react-hook-form';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ReplyOf } from '../../api/replies.ts';
import { FieldRows } from '../../forms/field-rows.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { SettingsForm } from './settings-form.tsx';
import classes from './settings-page.module.css';

type Settings = ReplyOf<'getProviderSettings'>;
type AddressValues = Pick<Settings, 'orderAddresses'>;

const addressesSchema = providerSettingsReply.pick({ orderAddresses: true });

function BrandAddresses() {
  const { t } = useTranslation('settings');
  const { fields, append, remove } = useFieldArray<AddressValues, 'orderAddresses.brands', 'key'>({
    name: 'orderAddresses.brands',
    keyName: 'key',
  });
  return (
    <FieldRows
      rows={fields.map(({ key }) => key)}
      removeLabel={(index) => t('orderAddresses.remove', { number: index + 1 })}
      onRemove={remove}
      addLabel={t('orderAddresses.add')}
      onAdd={() => append({ brand: '', address: '' })}
    >
      {(index) => (
        <div className={classes['languages']}>
          <TextField
            name={`orderAddresses.brands.${index}.brand`}
            label={t('orderAddresses.brand', { number: index + 1 })}
            autoComplete="off"
          />
          <TextField
            name={`orderAddresses.brands.${index}.address`}
            type="email"
            label={t('orderAddresses.brandAddress', { number: index + 1 })}
            autoComplete="off"
          />
        </div>
      )}
    </FieldRows>
  );
}

/** To whom cars are ordered, brand by brand. */
export function OrderAddressesForm({ settings: { orderAddresses } }: { readonly settings: Settings }) {
  const { t } = useTranslation('settings');
  return (
    <SettingsForm schema={addressesSchema} values={{ orderAddresses }} subject="orderAddresses">
      <div className={classes['languages']}>
        <TextField
          name="orderAddresses.address"
          type="email"
          autoComplete="off"
          label={t('orderAddresses.address')}
          hint={t('orderAddresses.addressHint')}
        />
      </div>
      <BrandAddresses />
    </SettingsForm>
  );
}
