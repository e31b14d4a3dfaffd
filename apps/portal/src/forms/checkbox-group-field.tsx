import { Checkbox } from '@mantine/core';
import { FieldErrorLine, FieldFrame } from './field-frame.tsx';
import classes from './checkbox-group-field.module.css';
import { useFormField, type FieldProps } from './use-form-field.ts';

interface CheckboxGroupFieldProps extends FieldProps {
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** Some of several; the form's value is null while none is ticked. */
export function CheckboxGroupField({ name, label, hint, messages, options }: CheckboxGroupFieldProps) {
  const { id, value, change, leave, error, attach } = useFormField({
    name,
    label,
    ...(messages && { messages }),
  });
  return (
    <FieldFrame wrong={error !== null}>
      <Checkbox.Group
        id={id}
        ref={attach}
        tabIndex={-1}
        label={label}
        description={hint}
        error={error !== null && <FieldErrorLine text={error} />}
        value={Array.isArray(value) ? value.map(String) : []}
        onChange={(chosen) => change(chosen.length === 0 ? null : chosen)}
        onBlur={leave}
      >
        <div className={classes['options']}>
          {options.map((option) => (
            <Checkbox key={option.value} size="md" value={option.value} label={option.label} />
          ))}
        </div>
      </Checkbox.Group>
    </FieldFrame>
  );
}
