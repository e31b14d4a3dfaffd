import { isCalendarDate } from '@stromwandel/kernel';
import { parseDate } from '../format/parse-date.ts';
import { useFormat } from '../format/use-format.ts';
import { TypedInput } from './typed-input.tsx';
import type { FieldProps } from './use-form-field.tsx';

interface DateFieldProps extends FieldProps {
  readonly autoComplete?: 'bday';
}

/** A day as people type it ("14.5.1990"). The form's value is `YYYY-MM-DD`; an invalid text stays unchanged. */
export function DateField({ autoComplete, ...field }: DateFieldProps) {
  const { typedDate } = useFormat();
  return (
    <TypedInput
      {...field}
      {...(autoComplete && { element: { autoComplete } })}
      read={parseDate}
      write={(value) => {
        if (typeof value !== 'string') return '';
        return isCalendarDate(value) ? typedDate(value) : value;
      }}
    />
  );
}
