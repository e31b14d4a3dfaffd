import { useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { returnFocus } from '../feedback/return-focus.ts';
import { ErrorSummary } from './error-summary.tsx';
import { FormContext, type FormNotes } from './form-context.ts';

interface FormProps<Input extends FieldValues, Output> {
  readonly form: UseFormReturn<Input, unknown, Output>;
  readonly onSubmit: (values: Output) => Promise<void> | void;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  /** Name of the form for screen readers, where the page has more than one. */
  readonly label?: string;
  /** Labels mark answers that still have the form's initial value: assumptions, not the person's own. */
  readonly marksDefaults?: boolean;
}

/** A form with its error summary on top. A failed attempt moves the focus to the summary. */
export function Form<Input extends FieldValues, Output>(props: FormProps<Input, Output>) {
  const { form, onSubmit, children, className, label, marksDefaults = false } = props;
  const id = useId();
  const [fields] = useState<FormNotes['notes']>(() => new Map());
  const notes = useMemo<FormNotes>(() => ({ id, notes: fields, marksDefaults }), [id, fields, marksDefaults]);
  const summary = useRef<HTMLDivElement>(null);
  const [attempts, setAttempts] = useState(0);
  const pressed = useRef<Element | null>(null);

  // A message about the attempt takes the focus first.
  useEffect(() => returnFocus(pressed.current), [attempts]);

  async function submit(): Promise<void> {
    pressed.current = document.activeElement;
    await form.handleSubmit(onSubmit)();
    // By now the form state includes errors from the server.
    setAttempts((count) => count + 1);
  }

  return (
    <FormProvider {...form}>
      <FormContext value={notes}>
        <form
          noValidate
          className={className}
          aria-label={label}
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <ErrorSummary ref={summary} attempts={attempts} />
          {children}
        </form>
      </FormContext>
    </FormProvider>
  );
}
