import { useState, type ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { FailureNotice, failureOf, type Failure } from '../api/failure-notice.tsx';
import { applyProblem } from './apply-problem.ts';
import { Form } from './form.tsx';

interface SentFormProps<Input extends FieldValues, Output> {
  readonly form: UseFormReturn<Input, unknown, Output>;
  /** Sends what was entered; what it throws is told in the form. */
  readonly onSend: (values: Output) => Promise<void>;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  readonly label?: string;
  /** Above the reason of a failure. */
  readonly failedTitle?: string;
  /** Where to go on from a failure. */
  readonly failedAction?: ReactNode;
  /** What this form says of an error in words of its own. */
  readonly wordsFor?: (error: unknown) => string | null;
}

/**
 * A form that is sent to the server. What was entered stays when that fails: problems of fields are told beside them, any
 * other failure above, where the focus goes.
 */
export function SentForm<Input extends FieldValues, Output>(props: SentFormProps<Input, Output>) {
  const { form, onSend, children, failedTitle, failedAction, wordsFor, ...named } = props;
  const [failure, setFailure] = useState<Failure | null>(null);

  async function send(values: Output): Promise<void> {
    setFailure(null);
    try {
      await onSend(values);
    } catch (error) {
      const words = wordsFor?.(error) ?? null;
      if (words !== null || !applyProblem(form, error)) setFailure(words ?? failureOf(error));
    }
  }

  return (
    <Form form={form} onSubmit={send} {...named}>
      {failure !== null && <FailureNotice title={failedTitle} failure={failure} action={failedAction} />}
      {children}
    </Form>
  );
}
