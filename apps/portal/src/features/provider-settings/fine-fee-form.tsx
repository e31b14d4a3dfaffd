import { inEuros, providerSettingsReply } from '@stromwandel/api-spec';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ReplyOf } from '../../api/replies.ts';
import { DecimalField } from '../../forms/decimal-field.tsx';
import { SettingsForm } from './settings-form.tsx';

const feeSchema = providerSettingsReply.pick({ fineFeeEur: true });

/** What a letter of an authority costs the employee. */
export function FineFeeForm({ settings }: { readonly settings: ReplyOf<'getProviderSettings'> }) {
  const { t } = useTranslation('settings');
  const { fineFeeEur } = inEuros(settings);
  return (
    <SettingsForm schema={feeSchema} values={{ fineFeeEur }} subject="fines">
      <DecimalField
        name="fineFeeEur"
        label={t('fines.fee')}
        hint={t('fines.feeHint')}
        unit="€"
        decimals={2}
      />
    </SettingsForm>
  );
}
