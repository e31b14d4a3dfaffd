import { ActionIcon, Button } from '@mantine/core';
import { providerSettingsReply, type ReplyOf } from '@stromwandel/api-spec';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
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
    <>
      {fields.length > 0 && (
        <ul className={classes['rows']}>
          {fields.map(({ key }, index) => (
            <li key={key} className={classes['row']}>
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
              <ActionIcon
                variant="subtle"
                aria-label={t('orderAddresses.remove', { number: index + 1 })}
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
          onClick={() => append({ brand: '', address: '' })}
        >
          {t('orderAddresses.add')}
        </Button>
      </div>
    </>
  );
}

/** To whom cars are ordered, brand by brand. */
export function OrderAddressesForm({ settings: { orderAddresses } }: { readonly settings: Settings }) {
  const { t } = useTranslation('settings');
  return (
    <SettingsForm schema={addressesSchema} values={{ orderAddresses }} label={t('orderAddresses.title')}>
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
