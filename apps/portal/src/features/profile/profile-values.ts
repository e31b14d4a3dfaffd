import { userInfoBody, type AddressReply, type UserInfoReply } from '@stromwandel/api-spec';
import { z } from 'zod';
import {
  EMPTY_SALARY,
  salaryValues,
  sentSalary,
  type SalaryFormValues,
} from '../../salary-form/salary-values.ts';

/** The form: every field of the profile, also those that are hidden at the moment; null is unanswered. */
export interface ProfileValues extends SalaryFormValues {
  readonly addressDto: AddressReply;
}

/**
 * The form's values for what the server knows.
 * @param generalHealthRatePercent what most people pay, suggested as long as nothing was saved; null when not known
 */
export function profileValues(
  { addressDto, salaryInfo }: UserInfoReply,
  generalHealthRatePercent: number | null,
): ProfileValues {
  return {
    addressDto,
    salaryInfo:
      salaryInfo === null
        ? { ...EMPTY_SALARY, basicRateHealthInsurance: generalHealthRatePercent }
        : salaryValues(salaryInfo),
  };
}

function sentProfile({ addressDto, salaryInfo }: ProfileValues): z.input<typeof userInfoBody> {
  const sent: unknown = { addressDto, salaryInfo: sentSalary(salaryInfo) };
  // Unanswered fields of the address are still null: it is the schema, next in line, that says so.
  return sent as z.input<typeof userInfoBody>;
}

/** The schema of the API, fed with the form's visible answers. */
export const profileSchema = z.custom<ProfileValues>().transform(sentProfile).pipe(userInfoBody);
