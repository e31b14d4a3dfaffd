import { driverAddressForm } from '@stromwandel/api-spec';
import type { z } from 'zod';
import { useApiMutation } from '../../../api/use-api-mutation.ts';
import { SentForm } from '../../../forms/sent-form.tsx';
import { SubmitButton } from '../../../forms/submit-button.tsx';
import { TextField } from '../../../forms/text-field.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import parts from '../car-part.module.css';
import classes from './licence.module.css';

/** The address, for the authority whose letter names this driver; asked for only then. */
export function DriverAddress({ code }: { readonly code: string }) {
  const { t } = useTranslation('lease');
  const use = useApiMutation('useDriverLink', { outdates: ['getDriverLink'] });
  const empty: z.input<typeof driverAddressForm> = { street: '', streetNumber: '', postcode: '', place: '' };
  const form = useSchemaForm(driverAddressForm, empty);
  return (
    <SectionCard title={t('driver.address.title')} description={t('driver.address.text')}>
      <SentForm
        form={form}
        className={parts['form']}
        label={t('driver.address.title')}
        failedTitle={t('driver.address.failed')}
        onSend={async (address) => {
          await use.mutateAsync({ params: { code }, body: { ...address, command: 'GIVE_ADDRESS' } });
        }}
      >
        <div className={classes['pair']}>
          <TextField name="street" label={t('driver.address.street')} autoComplete="address-line1" />
          <TextField name="streetNumber" label={t('driver.address.streetNumber')} autoComplete="off" />
          <TextField
            name="postcode"
            label={t('driver.address.postcode')}
            messages={{ INVALID_FORMAT: t('driver.address.postcodeWrong') }}
            autoComplete="postal-code"
            inputMode="numeric"
          />
          <TextField name="place" label={t('driver.address.place')} autoComplete="address-level2" />
        </div>
        <div>
          <SubmitButton>{t('driver.address.send')}</SubmitButton>
        </div>
      </SentForm>
    </SectionCard>
  );
}
