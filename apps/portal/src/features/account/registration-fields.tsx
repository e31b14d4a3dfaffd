import { MIN_PASSWORD_LENGTH } from '@stromwandel/api-spec';
import { Trans } from 'react-i18next';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link, useNavigate } from 'react-router';
import type { z } from 'zod';
import { useApiCall } from '../../api/api-context.ts';
import { useApiQuery } from '../../api/use-api-query.ts';
import { CheckboxField } from '../../forms/checkbox-field.tsx';
import { SentForm } from '../../forms/sent-form.tsx';
import { PasswordField } from '../../forms/password-field.tsx';
import { RadioCardsField } from '../../forms/radio-cards-field.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import { paths } from '../../navigation/paths.ts';
import { useSession } from '../../session/session-context.ts';
import classes from './account-page.module.css';
import { beginSession } from './begin-session.ts';
import { EMPTY_REGISTRATION, registrationForm } from './registration-form.ts';

interface RegistrationFieldsProps {
  readonly registerCode: string;
  /** The page that the person came from, and comes back to. */
  readonly callbackPath: string | null;
}

export function RegistrationFields({ registerCode, callbackPath }: RegistrationFieldsProps) {
  const { t } = useTranslation(['account', 'app']);
  const navigate = useNavigate();
  const session = useSession();
  const call = useApiCall();
  const terms = useApiQuery('getTerms', {});
  const form = useSchemaForm(registrationForm, EMPTY_REGISTRATION);

  async function register(values: z.output<typeof registrationForm>): Promise<void> {
    const { termsAccepted, ...body } = values;
    if (!termsAccepted) return; // refused by the schema before
    const acceptedTermsVersion = (terms.data ?? (await call('getTerms', {}))).version;
    const reply = await call('register', {
      params: { registerCode },
      body: { ...body, acceptedTermsVersion, callbackPath },
    });
    beginSession(session, reply);
    await navigate(paths.checkEmail(callbackPath));
  }

  const optional = (label: string): string => t('app:form.optional', { label });
  const required = (label: string) => ({ label, messages: { REQUIRED: t('register.required', { label }) } });
  return (
    <SentForm
      form={form}
      onSend={register}
      className={classes['fields']}
      failedTitle={t('register.failed')}
      failedAction={
        <>
          <Link to={paths.register(undefined, callbackPath)}>{t('register.enterCode')}</Link>
          {' · '}
          <Link to={paths.forgotten()}>{t('login.forgotten')}</Link>
        </>
      }
    >
      <RadioCardsField
        name="title"
        label={optional(t('register.salutation'))}
        options={[
          { value: 'ms', label: t('register.ms') },
          { value: 'mr', label: t('register.mr') },
          { value: 'other', label: t('register.other') },
          { value: null, label: t('register.noTitle') },
        ]}
      />
      <div className={classes['pair']}>
        <TextField name="firstName" {...required(t('register.firstName'))} autoComplete="given-name" />
        <TextField name="lastName" {...required(t('register.lastName'))} autoComplete="family-name" />
      </div>
      <TextField name="email" {...required(t('email'))} type="email" autoComplete="email" />
      <TextField
        name="employeeId"
        label={optional(t('register.employeeId'))}
        hint={t('register.employeeIdHint')}
        autoComplete="off"
      />
      <PasswordField
        name="password"
        label={t('password')}
        hint={t('passwordHint', { min: MIN_PASSWORD_LENGTH })}
        messages={{
          TOO_SHORT: t('passwordTooShort', { min: MIN_PASSWORD_LENGTH }),
          REQUIRED: t('passwordRequired'),
        }}
        autoComplete="new-password"
      />
      <PasswordField
        name="confirmPassword"
        label={t('confirmPassword')}
        messages={{ REQUIRED: t('confirmPasswordRequired') }}
        autoComplete="new-password"
      />
      <CheckboxField
        name="termsAccepted"
        label={t('register.terms')}
        richLabel={
          <Trans
            ns="account"
            i18nKey="register.termsWithLink"
            components={{
              terms: <Link to={paths.terms()} target="_blank" rel="noopener" />,
            }}
          />
        }
        messages={{ MUST_BE_ACCEPTED: t('register.termsRequired') }}
      />
      <SubmitButton fullWidth>{t('register.submit')}</SubmitButton>
    </SentForm>
  );
}
