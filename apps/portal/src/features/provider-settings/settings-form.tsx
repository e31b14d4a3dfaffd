import type { CallOf } from '@stromwandel/api-spec';
import { useState, type ReactNode } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useProblemText } from '../../api/use-problem-text.ts';
import { useToast } from '../../feedback/use-toast.ts';
import { applyProblem } from '../../forms/apply-problem.ts';
import { Form } from '../../forms/form.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import { Notice } from '../../ui/notice.tsx';
import classes from './settings-page.module.css';

interface SettingsFormProps<Input extends FieldValues> {
  /** What the form sends; settings that it does not name stay as they are. */
  readonly schema: z.ZodType<CallOf<'saveProviderSettings'>['body'], Input>;
  readonly values: DefaultValues<Input>;
  /** Name of the form for screen readers. */
  readonly label: string;
  readonly children: ReactNode;
}

/** Some of the provider's settings, saved together. */
export function SettingsForm<Input extends FieldValues>(props: SettingsFormProps<Input>) {
  const { schema, values, label, children } = props;
  const { t } = useTranslation('settings');
  const problemText = useProblemText();
  const toast = useToast('desk');
  const [failure, setFailure] = useState<string | null>(null);
  const form = useSchemaForm(schema, values);
  const save = useApiMutation('saveProviderSettings', { outdates: ['getProviderSettings'] });
  return (
    <Form
      form={form}
      label={label}
      className={classes['form']}
      onSubmit={async (body) => {
        setFailure(null);
        try {
          await save.mutateAsync({ body });
          toast('success', t('rules.saved'));
        } catch (error) {
          if (!applyProblem(form, error)) setFailure(problemText(error));
        }
      }}
    >
      {failure !== null && (
        <Notice tone="danger" role="alert" title={t('rules.saveFailed')}>
          {failure}
        </Notice>
      )}
      {children}
      <div className={classes['actions']}>
        <SubmitButton>{t('rules.save')}</SubmitButton>
      </div>
    </Form>
  );
}
