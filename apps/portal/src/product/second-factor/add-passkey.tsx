import { Button, Group } from '@mantine/core';
import { useTranslation } from '../../i18n/use-translation.ts';
import { z } from 'zod';
import { useApiCall } from '../../api/api-context.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { SentForm } from '../../forms/sent-form.tsx';
import { PasswordField } from '../../forms/password-field.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import { createPasskey, isCancelled, isKnownPasskey } from './passkey-browser.ts';
import classes from './second-factor.module.css';

const passkeyForm = z.strictObject({
  name: z.string().trim().min(1).max(60),
  password: z.string().min(1).max(1000),
});

interface AddPasskeyProps {
  readonly onDone: () => void;
  readonly onCancel?: () => void;
}

/** Makes a passkey on this device and adds it to the account, by a name the person gives. */
export function AddPasskey({ onDone, onCancel }: AddPasskeyProps) {
  const { t } = useTranslation('security');
  const call = useApiCall();
  const add = useApiMutation('addPasskey', { outdates: ['getSignInMethods'] });
  const form = useSchemaForm(passkeyForm, { name: t('passkeys.defaultName'), password: '' });

  function passkeyFailure(error: unknown): string | null {
    if (isCancelled(error)) return t('passkeys.cancelled');
    if (isKnownPasskey(error)) return t('passkeys.known');
    // An error of the browser: a defect of the way there would be an error of the API.
    return error instanceof DOMException ? t('passkeys.failed') : null;
  }

  async function send({ name, password }: z.infer<typeof passkeyForm>): Promise<void> {
    const credential = await createPasskey(await call('startPasskey', { body: { password } }));
    await add.mutateAsync({ body: { name, credential } });
    onDone();
  }

  return (
    <SentForm
      form={form}
      onSend={send}
      className={classes['form']}
      label={t('passkeys.add')}
      wordsFor={passkeyFailure}
    >
      <TextField name="name" label={t('passkeys.name')} hint={t('passkeys.nameHint')} autoComplete="off" />
      <PasswordField
        name="password"
        label={t('confirm.password')}
        hint={t('confirm.passwordHint')}
        autoComplete="current-password"
      />
      <Group gap="xs">
        <SubmitButton>{t('passkeys.create')}</SubmitButton>
        {onCancel && (
          <Button variant="subtle" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </Group>
    </SentForm>
  );
}
