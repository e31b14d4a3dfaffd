import { Button, Group } from '@mantine/core';
import { passwordAndCodeBody, passwordBody } from '@stromwandel/api-spec';
import { useTranslation } from '../../i18n/use-translation.ts';
import { z } from 'zod';
import { SentForm } from '../../forms/sent-form.tsx';
import { PasswordField } from '../../forms/password-field.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import classes from './second-factor.module.css';

const passwordAlone = passwordBody.extend({ code: z.string() });

interface ConfirmFormProps {
  /** Names the form for screen readers. */
  readonly label: string;
  readonly submitLabel: string;
  /** Asks for a code of the app beside the password. */
  readonly withCode?: boolean;
  /** Something is taken away. */
  readonly removes?: boolean;
  readonly onConfirm: (values: { readonly password: string; readonly code: string }) => Promise<void>;
  readonly onCancel?: (() => void) | undefined;
}

/** Asks for the password again, before something that guards the account changes. */
export function ConfirmForm({
  label,
  submitLabel,
  withCode = false,
  removes = false,
  onConfirm,
  onCancel,
}: ConfirmFormProps) {
  const { t } = useTranslation('security');
  const form = useSchemaForm(withCode ? passwordAndCodeBody : passwordAlone, { password: '', code: '' });

  return (
    <SentForm form={form} onSend={onConfirm} className={classes['form']} label={label}>
      <PasswordField
        name="password"
        label={t('confirm.password')}
        hint={t('confirm.passwordHint')}
        autoComplete="current-password"
      />
      {withCode && (
        <TextField
          name="code"
          label={t('confirm.code')}
          hint={t('confirm.codeHint')}
          autoComplete="one-time-code"
        />
      )}
      <Group gap="xs">
        <SubmitButton {...(removes && { color: 'red' })}>{submitLabel}</SubmitButton>
        {onCancel && (
          <Button variant="subtle" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </Group>
    </SentForm>
  );
}
