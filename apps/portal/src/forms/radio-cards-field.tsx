import { RadioCards } from '../ui/radio-cards.tsx';
import { FieldFrame } from './field-frame.tsx';
import { useFormField, type FieldProps } from './use-form-field.tsx';

interface RadioCardsFieldProps<Value extends string | number | boolean | null> extends FieldProps {
  readonly options: readonly { readonly value: Value; readonly label: string; readonly note?: string }[];
  /** Cards in equal columns; otherwise each takes its own width. */
  readonly columns?: number;
}

/** One of few visible options. The value may be of any primitive type, also `null` for "no answer". */
export function RadioCardsField<Value extends string | number | boolean | null>(
  props: RadioCardsFieldProps<Value>,
) {
  const { options, columns, ...field } = props;
  const { value, change, leave, error, input } = useFormField(field, true);
  const { id, label, description, disabled } = input;
  const chosen = options.find((option) => option.value === value);
  return (
    <FieldFrame wrong={error !== null}>
      <RadioCards
        id={id}
        label={label}
        hint={description}
        error={input.error}
        disabled={disabled}
        options={options}
        {...(columns !== undefined && { columns })}
        value={chosen?.value}
        onChange={(choice) => {
          change(choice);
          leave();
        }}
      />
    </FieldFrame>
  );
}
