import { Button, Group } from '@mantine/core';
import { secondFactorCodeBody } from '@stromwandel/api-spec';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ReplyOf } from '../../api/replies.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { SentForm } from '../../forms/sent-form.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import { ConfirmForm } from './confirm-form.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import classes from './second-factor.module.css';

type App = ReplyOf<'startAuthenticatorApp'>;

interface AppSetupProps {
  /** What the last button says. */
  readonly doneLabel: string;
  readonly onDone: () => void;
  readonly onCancel?: () => void;
}

interface ScanProps {
  readonly app: App;
  readonly onConfirmed: (recoveryCodes: readonly string[]) => void;
  readonly onCancel: (() => void) | undefined;
}

/** The secret as QR code and as text, and the code that shows that the app has it. */
function ScanStep({ app, onConfirmed, onCancel }: ScanProps) {
  const { t } = useTranslation('security');
  const confirm = useApiMutation('confirmAuthenticatorApp', {
    outdates: ['getSignInMethods', 'listSessions'],
  });
  const form = useSchemaForm(secondFactorCodeBody, { code: '' });

  async function send(body: { readonly code: string }): Promise<void> {
    onConfirmed((await confirm.mutateAsync({ body })).recoveryCodes);
  }

  return (
    <div className={classes['form']}>
      <p>{t('app.scan')}</p>
      <div className={classes['scan']}>
        <QrCode content={app.uri} label={t('app.qrCode')} />
        <div className={classes['secret']}>
          <p id="app-secret">{t('app.secret')}</p>
          <code aria-labelledby="app-secret">{app.secret.replace(/.{4}(?=.)/g, '$& ')}</code>
          <p className={classes['hint']}>{t('app.secretHint')}</p>
        </div>
      </div>
      <SentForm form={form} onSend={send} className={classes['form']} label={t('app.title')}>
        <TextField
          name="code"
          label={t('app.code')}
          hint={t('app.codeHint')}
          autoComplete="one-time-code"
          inputMode="numeric"
        />
        <Group gap="xs">
          <SubmitButton>{t('app.confirm')}</SubmitButton>
          {onCancel && (
            <Button variant="subtle" onClick={onCancel}>
              {t('cancel')}
            </Button>
          )}
        </Group>
      </SentForm>
    </div>
  );
}

/** Sets an authenticator app up: password, secret, code, recovery codes. */
export function AppSetup({ doneLabel, onDone, onCancel }: AppSetupProps) {
  const { t } = useTranslation('security');
  const start = useApiMutation('startAuthenticatorApp');
  const [app, setApp] = useState<App | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  if (codes !== null) return <RecoveryCodes codes={codes} doneLabel={doneLabel} onDone={onDone} />;
  if (app !== null) return <ScanStep app={app} onConfirmed={setCodes} onCancel={onCancel} />;
  return (
    <ConfirmForm
      label={t('app.title')}
      submitLabel={t('app.start')}
      onConfirm={async ({ password }) => setApp(await start.mutateAsync({ body: { password } }))}
      onCancel={onCancel}
    />
  );
}
