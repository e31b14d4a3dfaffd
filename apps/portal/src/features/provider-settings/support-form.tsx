import { providerSettingsReply } from '@stromwandel/api-spec';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ReplyOf } from '../../api/replies.ts';
import { TextField } from '../../forms/text-field.tsx';
import { SettingsForm } from './settings-form.tsx';
import classes from './settings-page.module.css';

const supportSchema = providerSettingsReply.pick({ supportContact: true });

/** How people reach the provider's support. */
export function SupportForm({
  settings: { supportContact },
}: {
  readonly settings: ReplyOf<'getProviderSettings'>;
}) {
  const { t } = useTranslation('settings');
  return (
    <SettingsForm schema={supportSchema} values={{ supportContact }} subject="support">
      <div className={classes['languages']}>
        <TextField
          name="supportContact.phone"
          autoComplete="off"
          label={t('support.phone')}
          hint={t('support.phoneHint')}
        />
        <TextField
          name="supportContact.towPhone"
          autoComplete="off"
          label={t('support.towPhone')}
          hint={t('support.damageHint')}
        />
        <TextField
          name="supportContact.workshopPhone"
          autoComplete="off"
          label={t('support.workshopPhone')}
          hint={t('support.damageHint')}
        />
        <TextField name="supportContact.email" type="email" autoComplete="off" label={t('support.email')} />
        <TextField
          name="supportContact.hoursDe"
          autoComplete="off"
          label={t('support.hoursDe')}
          hint={t('support.hoursDeHint')}
        />
        <TextField
          name="supportContact.hoursEn"
          autoComplete="off"
          label={t('support.hoursEn')}
          hint={t('support.hoursEnHint')}
        />
      </div>
    </SettingsForm>
  );
}
