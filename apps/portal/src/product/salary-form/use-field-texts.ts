import { useTranslation } from '../../i18n/use-translation.ts';
import type { FieldMessages } from '../../forms/field-error-text.ts';
import { useFormat } from '../../format/use-format.ts';

export interface FieldBounds {
  readonly min: number;
  readonly max: number;
  /** A usual answer, for the message about an entry that is no number. */
  readonly example: number;
}

/** Bounds of specification, section 5; amounts in euros, rates in percent. */
export const FIELD_BOUNDS = {
  grossMonthlySalaryEur: { min: 1, max: 200_000, example: 4500 },
  weeklyHours: { min: 1, max: 60, example: 38.5 },
  oneOffPerYear: { min: 0, max: 2_000_000, example: 4500 },
  maintainedPeople: { min: 0, max: 20, example: 2 },
  taxAllowance: { min: 0, max: 200_000, example: 150 },
  spouseFactor: { min: 0, max: 1, example: 0.987 },
  basicRateHealthInsurance: { min: 0, max: 25, example: 14.6 },
  additionalAmountHealthInsurance: { min: 0, max: 4.5, example: 2.9 },
  premium: { min: 0, max: 200_000, example: 450.5 },
  arrivalKilometers: { min: 0, max: 10_000, example: 12.5 },
  conversionAmount: { min: 0, max: 200_000, example: 80 },
} as const satisfies Record<string, FieldBounds>;

/** The sentences of the profile's fields about their bounds. */
export function useFieldTexts() {
  const { t } = useTranslation('profile');
  const { number } = useFormat();
  return (
    label: string,
    bounds?: FieldBounds,
  ): { readonly label: string; readonly messages: FieldMessages } => {
    const figures = bounds && {
      min: number(bounds.min),
      max: number(bounds.max, 1),
      example: number(bounds.example, 3),
    };
    return {
      label,
      messages: {
        ...(figures && {
          TOO_SMALL: t('message.tooSmall', figures),
          TOO_LARGE: t('message.tooLarge', figures),
          WRONG_TYPE: t('message.notANumber', figures),
        }),
      },
    };
  };
}
