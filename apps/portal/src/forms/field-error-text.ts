import { FIELD_ERROR_CODES, type FieldErrorCode } from '@stromwandel/api-spec';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format/use-format.ts';

/** Sentences of a field that replace the general ones. */
export type FieldMessages = Partial<Record<FieldErrorCode, string>>;

interface KeptError {
  readonly type?: unknown;
  readonly types?: Readonly<Record<string, unknown>>;
}

/** Whether a code is a field error code. */
export function isFieldErrorCode(value: unknown): value is FieldErrorCode {
  return (FIELD_ERROR_CODES as readonly unknown[]).includes(value); // widened: includes() takes members only
}

/** Renders a field error in the person's language, with figures in its notation. */
export function useFieldErrorText(): (error: KeptError, messages?: FieldMessages) => string {
  const { t } = useTranslation('errors');
  const { number } = useFormat();
  return (error, messages = {}) => {
    const code = isFieldErrorCode(error.type) ? error.type : 'INVALID_FORMAT';
    const params: Record<string, unknown> = {};
    for (const [name, figure] of Object.entries(error.types ?? {})) {
      const amount = typeof figure === 'string' && figure !== '' ? Number(figure) : NaN;
      params[name] = Number.isFinite(amount) ? number(amount, 3) : figure;
    }
    return messages[code] ?? t(`field.${code}`, params);
  };
}
