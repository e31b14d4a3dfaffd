import { parseTime } from '../format/parse-time.ts';
import { TypedInput } from './typed-input.tsx';
import type { FieldProps } from './use-form-field.tsx';

/** A time of day as people type it ("10.30 Uhr"). The form's value is `10:30`; an invalid text stays unchanged. */
export function TimeField(field: FieldProps) {
  return (
    <TypedInput {...field} read={parseTime} write={(value) => (typeof value === 'string' ? value : '')} />
  );
}
