import {
  userInfoBodyWithin,
  type AddressReply,
  type UserInfoBounds,
  type UserInfoReply,
} from '@stromwandel/api-spec';
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

type SentProfile = z.input<ReturnType<typeof userInfoBodyWithin>>;

function sentProfile({ addressDto, salaryInfo }: ProfileValues): SentProfile {
  const sent: unknown = { addressDto, salaryInfo: sentSalary(salaryInfo) };
  // Unanswered fields of the address are still null: it is the schema, next in line, that says so.
  return sent as SentProfile;
}

/** What the server checks before it saves, fed with the form's visible answers. */
export function profileSchema(bounds: UserInfoBounds) {
  return z.custom<ProfileValues>().transform(sentProfile).pipe(userInfoBodyWithin(bounds));
}
