import { registrationBody, type FieldErrorCode } from '@stromwandel/api-spec';
import { z } from 'zod';

/** What the form takes: the fields of the call, and the consent, which the call names by the version of the terms. */
export const registrationForm = registrationBody.safeExtend({
  termsAccepted: z
    .boolean()
    .refine((accepted) => accepted, { params: { code: 'MUST_BE_ACCEPTED' satisfies FieldErrorCode } }),
});

export const EMPTY_REGISTRATION: z.input<typeof registrationForm> = {
  title: null,
  firstName: '',
  lastName: '',
  email: '',
  employeeId: '',
  password: '',
  confirmPassword: '',
  termsAccepted: false,
};
