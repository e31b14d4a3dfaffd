import { ApiError } from '@stromwandel/api-spec';
import { useState, type ReactNode } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useProblemText } from '../../api/use-problem-text.ts';
import { applyProblem } from '../../forms/apply-problem.ts';
import { Form } from '../../forms/form.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import { Notice } from '../../ui/notice.tsx';
import classes from './tenant-page.module.css';

interface TenantFormProps<Input extends FieldValues, Output> {
  readonly schema: z.ZodType<Output, Input>;
  readonly values: DefaultValues<Input>;
  /** Name of the form for screen readers. */
  readonly label: string;
  /** What the button that sends it says. */
  readonly action: string;
  /** Sends what was entered; what it refuses with is shown, beside its field where it has one. */
  readonly onSend: (values: Output, reset: (values?: DefaultValues<Input>) => void) => Promise<unknown>;
  readonly children: ReactNode;
}

/** A form about an employer or about who runs it. */
export function TenantForm<Input extends FieldValues, Output>(props: TenantFormProps<Input, Output>) {
  const { schema, values, label, action, onSend, children } = props;
  const { t } = useTranslation('tenants');
  const problemText = useProblemText();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useSchemaForm(schema, values);
  return (
    <Form
      form={form}
      label={label}
      className={classes['form']}
      onSubmit={async (entered) => {
        setFailure(null);
        try {
          await onSend(entered, (next) => form.reset(next));
        } catch (error) {
          const isTaken = error instanceof ApiError && error.problem?.code === 'EMAIL_NOT_AVAILABLE';
          if (isTaken) setFailure(t('taken'));
          else if (!applyProblem(form, error)) setFailure(problemText(error));
        }
      }}
    >
      {failure !== null && (
        <Notice tone="danger" role="alert">
          {failure}
        </Notice>
      )}
      {children}
      <div>
        <SubmitButton>{action}</SubmitButton>
      </div>
    </Form>
  );
}
