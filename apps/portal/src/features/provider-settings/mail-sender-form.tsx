import { providerSettingsReply } from '@stromwandel/api-spec';
import { useWatch } from 'react-hook-form';
import { useTranslation } from '../../i18n/use-translation.ts';
import { z } from 'zod';
import type { ReplyOf } from '../../api/replies.ts';
import { RadioCardsField } from '../../forms/radio-cards-field.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { SettingsForm } from './settings-form.tsx';
import classes from './settings-page.module.css';

interface SenderValues {
  /** Name and address stand in the form also while they do not count. */
  readonly kind: 'server' | 'own';
  readonly mailSender: { readonly name: string; readonly address: string };
}

const senderSchema = z
  .custom<SenderValues>()
  .transform(({ kind, mailSender }) => ({ mailSender: kind === 'own' ? mailSender : null }))
  .pipe(providerSettingsReply.pick({ mailSender: true }));

function SenderFields() {
  const { t } = useTranslation('settings');
  const kind = useWatch<SenderValues, 'kind'>({ name: 'kind' });
  if (kind !== 'own') return null;
  return (
    <div className={classes['languages']}>
      <TextField name="mailSender.name" autoComplete="off" label={t('sender.name')} />
      <TextField
        name="mailSender.address"
        type="email"
        autoComplete="off"
        label={t('sender.address')}
        hint={t('sender.addressHint')}
      />
    </div>
  );
}

/** Whose name and address mails carry. */
export function MailSenderForm({
  settings: { mailSender },
}: {
  readonly settings: ReplyOf<'getProviderSettings'>;
}) {
  const { t } = useTranslation('settings');
  const values: SenderValues = {
    kind: mailSender === null ? 'server' : 'own',
    mailSender: mailSender ?? { name: '', address: '' },
  };
  return (
    <SettingsForm schema={senderSchema} values={values} subject="sender">
      <RadioCardsField
        name="kind"
        label={t('sender.kind')}
        options={[
          { value: 'server', label: t('sender.server') },
          { value: 'own', label: t('sender.own') },
        ]}
      />
      <SenderFields />
    </SettingsForm>
  );
}
