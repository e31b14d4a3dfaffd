import { ANNEX_FORMS, providerSettingsReply } from '@stromwandel/api-spec';
import type { ReplyOf } from '../../api/replies.ts';
import { SelectField } from '../../forms/select-field.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SettingsForm } from './settings-form.tsx';

const formSchema = providerSettingsReply.pick({ annexForm: true });

/** How annexes of changes of the package are concluded. */
export function AnnexFormForm({ settings }: { readonly settings: ReplyOf<'getProviderSettings'> }) {
  const { t } = useTranslation('settings');
  return (
    <SettingsForm schema={formSchema} values={{ annexForm: settings.annexForm }} subject="annex">
      <SelectField
        name="annexForm"
        label={t('annex.form')}
        hint={t('annex.formHint')}
        options={ANNEX_FORMS.map((value) => ({ value, label: t(`annex.forms.${value}`) }))}
      />
    </SettingsForm>
  );
}
