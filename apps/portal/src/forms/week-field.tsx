import { parseIsoWeek } from './parse-iso-week.ts';
import { TypedInput } from './typed-input.tsx';
import type { FieldProps } from './use-form-field.tsx';

/** A calendar week as people type it ("5/2027"). The form's value is `2027-W05`; an invalid text stays unchanged. */
export function WeekField(field: FieldProps) {
  return (
    <TypedInput {...field} read={parseIsoWeek} write={(value) => (typeof value === 'string' ? value : '')} />
  );
}
