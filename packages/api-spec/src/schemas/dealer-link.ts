import { z } from 'zod';
import { dealerAppointmentBody } from './appointments.ts';
import { codeParam, emailSchema, instantSchema } from './basics.ts';
import { photoName, recordReply, SAVED_RECORD_PARTS } from './handover-record.ts';

/** Where the provider sends the link. */
export const dealerLinkBody = z.strictObject({ email: emailSchema });

export const dealerLinkReply = z.object({
  /** The link that opens the record now; null without one. */
  link: z.object({ sentTo: z.string(), sentAt: instantSchema, expiresAt: instantSchema }).nullable(),
});

export const dealerParams = z.object({ code: codeParam });
export const dealerPartParams = dealerParams.extend({ part: z.enum(SAVED_RECORD_PARTS) });
export const dealerPhotoParams = dealerParams.extend({ photo: photoName });

export { dealerAppointmentBody };

/** The open record of one car: neither rate nor pay, employer or another order. */
export const dealerRecordReply = recordReply;
