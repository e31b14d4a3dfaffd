import { FIELD_ERROR_CODES, type FieldErrorCode } from '@stromwandel/api-spec';
import { useTranslation } from '../i18n/use-translation.ts';
import { useFormat } from '../format/use-format.ts';

/** Sentences of a field that replace the general ones. */
export type FieldMessages = Partial<Record<FieldErrorCode, string>>;

/** The words of a field that its errors need. */
export interface FieldWords {
  readonly label: string;
  readonly messages?: FieldMessages | undefined;
  /** Its answer is chosen, not typed. */
  readonly isChoice?: boolean | undefined;
  /** The label is a plural: German then says "fehlen". */
  readonly isPlural?: boolean | undefined;
}

interface KeptError {
  readonly type?: unknown;
  readonly types?: Readonly<Record<string, unknown>>;
}

/** Whether a code is a field error code. */
export function isFieldErrorCode(value: unknown): value is FieldErrorCode {
  return (FIELD_ERROR_CODES as readonly unknown[]).includes(value); // widened: includes() takes members only
}

/** The sentence about a missing answer depends on the field. */
function contextOf(code: FieldErrorCode, { isChoice, isPlural }: FieldWords): string | undefined {
  if (code !== 'REQUIRED') return undefined;
  if (isChoice === true) return 'choice';
  return isPlural === true ? 'plural' : undefined;
}

/** Outside a form, for codes other than REQUIRED. */
const NO_FIELD: FieldWords = { label: '' };

/** Renders a field error in the person's language, with figures in its notation. A missing answer is named. */
export function useFieldErrorText(): (error: KeptError, field?: FieldWords) => string {
  const { t } = useTranslation('errors');
  const { number } = useFormat();
  return (error, field = NO_FIELD) => {
    const code = isFieldErrorCode(error.type) ? error.type : 'INVALID_FORMAT';
    const params: Record<string, unknown> = { label: field.label };
    for (const [name, figure] of Object.entries(error.types ?? {})) {
      const amount = typeof figure === 'string' && figure !== '' ? Number(figure) : NaN;
      params[name] = Number.isFinite(amount) ? number(amount, 3) : figure;
    }
    return field.messages?.[code] ?? t(`field.${code}`, { ...params, context: contextOf(code, field) });
  };
}
