import { providerSettingsReply } from '@stromwandel/api-spec';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ReplyOf } from '../../api/replies.ts';
import { TextField } from '../../forms/text-field.tsx';
import { SettingsForm } from './settings-form.tsx';

const bodySchema = providerSettingsReply.pick({ arbitrationBody: true });

/** Where drivers can turn to after the provider's decision about a report. */
export function ArbitrationForm({ settings }: { readonly settings: ReplyOf<'getProviderSettings'> }) {
  const { t } = useTranslation('settings');
  return (
    <SettingsForm
      schema={bodySchema}
      values={{ arbitrationBody: settings.arbitrationBody ?? '' }}
      subject="arbitration"
    >
      <TextField name="arbitrationBody" label={t('arbitration.body')} hint={t('arbitration.bodyHint')} />
    </SettingsForm>
  );
}
