import { inEuros, userInfoBodyWithin, type AddressReply, type UserInfoBounds } from '@stromwandel/api-spec';
import { z } from 'zod';
import type { UserInfoReply } from '../../api/replies.ts';
import {
  salaryValues,
  sentSalary,
  type SalaryFormValues,
  type SalaryValues,
} from '../../product/salary-form/salary-values.ts';

/** The form: every field of the profile, also those that are hidden at the moment; null is unanswered. */
export interface ProfileValues extends SalaryFormValues {
  readonly addressDto: AddressReply;
}

/**
 * The form's values for what the server knows.
 * @param assumed the salary part as long as nothing was saved
 */
export function profileValues(
  { addressDto, salaryInfo }: UserInfoReply,
  assumed: SalaryValues,
): ProfileValues {
  return {
    addressDto,
    salaryInfo: salaryInfo === null ? assumed : salaryValues(inEuros(salaryInfo)),
  };
}

/** The parts of the profile that are saved by themselves. */
export type ProfilePart = 'salaryInfo' | 'addressDto';

type SentProfile = z.input<ReturnType<typeof userInfoBodyWithin>>;

function sentPart(part: ProfilePart, { addressDto, salaryInfo }: ProfileValues): SentProfile {
  const sent: unknown = part === 'salaryInfo' ? { salaryInfo: sentSalary(salaryInfo) } : { addressDto };
  // Unanswered fields of the address are still null: it is the schema, next in line, that says so.
  return sent as SentProfile;
}

/** What the server checks before it saves a part, fed with the form's visible answers. */
export function profileSchema(bounds: UserInfoBounds, part: ProfilePart) {
  return z
    .custom<ProfileValues>()
    .transform((values) => sentPart(part, values))
    .pipe(userInfoBodyWithin(bounds));
}
