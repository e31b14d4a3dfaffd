import { inCents } from '@stromwandel/api-spec';
import type { CallOf } from '@stromwandel/api-spec';
import type { ReactNode } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { z } from 'zod';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useToast } from '../../feedback/use-toast.ts';
import { SentForm } from '../../forms/sent-form.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import classes from './settings-page.module.css';

interface SettingsFormProps<Input extends FieldValues> {
  /** What the form sends; settings that it does not name stay as they are. */
  readonly schema: z.ZodType<CallOf<'saveProviderSettings'>['body'], Input>;
  readonly values: DefaultValues<Input>;
  /** Heads the texts of the form: its name for screen readers and its button. */
  readonly subject:
    | 'annex'
    | 'arbitration'
    | 'deadlines'
    | 'drivers'
    | 'fines'
    | 'lessor'
    | 'orderAddresses'
    | 'rules'
    | 'sender'
    | 'support';
  readonly children: ReactNode;
}

/** Some of the provider's settings, saved together. */
export function SettingsForm<Input extends FieldValues>(props: SettingsFormProps<Input>) {
  const { schema, values, subject, children } = props;
  const { t } = useTranslation('settings');
  const toast = useToast('desk');
  const form = useSchemaForm(schema, values);
  const save = useApiMutation('saveProviderSettings', {
    outdates: ['getProviderSettings', 'getSupportContact'],
  });
  return (
    <SentForm
      form={form}
      label={t(`${subject}.title`)}
      className={classes['form']}
      onSend={async (body) => {
        await save.mutateAsync({ body: inCents(body) });
        toast('success', t('rules.saved'));
      }}
      failedTitle={t('rules.saveFailed')}
    >
      {children}
      <div className={classes['actions']}>
        <SubmitButton variant="default">{t(`${subject}.save`)}</SubmitButton>
      </div>
    </SentForm>
  );
}
