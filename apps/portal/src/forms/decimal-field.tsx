import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { parseDecimal } from '../format/parse-decimal.ts';
import { useFormat } from '../format/use-format.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { FieldErrorLine, FieldFrame } from './field-frame.tsx';
import { useFormField, type FieldProps } from './use-form-field.ts';
import classes from './decimal-field.module.css';

interface DecimalFieldProps extends FieldProps {
  /** Stands in the field on the right: "€", "%", "km"; people may type it along. */
  readonly unit?: string;
  /** Decimals that are always written; amounts of money have two. */
  readonly decimals?: number;
}

/**
 * A number as people type it in the page's language ("4.500,00", "14,6 %"). The form's value is the number; a text that is none stays as it
 * is, so that the schema refuses it and the person can correct it.
 */
export function DecimalField(props: DecimalFieldProps) {
  const { name, label, hint, messages, disabled, unit, decimals = 0 } = props;
  const language = useLanguage();
  const { fixed, number } = useFormat();
  const { id, value, change, leave, error, attach, shownLabel } = useFormField({
    name,
    label,
    ...(messages && { messages }),
  });
  const [typed, setTyped] = useState<string | null>(null);

  function written(): string {
    if (typeof value === 'string') return value;
    if (typeof value !== 'number' || !Number.isFinite(value)) return '';
    return Number(value.toFixed(decimals)) === value ? fixed(value, decimals) : number(value, 6);
  }

  function type(text: string): void {
    setTyped(text);
    change(text.trim() === '' ? null : (parseDecimal(text, language, unit) ?? text));
  }

  return (
    <FieldFrame wrong={error !== null}>
      <TextInput
        id={id}
        ref={attach}
        name={name}
        label={shownLabel}
        description={hint}
        error={error !== null && <FieldErrorLine text={error} />}
        disabled={disabled ?? false}
        inputMode="decimal"
        autoComplete="off"
        classNames={{ input: classes['number'] ?? '' }}
        rightSection={unit === undefined ? null : <span className={classes['unit']}>{unit}</span>}
        rightSectionWidth={unit === undefined ? 0 : 18 + unit.length * 10}
        value={typed ?? written()}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={() => {
          setTyped(null);
          leave();
        }}
      />
    </FieldFrame>
  );
}
