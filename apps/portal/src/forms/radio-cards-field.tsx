import { RadioCards } from '../ui/radio-cards.tsx';
import { FieldErrorLine, FieldFrame } from './field-frame.tsx';
import { useFormField, type FieldProps } from './use-form-field.ts';

interface RadioCardsFieldProps<Value extends string | number | boolean | null> extends FieldProps {
  readonly options: readonly { readonly value: Value; readonly label: string; readonly note?: string }[];
  /** Cards in equal columns; otherwise each takes the room it needs. */
  readonly columns?: number;
}

/** One of few, all visible. The value may be of any plain kind, also `null` for "no answer". */
export function RadioCardsField<Value extends string | number | boolean | null>(
  props: RadioCardsFieldProps<Value>,
) {
  const { name, label, hint, messages, disabled, options, columns } = props;
  const { id, value, change, leave, error, shownLabel } = useFormField({
    name,
    label,
    ...(messages && { messages }),
  });
  const chosen = options.find((option) => option.value === value);
  return (
    <FieldFrame wrong={error !== null}>
      <RadioCards
        id={id}
        label={shownLabel}
        hint={hint}
        error={error !== null && <FieldErrorLine text={error} />}
        disabled={disabled ?? false}
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
