import { useState, type ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { FailureNotice, failureOf, type Failure } from '../api/failure-notice.tsx';
import { applyProblem } from './apply-problem.ts';
import { Form } from './form.tsx';

interface SentFormProps<Input extends FieldValues, Output> {
  readonly form: UseFormReturn<Input, unknown, Output>;
  /** Sends the entries; the form shows what it throws. */
  readonly onSend: (values: Output) => Promise<void>;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  readonly label?: string;
  /** Title above the reason of a failure. */
  readonly failedTitle?: string;
  /** The next action after a failure. */
  readonly failedAction?: ReactNode;
  /** This form's own sentence for an error; null for the general one. */
  readonly wordsFor?: (error: unknown) => string | null;
}

/**
 * A form that is sent to the server. A failure keeps the entries: field errors appear beside their fields, other
 * failures above, where the focus moves.
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
