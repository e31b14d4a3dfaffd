import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { DESK_ROUTES } from '../desk-routes.ts';
import { idParam } from '../schemas/basics.ts';
import { registerCodeBody, registerCodeReply, registerCodesReply } from '../schemas/register-codes.ts';

export const registerCodeEndpoints = {
  listRegisterCodes: defineEndpoint({
    ...DESK_ROUTES.listRegisterCodes,
    access: ['TENANT_ADMIN'],
    summary: 'The register codes of the own employer, newest first.',
    reply: registerCodesReply,
  }),
  createRegisterCode: defineEndpoint({
    ...DESK_ROUTES.createRegisterCode,
    access: ['TENANT_ADMIN'],
    summary: 'Makes a register code. The server chooses the code itself.',
    body: registerCodeBody,
    reply: registerCodeReply,
    problems: ['TOO_MANY_REGISTER_CODES'],
  }),
  endRegisterCode: defineEndpoint({
    ...DESK_ROUTES.endRegisterCode,
    access: ['TENANT_ADMIN'],
    summary: 'Ends a register code for good. Accounts that were made with it stay.',
    params: z.object({ codeId: idParam }),
    reply: registerCodeReply,
    problems: ['NOT_FOUND'],
  }),
} as const;
