import { contract, type DriverAddress } from '@stromwandel/api-spec';
import { fineReplyLetter } from '@stromwandel/contract-document';
import { calendarDate, ok, refuse, type Result } from '@stromwandel/kernel';
import { fineAnswerUntil } from '@stromwandel/leasing';
import { eq } from 'drizzle-orm';
import { asSystem } from '../../platform/database/as-system.ts';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import { leaseFines, users } from '../../platform/database/schema/index.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { receivePdf } from '../../platform/pdf/receive-pdf.ts';
import { receivePhoto } from '../../platform/photos/index.ts';
import type { Caller } from '../../platform/scope/caller.ts';
import { contractLessor, printDocument, printedTime } from '../contract-printing/index.ts';
import type { LeaseRecord } from '../leases/index.ts';
import { driverAddress } from '../licences/index.ts';
import type { OrderServices } from '../orders/index.ts';
import { lockFine, recordFineReading, type FoundFine } from './fine-access.ts';
import { mailFine } from './fine-mails.ts';
import { holderName, openAnswer, openContent, type FineRow } from './fine-store.ts';

const PDF = 'application/pdf';
/** Enough for small print over the width of a page. */
const LARGEST_PX = 2048;
const JPEG = { quality: 80 };
const placeOf = ({ id, userId }: FineRow) => ({ name: `lease_fines/${id}`, ownerId: userId });

/** A photo of a letter as PDF. */
async function readPhoto(
  content: AsyncIterable<Uint8Array>,
  { row, record }: FoundFine,
): Promise<Result<Uint8Array, Refusal>> {
  const photo = await receivePhoto({
    file: 'letter',
    content,
    maximumBytes: contract.uploadFineLetter.upload.maximumBytes,
    largestPx: LARGEST_PX,
    encode: ({ open }) => open().jpeg(JPEG).toBuffer(),
  });
  if (!photo.ok) return photo;
  const pictures = [{ content: photo.value, caption: 'Foto des Briefs' }];
  const model = {
    title: 'Brief',
    contractNumber: String(record.orderId),
    sender: holderName(record, row.holder),
    date: printedTime(row.enteredAt, 'de'),
    opening: [{ type: 'pictures' as const, pictures, wide: true as const }],
    sections: [],
    footer: 'Brief',
  };
  return ok(
    await printDocument({
      model,
      createdAt: row.enteredAt.toISOString(),
      documentId: `fine-${row.id}-letter`,
      subject: 'Brief zu einem Elektrofahrzeug',
    }),
  );
}

interface Upload {
  readonly mediaType: string | undefined;
  readonly content: AsyncIterable<Uint8Array>;
}

/** Stores the letter of a case; with it the case reaches the employee. */
export async function storeLetter(
  services: OrderServices,
  caller: Caller,
  fineId: number,
  { mediaType, content }: Upload,
): Promise<Result<void, Refusal>> {
  const { db, files, clock } = services;
  const early = await db.transaction((tx) => lockFine(tx, caller, fineId));
  if (!early.ok) return early;
  if (early.value.row.fileId !== null) return ok(undefined);
  const letter = mediaType?.startsWith(PDF)
    ? await receivePdf({
        file: 'letter',
        content,
        maximumBytes: contract.uploadFineLetter.upload.maximumBytes,
        unreadable: 'LETTER_NOT_READABLE',
      })
    : await readPhoto(content, early.value);
  if (!letter.ok) return letter;
  const { tenantId } = early.value.record;
  const put = await files.put({ ...placeOf(early.value.row), tenantId }, letter.value);
  return db.transaction(async (tx): Promise<Result<void, Refusal>> => {
    const found = await lockFine(tx, caller, fineId);
    if (!found.ok) return found;
    const { row, record } = found.value;
    if (row.fileId !== null) return ok(undefined);
    if (row.state === 'CLOSED') return refuse({ code: 'FINE_CLOSED' });
    const arrivedOn = clock.today();
    const answerUntil = fineAnswerUntil(arrivedOn, calendarDate(row.deadline));
    // The file is the person's; desks reach none of its rows.
    const fileId = await asSystem(tx, () => files.insert(tx, put));
    await tx.update(leaseFines).set({ fileId, arrivedOn, answerUntil }).where(eq(leaseFines.id, fineId));
    await mailFine(tx, services, record, { ...row, answerUntil }, 'FINE_ARRIVED');
    return ok(undefined);
  });
}

/** The letter for its driver or the holder, whose reading is recorded. */
export function readLetter(
  services: OrderServices,
  caller: Caller,
  fineId: number,
): Promise<Result<Uint8Array, Refusal>> {
  const { db, files } = services;
  return db.transaction(async (tx): Promise<Result<Uint8Array, Refusal>> => {
    const found = await lockFine(tx, caller, fineId, true);
    if (!found.ok) return found;
    const { row, record } = found.value;
    const { fileId } = row;
    if (fileId === null) return refuse({ code: 'FINE_LETTER_MISSING' });
    await recordFineReading(tx, services, caller, record);
    return ok(await asSystem(tx, () => files.get(tx, fileId, placeOf(row))));
  });
}

/** An address in one line. */
const lineOf = ({ street, streetNumber, postcode, place }: DriverAddress) =>
  `${street} ${streetNumber}, ${postcode} ${place}`;

/** Name and address of the driver: of the account, or of the order where the account has none. */
async function driverOf(db: DatabaseOrTransaction, { userId, order: { snapshot } }: LeaseRecord) {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  const { person } = snapshot;
  const { street, streetNumber, postcode, place } = user?.active && user.street ? user : person;
  return {
    name: `${person.firstName} ${person.lastName}`,
    address: `${street} ${streetNumber}, ${postcode} ${place}`,
  };
}

function senderOf({ order: { snapshot } }: LeaseRecord, holder: FineRow['holder']) {
  const { name, address } =
    holder === 'PROVIDER'
      ? contractLessor(snapshot.lessor)
      : { name: snapshot.employer.name, address: snapshot.employer };
  return { name, address: lineOf(address) };
}

/** The holder's letter to the authority, for the holder or the driver. */
export async function printReply(
  services: OrderServices,
  caller: Caller,
  fineId: number,
): Promise<Result<Uint8Array, Refusal>> {
  const { db, seal } = services;
  const model = await db.transaction(
    async (
      tx,
    ): Promise<Result<FoundFine & { model: ReturnType<typeof fineReplyLetter>; at: Date }, Refusal>> => {
      const found = await lockFine(tx, caller, fineId, true);
      if (!found.ok) return found;
      const { row, record } = found.value;
      const at = row.answeredAt;
      if (row.state === 'OPEN' || at === null) {
        return refuse({
          code: 'FINE_NOT_ANSWERED',
          params: { day: row.answerUntil ?? '' },
        });
      }
      await recordFineReading(tx, services, caller, record);
      const { day, authority, reference, plate, time } = openContent(seal, row);
      const answer = openAnswer(seal, row);
      const { driverId } = answer;
      const given = driverId === null ? null : await asSystem(tx, () => driverAddress(tx, seal, driverId));
      return ok({
        row,
        record,
        at,
        model: fineReplyLetter({
          authority,
          reference,
          plate,
          orderNumber: String(record.orderId),
          at: `${printedTime(new Date(`${day}T12:00:00Z`), 'de')}, ${time} Uhr`,
          date: printedTime(at, 'de'),
          sender: senderOf(record, row.holder),
          driver: await asSystem(tx, () => driverOf(tx, record)),
          answer: answer.answer,
          driverName: answer.driverName,
          driverAddress: given && lineOf(given),
        }),
      });
    },
  );
  if (!model.ok) return model;
  return ok(
    await printDocument({
      model: model.value.model,
      createdAt: model.value.at.toISOString(),
      documentId: `fine-${fineId}-reply`,
      subject: 'Antwort an eine Behörde',
    }),
  );
}
