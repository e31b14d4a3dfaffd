import { DecimalField } from '../../forms/decimal-field.tsx';

interface OdometerFieldProps {
  readonly label: string;
  readonly hint: string;
  /** Said of every entry that is no whole number of kilometres up to 999,999. */
  readonly wrong: string;
}

/** The odometer's whole kilometres, `km` of a form. */
export function OdometerField({ label, hint, wrong }: OdometerFieldProps) {
  const messages = {
    REQUIRED: wrong,
    WRONG_TYPE: wrong,
    TOO_SMALL: wrong,
    TOO_LARGE: wrong,
    NOT_A_WHOLE_NUMBER: wrong,
  };
  return <DecimalField name="km" label={label} hint={hint} unit="km" messages={messages} />;
}
