import { Button, Group } from '@mantine/core';
import { emailSchema, passwordBody } from '@stromwandel/api-spec';
import { useEffect } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import type { z } from 'zod';
import { useApiMutation } from '../api/use-api-mutation.ts';
import { useToast } from '../feedback/use-toast.ts';
import { SentForm } from '../forms/sent-form.tsx';
import { PasswordField } from '../forms/password-field.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { TextField } from '../forms/text-field.tsx';
import { useSchemaForm } from '../forms/use-schema-form.ts';
import classes from './address.module.css';

const addressForm = passwordBody.extend({ email: emailSchema });

interface ChangeAddressFormProps {
  /** The present address; it is not sent again. */
  readonly email: string;
  readonly onClose: () => void;
}

/** Asks for another address and the password. */
export function ChangeAddressForm({ email, onClose }: ChangeAddressFormProps) {
  const { t } = useTranslation('address');
  const toast = useToast('profile');
  const form = useSchemaForm(addressForm, { email, password: '' });
  const { setFocus } = form;
  const { mutateAsync: change } = useApiMutation('changeEmail', { outdates: ['getMe'] });

  // The button that had the focus is gone.
  useEffect(() => setFocus('email', { shouldSelect: true }), [setFocus]);

  async function save(values: z.output<typeof addressForm>): Promise<void> {
    const { email: address, password } = values;
    if (address === email.toLowerCase()) return onClose();
    await change({ params: { address }, body: { password } });
    toast('success', t('change.done'));
    onClose();
  }

  return (
    <SentForm form={form} onSend={save} className={classes['form']} label={t('change.save')}>
      <TextField
        name="email"
        label={t('change.label')}
        hint={t('change.hint')}
        type="email"
        autoComplete="email"
      />
      <PasswordField
        name="password"
        label={t('change.password')}
        messages={{ REQUIRED: t('change.passwordRequired') }}
        autoComplete="current-password"
      />
      <Group gap="xs">
        <SubmitButton>{t('change.save')}</SubmitButton>
        <Button variant="subtle" onClick={onClose}>
          {t('change.cancel')}
        </Button>
      </Group>
    </SentForm>
  );
}
