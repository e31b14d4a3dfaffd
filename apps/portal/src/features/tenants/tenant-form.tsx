import { ApiError } from '@stromwandel/api-spec';
import type { ReactNode } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { z } from 'zod';
import { SentForm } from '../../forms/sent-form.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import classes from './tenant-page.module.css';

interface TenantFormProps<Input extends FieldValues, Output> {
  readonly schema: z.ZodType<Output, Input>;
  readonly values: DefaultValues<Input>;
  /** Name of the form for screen readers. */
  readonly label: string;
  /** What the button that sends it says. */
  readonly action: string;
  /** Outlines the button: another form of the page has the filled one. */
  readonly isSecondary?: boolean;
  /** Sends what was entered; what it refuses with is shown, beside its field where it has one. */
  readonly onSend: (values: Output, reset: (values?: DefaultValues<Input>) => void) => Promise<unknown>;
  readonly children: ReactNode;
}

/** A form about an employer or about who runs it. */
export function TenantForm<Input extends FieldValues, Output>(props: TenantFormProps<Input, Output>) {
  const { schema, values, label, action, isSecondary = false, onSend, children } = props;
  const { t } = useTranslation('tenants');
  const form = useSchemaForm(schema, values);
  return (
    <SentForm
      form={form}
      label={label}
      className={classes['form']}
      onSend={async (entered) => {
        await onSend(entered, (next) => form.reset(next));
      }}
      wordsFor={(error) =>
        error instanceof ApiError && error.problem?.code === 'EMAIL_NOT_AVAILABLE' ? t('taken') : null
      }
    >
      {children}
      <div>
        <SubmitButton variant={isSecondary ? 'default' : 'filled'}>{action}</SubmitButton>
      </div>
    </SentForm>
  );
}
