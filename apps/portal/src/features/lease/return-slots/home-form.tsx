import { collectionForm, type CallOf } from '@stromwandel/api-spec';
import { SentForm } from '../../../forms/sent-form.tsx';
import { SubmitButton } from '../../../forms/submit-button.tsx';
import { TextField } from '../../../forms/text-field.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import parts from '../car-part.module.css';

type Home = NonNullable<CallOf<'bookReturnSlot'>['body']['home']>;

/** Where the car is collected. */
export function HomeForm({ onBook }: { readonly onBook: (home: Home) => Promise<void> }) {
  const { t } = useTranslation('appointment');
  const form = useSchemaForm(collectionForm, { street: '', postcode: '', city: '' });
  const wrong = t('provider.postcodeWrong');
  return (
    <SentForm
      form={form}
      className={parts['form']}
      label={t('slots.home')}
      failedTitle={t('slots.bookFailed')}
      onSend={onBook}
    >
      <TextField name="street" label={t('provider.street')} autoComplete="street-address" />
      <TextField
        name="postcode"
        label={t('provider.postcode')}
        inputMode="numeric"
        autoComplete="postal-code"
        messages={{ INVALID_FORMAT: wrong, TOO_LONG: wrong }}
      />
      <TextField name="city" label={t('provider.city')} autoComplete="address-level2" />
      <div className={parts['buttons']}>
        <SubmitButton>{t('slots.book')}</SubmitButton>
      </div>
    </SentForm>
  );
}
