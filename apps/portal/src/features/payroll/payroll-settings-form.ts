import { payrollSettingsBody } from '@stromwandel/api-spec';
import { z } from 'zod';
import type { ReplyOf } from '../../api/replies.ts';

/** Digits as they are typed; nothing typed is null, what is no number stays and is refused. */
const digits = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .string()
    .transform((text) => {
      const trimmed = text.trim();
      if (trimmed === '') return null;
      return /^\d{1,9}$/.test(trimmed) ? Number(trimmed) : trimmed;
    })
    // Whatever was typed is for the schema to refuse.
    .pipe(schema as unknown as z.ZodType<z.output<Schema>, string | number | null>);

const { shape } = payrollSettingsBody;

/** The settings as the form holds them: numbers are digits, which carry no thousands separators. */
export const payrollSettingsForm = z.strictObject({
  ...shape,
  consultantNumber: digits(shape.consultantNumber),
  clientNumber: digits(shape.clientNumber),
  wageTypeGrossReduction: digits(shape.wageTypeGrossReduction),
  wageTypeBenefitPrivateUse: digits(shape.wageTypeBenefitPrivateUse),
  wageTypeBenefitCommute: digits(shape.wageTypeBenefitCommute),
  wageTypeBenefitCommuteFlat: digits(shape.wageTypeBenefitCommuteFlat),
  wageTypeVatPassedOn: digits(shape.wageTypeVatPassedOn),
  wageTypeUsageFee: digits(shape.wageTypeUsageFee),
  wageTypeChargingRefund: digits(shape.wageTypeChargingRefund),
  lodasValueKey: digits(shape.lodasValueKey),
});

const typed = (value: number | null) => (value === null ? '' : String(value));

/** The saved settings as the form begins with them. */
export function formOf(settings: ReplyOf<'getPayrollSettings'>): z.input<typeof payrollSettingsForm> {
  return {
    ...settings,
    consultantNumber: typed(settings.consultantNumber),
    clientNumber: typed(settings.clientNumber),
    wageTypeGrossReduction: typed(settings.wageTypeGrossReduction),
    wageTypeBenefitPrivateUse: typed(settings.wageTypeBenefitPrivateUse),
    wageTypeBenefitCommute: typed(settings.wageTypeBenefitCommute),
    wageTypeBenefitCommuteFlat: typed(settings.wageTypeBenefitCommuteFlat),
    wageTypeVatPassedOn: typed(settings.wageTypeVatPassedOn),
    wageTypeUsageFee: typed(settings.wageTypeUsageFee),
    wageTypeChargingRefund: typed(settings.wageTypeChargingRefund),
    lodasValueKey: typed(settings.lodasValueKey),
    costCentre: settings.costCentre ?? '',
  };
}
