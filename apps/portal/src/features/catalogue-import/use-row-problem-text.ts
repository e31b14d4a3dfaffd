import type { FieldErrorCode } from '@stromwandel/api-spec';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ImportProblem } from '../../api/replies.ts';
import { isFieldErrorCode, useFieldErrorText } from '../../forms/field-error-text.ts';

/** Codes of forms that rows of a file say in words of their own. */
const SAID_OF_ROWS = [
  'REQUIRED',
  'WRONG_TYPE',
  'UNKNOWN_FIELD',
  'NOT_ONE_OF',
  'TOO_SMALL',
  'TOO_LARGE',
  'TOO_SHORT',
  'TOO_LONG',
  'TOO_MANY_DECIMALS',
  'NOT_A_WHOLE_NUMBER',
  'INVALID_DATE',
  'IN_THE_PAST',
  'INVALID_CHARACTERS',
  'INVALID_FORMAT',
  'REPEATED',
  'SPAN_REVERSED',
] as const satisfies readonly FieldErrorCode[];

/** Says in a sentence what is wrong in a row of a file. */
export function useRowProblemText(): (problem: Pick<ImportProblem, 'code' | 'params'>) => string {
  const { t } = useTranslation('carImport');
  const fieldErrorText = useFieldErrorText();
  return ({ code, params }) => {
    const { options } = params;
    const figures = { ...params, options: Array.isArray(options) ? options.join(', ') : '' };
    if (!isFieldErrorCode(code)) return t(`codes.${code}`, figures);
    const said = SAID_OF_ROWS.find((one) => one === code);
    return said === undefined ? fieldErrorText({ type: code, types: params }) : t(`codes.${said}`, figures);
  };
}
