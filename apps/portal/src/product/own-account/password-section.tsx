import { Button, Group } from '@mantine/core';
import { MIN_PASSWORD_LENGTH, passwordChangeForm } from '@stromwandel/api-spec';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useMe } from '../../api/use-me.ts';
import { useToast } from '../../feedback/use-toast.ts';
import { SentForm } from '../../forms/sent-form.tsx';
import { PasswordField } from '../../forms/password-field.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { UsernameForManagers } from '../../forms/username-for-managers.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import classes from './own-account.module.css';

function PasswordForm({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('security');
  const { t: account } = useTranslation('account');
  const username = useMe().data?.email;
  const toast = useToast('password');
  const form = useSchemaForm(passwordChangeForm, { password: '', newPassword: '', confirmPassword: '' });
  const { mutateAsync: change } = useApiMutation('changePassword', { outdates: ['listSessions', 'getMe'] });

  async function submit(body: { readonly password: string; readonly newPassword: string }): Promise<void> {
    const { password, newPassword } = body;
    await change({ body: { password, newPassword } });
    toast('success', t('password.done'));
    onClose();
  }

  return (
    <SentForm form={form} onSend={submit} className={classes['form']} label={t('password.title')}>
      <UsernameForManagers username={username} />
      <PasswordField
        name="password"
        label={t('password.present')}
        messages={{ REQUIRED: account('login.passwordRequired') }}
        autoComplete="current-password"
      />
      <PasswordField
        name="newPassword"
        label={account('setPassword.password')}
        hint={account('passwordHint', { min: MIN_PASSWORD_LENGTH })}
        messages={{
          REQUIRED: account('passwordRequired'),
          TOO_SHORT: account('passwordTooShort', { min: MIN_PASSWORD_LENGTH }),
        }}
        autoComplete="new-password"
      />
      <PasswordField
        name="confirmPassword"
        label={account('confirmPassword')}
        messages={{ REQUIRED: account('confirmPasswordRequired') }}
        autoComplete="new-password"
      />
      <Group gap="xs">
        <SubmitButton>{t('password.submit')}</SubmitButton>
        <Button variant="subtle" onClick={onClose}>
          {t('cancel')}
        </Button>
      </Group>
    </SentForm>
  );
}

/** Changing the own password with the present one. */
export function PasswordSection() {
  const { t } = useTranslation('security');
  const [open, setOpen] = useState(false);
  return (
    <SectionCard title={t('password.title')} description={t('password.description')}>
      {open ? (
        <PasswordForm onClose={() => setOpen(false)} />
      ) : (
        <div>
          <Button variant="default" onClick={() => setOpen(true)}>
            {t('password.start')}
          </Button>
        </div>
      )}
    </SectionCard>
  );
}
