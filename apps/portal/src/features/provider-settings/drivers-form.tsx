import { providerSettingsReply } from '@stromwandel/api-spec';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ReplyOf } from '../../api/replies.ts';
import { DecimalField } from '../../forms/decimal-field.tsx';
import { SettingsForm } from './settings-form.tsx';

const mostSchema = providerSettingsReply.pick({ mostDrivers: true });

/** How many people may drive a car besides its employee. */
export function DriversForm({ settings }: { readonly settings: ReplyOf<'getProviderSettings'> }) {
  const { t } = useTranslation('settings');
  return (
    <SettingsForm schema={mostSchema} values={{ mostDrivers: settings.mostDrivers }} subject="drivers">
      <DecimalField name="mostDrivers" label={t('drivers.most')} hint={t('drivers.mostHint')} decimals={0} />
    </SettingsForm>
  );
}
