import { providerSettingsReply } from '@stromwandel/api-spec';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ReplyOf } from '../../api/replies.ts';
import { DecimalField } from '../../forms/decimal-field.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { SettingsForm } from './settings-form.tsx';

const reportSchema = providerSettingsReply.pick({ reportDueDays: true, arbitrationBody: true });

/** When the report of a returned car is due, and where drivers can turn to after the provider's decision about it. */
export function ArbitrationForm({ settings }: { readonly settings: ReplyOf<'getProviderSettings'> }) {
  const { t } = useTranslation('settings');
  return (
    <SettingsForm
      schema={reportSchema}
      values={{ reportDueDays: settings.reportDueDays, arbitrationBody: settings.arbitrationBody ?? '' }}
      subject="arbitration"
    >
      <DecimalField
        name="reportDueDays"
        label={t('arbitration.due')}
        isPlural
        hint={t('arbitration.dueHint')}
        decimals={0}
      />
      <TextField name="arbitrationBody" label={t('arbitration.body')} hint={t('arbitration.bodyHint')} />
    </SettingsForm>
  );
}
