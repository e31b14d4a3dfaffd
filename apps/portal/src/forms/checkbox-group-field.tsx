import { Checkbox } from '@mantine/core';
import { FieldFrame } from './field-frame.tsx';
import classes from './checkbox-group-field.module.css';
import { useFormField, type FieldProps } from './use-form-field.tsx';

interface CheckboxGroupFieldProps extends FieldProps {
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** Several of some options; the form's value is null while none is ticked. */
export function CheckboxGroupField({ options, ...field }: CheckboxGroupFieldProps) {
  const { value, change, leave, error, input } = useFormField(field, true);
  // The name is that of each box, not of the group.
  const { name: _, ...group } = input;
  return (
    <FieldFrame wrong={error !== null}>
      <Checkbox.Group
        {...group}
        tabIndex={-1}
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
