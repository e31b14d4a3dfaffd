import { z } from 'zod';
import { calendarDateSchema, idParam, idSchema, line, optionalPrintedLine, printedLine } from './basics.ts';
import { LEASE_STATES, leaseVehicle, plateText, vinText } from './lease.ts';

/** What a record is about. */
export const RECORD_KINDS = ['HANDOVER', 'RETURN'] as const;
/** The parts that are saved one by one; the signatures come with the conclusion. */
export const SAVED_RECORD_PARTS = ['CAR', 'ODOMETER', 'EQUIPMENT', 'PHOTOS', 'REMARKS'] as const;
export const PHOTO_SIDES = ['FRONT', 'LEFT', 'REAR', 'RIGHT', 'INSIDE'] as const;
export const RECORD_OUTCOMES = ['ACCEPTED', 'REFUSED'] as const;

const MOST_PHOTOS = 20;
const MOST_REMARKS = 10;
export const MOST_SHEETS = 10;
export const MOST_KILOMETRES = 999_999;
const MOST_OF_A_KIND = 9;
const MOST_STROKES = 100;
const MOST_NUMBERS = 400;

/** A photo's name, chosen by the client that took it, so that sending it twice stores it once. */
export const photoName = line(36).regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
const count = z.number().int().min(0).max(MOST_OF_A_KIND);

const car = {
  vin: line(17).pipe(vinText),
  plate: line(11).pipe(plateText),
  /** The driver looked again: it is another VIN than the provider entered. */
  vinConfirmed: z.boolean(),
};
const odometer = {
  /** Whole kilometres. */
  km: z.number().int().min(0).max(MOST_KILOMETRES),
  photo: photoName,
};
const equipment = {
  keys: count,
  /** Charging cables. */
  cables: count,
  /** The registration certificate, part I, is there. */
  papers: z.boolean(),
};
/** What only a return counts. */
const returned = {
  /** Wheels that are not on the car. */
  wheels: count,
  /** The car is clean inside and outside. */
  clean: z.boolean(),
};
const photo = z.strictObject({ side: z.enum([...PHOTO_SIDES, 'OTHER']), photo: photoName });
const remark = z.strictObject({ text: printedLine(500), photo: photoName });

/** Forms of the parts that are typed. */
export const recordCarForm = z.strictObject(car);
export const recordOdometerForm = z.strictObject(odometer);
export const recordEquipmentForm = z.strictObject(equipment);
export const returnEquipmentForm = z.strictObject({ ...equipment, ...returned });
export const recordRemarkForm = remark;

export const recordPartBody = z.discriminatedUnion('part', [
  z.strictObject({ part: z.literal('CAR'), ...car }),
  z.strictObject({ part: z.literal('ODOMETER'), ...odometer }),
  z.strictObject({
    part: z.literal('EQUIPMENT'),
    ...equipment,
    wheels: returned.wheels.optional(),
    clean: returned.clean.optional(),
  }),
  z.strictObject({ part: z.literal('PHOTOS'), photos: z.array(photo).max(MOST_PHOTOS) }),
  z.strictObject({ part: z.literal('REMARKS'), remarks: z.array(remark).max(MOST_REMARKS) }),
]);

/** A signature on glass, or a typed name. */
export const recordSignature = z.strictObject({
  name: printedLine(80),
  /** Strokes as x, y, x, y … in a field of 1,000 by 400; none when the name was typed. */
  strokes: z.array(z.array(z.number().int().min(0).max(1000)).max(MOST_NUMBERS)).max(MOST_STROKES),
});

export const recordConclusionBody = z.strictObject({
  /** From the delivery until today; of a return from the handover. */
  day: calendarDateSchema,
  outcome: z.enum(RECORD_OUTCOMES),
  /** Both are required unless the car is refused. */
  signatures: z.strictObject({ driver: recordSignature.nullable(), dealer: recordSignature.nullable() }),
  /** Why the driver does not sign the record of a return. */
  unsigned: printedLine(500).nullable().optional(),
});

/** The driver's reason for not signing. */
export const unsignedForm = z.strictObject({ reason: printedLine(500) });

const onPaper = {
  /** From the delivery until today. */
  day: calendarDateSchema,
  /** Names of their photos, in the order of the sheets. */
  sheets: z.array(photoName).min(1).max(MOST_SHEETS),
  /** Who signed. */
  driver: printedLine(80),
};

/** The driver took the car over. */
export const paperRecordForm = z.strictObject({
  ...onPaper,
  ...car,
  km: odometer.km,
  /** Number of keys; null where the sheet does not state it. */
  keys: count.nullable(),
  /** Defects that the sheet states. */
  defects: optionalPrintedLine(500),
  dealer: printedLine(80),
});

/** The driver refused the car. */
export const paperRefusalForm = z.strictObject({
  ...onPaper,
  /** Why. */
  defects: printedLine(500),
  /** Null where the dealer did not sign. */
  dealer: optionalPrintedLine(80),
});

/** A record that was made and signed on paper; its photographed or scanned sheets are sent before. */
export const paperRecordBody = z.discriminatedUnion('outcome', [
  paperRecordForm.extend({ outcome: z.literal('ACCEPTED') }),
  paperRefusalForm.extend({ outcome: z.literal('REFUSED') }),
]);

export const recordParams = z.object({ leaseId: idParam, kind: z.enum(RECORD_KINDS) });
export const recordPartParams = recordParams.extend({ part: z.enum(SAVED_RECORD_PARTS) });
export const leasePhotoParams = z.object({ leaseId: idParam, photo: photoName });
export const leasePhotoQuery = z.strictObject({ clientId: photoName });
export const leasePhotoReply = z.object({ photo: z.string() });

/** What was entered; a part is null until it is saved. */
const recordContent = {
  car: z.object({ vin: z.string(), plate: z.string(), vinConfirmed: z.boolean() }).nullable(),
  odometer: z.object({ km: z.number(), photo: z.string() }).nullable(),
  equipment: z
    .object({
      keys: z.number(),
      cables: z.number(),
      papers: z.boolean(),
      /** Of a return alone, like the next one. */
      wheels: z.number().optional(),
      clean: z.boolean().optional(),
    })
    .nullable(),
  photos: z
    .array(z.object({ side: z.enum([...PHOTO_SIDES, 'OTHER']), photo: z.string() }))
    .readonly()
    .nullable(),
  remarks: z
    .array(z.object({ text: z.string(), photo: z.string() }))
    .readonly()
    .nullable(),
  /** Null for a record that was not made on paper. */
  paper: z
    .object({
      /** Null where the car was refused. */
      km: z.number().nullable(),
      keys: z.number().nullable(),
      defects: z.string().nullable(),
      sheets: z.array(z.string()).readonly(),
    })
    .nullable(),
};

/** The newest record of a lease with what the page shows of the car. */
export const recordReply = z.object({
  leaseId: idSchema,
  kind: z.enum(RECORD_KINDS),
  leaseState: z.enum(LEASE_STATES),
  vehicle: leaseVehicle,
  color: z.object({ hex: z.string() }),
  driverName: z.string(),
  /** As the provider entered them. */
  vin: z.string().nullable(),
  plate: z.string().nullable(),
  ...recordContent,
  /** Null while the record is open. */
  concluded: z
    .object({
      outcome: z.enum(RECORD_OUTCOMES),
      day: z.string(),
      at: z.string(),
      driver: z.string().nullable(),
      dealer: z.string().nullable(),
      /** Why the driver did not sign; null otherwise. */
      unsigned: z.string().nullable(),
      /** The record as PDF; null until it is printed. */
      document: z.object({ id: idSchema, name: z.string() }).nullable(),
    })
    .nullable(),
});

/** A record as the export of the own data contains it. */
export const exportedRecord = z.object({
  leaseId: idSchema,
  kind: z.enum(RECORD_KINDS),
  ...recordContent,
  concluded: recordReply.shape.concluded,
});
