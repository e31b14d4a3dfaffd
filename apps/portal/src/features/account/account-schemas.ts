import { emailSchema, loginBody, secondFactorCodeBody } from '@stromwandel/api-spec';
import { z } from 'zod';
import { schemaResolver } from '../../forms/schema-resolver.ts';

/** Of the ways into an account; fetched after their forms. */
export const login = schemaResolver(loginBody);
export const secondFactorCode = schemaResolver(secondFactorCodeBody);
export const forgotten = schemaResolver(z.strictObject({ email: emailSchema }));
export const registerCode = schemaResolver(z.strictObject({ code: z.string().trim().min(1).max(200) }));
