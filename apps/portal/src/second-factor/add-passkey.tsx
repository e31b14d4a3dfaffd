import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useApiCall } from '../api/api-context.ts';
import { useApiMutation } from '../api/use-api-mutation.ts';
import { FailureNotice, failureOf, type Failure } from '../api/failure-notice.tsx';
import { applyProblem } from '../forms/apply-problem.ts';
import { Form } from '../forms/form.tsx';
import { PasswordField } from '../forms/password-field.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { TextField } from '../forms/text-field.tsx';
import { useSchemaForm } from '../forms/use-schema-form.ts';
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
  const [failure, setFailure] = useState<Failure | null>(null);

  function passkeyFailure(error: unknown): Failure {
    if (isCancelled(error)) return t('passkeys.cancelled');
    if (isKnownPasskey(error)) return t('passkeys.known');
    // An error of the browser: a defect of the way there would be an error of the API.
    return error instanceof DOMException ? t('passkeys.failed') : failureOf(error);
  }

  async function send({ name, password }: z.infer<typeof passkeyForm>): Promise<void> {
    setFailure(null);
    try {
      const credential = await createPasskey(await call('startPasskey', { body: { password } }));
      await add.mutateAsync({ body: { name, credential } });
      onDone();
    } catch (error) {
      if (!applyProblem(form, error)) setFailure(passkeyFailure(error));
    }
  }

  return (
    <Form form={form} onSubmit={send} className={classes['form']} label={t('passkeys.add')}>
      {failure !== null && <FailureNotice failure={failure} />}
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
    </Form>
  );
}
