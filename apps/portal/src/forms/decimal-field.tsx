import { parseDecimal } from '../format/parse-decimal.ts';
import { useFormat } from '../format/use-format.ts';
import { useLanguage } from '../i18n/use-language.ts';
import classes from './decimal-field.module.css';
import { TypedInput } from './typed-input.tsx';
import type { FieldProps } from './use-form-field.tsx';

interface DecimalFieldProps extends FieldProps {
  /** Unit at the right of the field: "€", "%", "km"; people may type it too. */
  readonly unit?: string;
  /** Decimals that are always written; amounts of money have two. */
  readonly decimals?: number;
}

/**
 * A number as people type it in the page's language ("4.500,00", "14,6 %"). The form's value is the number; an
 * invalid text stays unchanged.
 */
export function DecimalField({ unit, decimals = 0, ...field }: DecimalFieldProps) {
  const language = useLanguage();
  const { fixed, number } = useFormat();

  function write(value: unknown): string {
    if (typeof value === 'string') return value;
    if (typeof value !== 'number' || !Number.isFinite(value)) return '';
    return Number(value.toFixed(decimals)) === value ? fixed(value, decimals) : number(value, 6);
  }

  return (
    <TypedInput
      {...field}
      read={(text) => parseDecimal(text, language, unit)}
      write={write}
      element={{
        inputMode: 'decimal',
        classNames: { input: classes['number'] ?? '' },
        rightSection: unit !== undefined && <span className={classes['unit']}>{unit}</span>,
        rightSectionWidth: unit === undefined ? 0 : 18 + unit.length * 10,
      }}
    />
  );
}
