import { z } from 'zod';
import { calendarDateSchema, checked, idSchema, instantSchema } from './basics.ts';

/** A mail domain such as `nordwerk.example`, in lower case and without the at sign. */
const domain = z
  .string()
  .trim()
  .max(253)
  .transform((text) => text.toLowerCase().replace(/^@/, ''))
  .refine(
    (text) => /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/.test(text),
    checked('INVALID_FORMAT'),
  );

const GROUP = 4;
const GENERATED_LENGTH = 16;

/** A code as it is stored: capitals, no blanks, and of a generated code the hyphens between its groups. */
function storedCode(typed: string): string {
  const code = typed.replace(/\s/g, '').toUpperCase();
  const characters = code.replace(/-/g, '');
  if (characters.length !== GENERATED_LENGTH) return code;
  return Array.from({ length: GENERATED_LENGTH / GROUP }, (_, group) =>
    characters.slice(group * GROUP, (group + 1) * GROUP),
  ).join('-');
}

/** A register code as a person types it. */
export const registerCodeParam = z.string().trim().min(1).max(200).transform(storedCode);

/** The employer that a register code belongs to. */
export const registerCodeEmployer = z.object({ tenantName: z.string() });

export const registerCodeBody = z.strictObject({
  /** Last day on which the code may be used; null has no end. */
  validUntil: calendarDateSchema.nullable(),
  /** How often it may be used; null is any number. */
  maximumUses: z.number().int().min(1).max(1_000_000).nullable(),
  /** Mail domains that may register with it; empty lets every address. */
  allowedDomains: z.array(domain).max(50),
});

/** Whether a code can still be used, and if not, why. */
export const REGISTER_CODE_STATES = ['USABLE', 'EXPIRED', 'USED_UP', 'ENDED'] as const;

export const registerCodeReply = z.object({
  id: idSchema,
  code: z.string(),
  state: z.enum(REGISTER_CODE_STATES),
  createdAt: instantSchema,
  validUntil: instantSchema.nullable(),
  maximumUses: z.number().nullable(),
  uses: z.number(),
  allowedDomains: z.array(z.string()),
});
export const registerCodesReply = z.array(registerCodeReply);
