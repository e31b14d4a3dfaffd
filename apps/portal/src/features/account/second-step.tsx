import { Button } from '@mantine/core';
import type { AuthReply } from '@stromwandel/api-spec';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useApiCall } from '../../api/api-context.ts';
import { FailureNotice, failureOf, type Failure } from '../../api/failure-notice.tsx';
import { Form } from '../../forms/form.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { lateSchema } from '../../forms/late-schema.ts';
import { useLateSchemaForm } from '../../forms/use-late-schema-form.ts';
import { AccountPage } from './account-page.tsx';
import classes from './account-page.module.css';
import { PasskeyButton } from './passkey-button.tsx';

const codeSchema = lateSchema(async () => (await import('./account-schemas.ts')).secondFactorCode);

export type SecondFactor = NonNullable<AuthReply['secondFactor']>;

interface SecondStepProps {
  readonly secondFactor: SecondFactor;
  /** A reply that signs the person in. */
  readonly onSignedIn: (reply: AuthReply) => Promise<void>;
  /** Back to the first step: because the challenge is over, or by wish (null). */
  readonly onOver: (reason: string | null) => void;
}

/** The second step of signing in: a code of the app, a recovery code or a passkey. */
export function SecondStep({ secondFactor, onSignedIn, onOver }: SecondStepProps) {
  const { t } = useTranslation('account');
  const call = useApiCall();
  const { challenge, methods } = secondFactor;
  const [kind, setKind] = useState<'APP' | 'RECOVERY_CODE'>('APP');
  const form = useLateSchemaForm(codeSchema, { code: '' });
  const [failure, setFailure] = useState<Failure | null>(null);
  const hasCode = methods.includes('APP');
  const { setFocus } = form;

  // The field that had the focus is gone, or means something else now.
  useEffect(() => {
    if (hasCode) setFocus('code');
  }, [hasCode, kind, setFocus]);

  async function answer(reply: AuthReply): Promise<void> {
    if (reply.authenticated) return onSignedIn(reply);
    if (!reply.secondFactor) return onOver(t('secondStep.over'));
    form.setError('code', { type: 'WRONG_CODE' });
  }

  async function send({ code }: { readonly code: string }): Promise<void> {
    setFailure(null);
    try {
      await answer(await call('completeLogin', { body: { challenge, code } }));
    } catch (error) {
      setFailure(failureOf(error));
    }
  }

  const passkey = async (reply: AuthReply): Promise<void> =>
    reply.authenticated ? onSignedIn(reply) : setFailure(t('passkey.refused'));

  return (
    <AccountPage
      title={t('secondStep.title')}
      lead={t(hasCode ? `secondStep.lead.${kind}` : 'secondStep.lead.PASSKEY')}
      below={
        <>
          {methods.includes('RECOVERY_CODE') && (
            <Button
              variant="subtle"
              fullWidth
              onClick={() => {
                form.reset({ code: '' });
                setKind(kind === 'APP' ? 'RECOVERY_CODE' : 'APP');
              }}
            >
              {t(kind === 'APP' ? 'secondStep.useRecoveryCode' : 'secondStep.useApp')}
            </Button>
          )}
          <Button variant="subtle" fullWidth onClick={() => onOver(null)}>
            {t('secondStep.back')}
          </Button>
        </>
      }
    >
      {failure !== null && <FailureNotice failure={failure} />}
      {hasCode && (
        <Form form={form} onSubmit={send} className={classes['fields']}>
          {kind === 'APP' ? (
            <TextField
              key="APP"
              name="code"
              label={t('secondStep.code')}
              hint={t('secondStep.codeHint')}
              autoComplete="one-time-code"
              inputMode="numeric"
            />
          ) : (
            <TextField
              key="RECOVERY_CODE"
              name="code"
              label={t('secondStep.recoveryCode')}
              autoComplete="off"
            />
          )}
          <SubmitButton fullWidth>{t('login.submit')}</SubmitButton>
        </Form>
      )}
      {methods.includes('PASSKEY') && <PasskeyButton onReply={passkey} onFailure={setFailure} />}
    </AccountPage>
  );
}
