import type { HandoverRecordInput } from '@stromwandel/contract-document';
import { odometerOf, type PaperRecord } from '@stromwandel/leasing';
import { and, eq } from 'drizzle-orm';
import { mailCalendarDay } from '../../adapters/mail/mail-dates.ts';
import { languageOf, mailRecipient } from '../../adapters/mail/mail-recipient.ts';
import type { Mail } from '../../adapters/mail/mail.ts';
import { enqueueMail, type OutboxJobs } from '../../outbox-jobs.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { leaseRecords } from '../../platform/database/schema/index.ts';
import { contractLessor, printedTime, printHandoverRecord } from '../contract-printing/index.ts';
import { findLease, leaseFacts, lockLease, type LeaseRecord } from '../leases/index.ts';
import { findPerson, vehicleName, type OrderServices } from '../orders/index.ts';
import { PHOTO_PX, printedPhotos, SHEET_PX, type CaptionedPhoto } from './printed-photos.ts';
import { documentKind, findRecordDocument, insertDocument, putDocument } from './record-documents.ts';
import { openContent, type StoredContent } from './record-store.ts';

type Wanted = OutboxJobs['PRINT_RECORD'];
type Row = typeof leaseRecords.$inferSelect;
type Concluded = Row & {
  readonly outcome: NonNullable<Row['outcome']>;
  readonly day: string;
  readonly concludedAt: Date;
};

const isConcluded = (row: Row): row is Concluded =>
  row.outcome !== null && row.day !== null && row.concludedAt !== null;

async function findConcluded(
  { db }: Pick<OrderServices, 'db'>,
  { leaseId, kind, number }: Wanted,
): Promise<Concluded | null> {
  const [row] = await db
    .select()
    .from(leaseRecords)
    .where(
      and(eq(leaseRecords.leaseId, leaseId), eq(leaseRecords.kind, kind), eq(leaseRecords.number, number)),
    );
  return row && isConcluded(row) ? row : null;
}

const SIDES = {
  FRONT: 'Vorderseite',
  LEFT: 'Fahrerseite',
  REAR: 'Heck',
  RIGHT: 'Beifahrerseite',
  INSIDE: 'Innenraum',
  OTHER: 'Weiteres Foto',
} as const;

/** Photos of a record with their captions, in the order of its parts. */
const captioned = ({ odometer, photos, remarks }: StoredContent): CaptionedPhoto[] => [
  ...(odometer ? [{ name: odometer.photo, caption: 'Kilometerstand' }] : []),
  ...(photos ?? []).map(({ side, photo }) => ({ name: photo, caption: SIDES[side] })),
  ...(remarks ?? []).map(({ photo }, index) => ({ name: photo, caption: `Bemerkung ${index + 1}` })),
];

const sheetsOf = ({ sheets }: PaperRecord): CaptionedPhoto[] =>
  sheets.map((name, index) => ({ name, caption: `Blatt ${index + 1} des Protokolls auf Papier` }));

function momentsOf({ day, concludedAt }: Concluded, language: 'de' | 'en') {
  return {
    day: printedTime(new Date(`${day}T12:00:00Z`), language),
    concludedAt: printedTime(concludedAt, language, {
      hour: '2-digit',
      minute: '2-digit',
      timeZoneName: 'short',
    }),
  };
}

async function factsOf(
  services: OrderServices,
  lease: LeaseRecord,
  row: Concluded,
): Promise<HandoverRecordInput> {
  const content = openContent(services.seal, row);
  const { car, equipment, remarks, paper, signatures } = content;
  const { snapshot } = lease.order;
  const person = await findPerson(services.db, lease.userId);
  const { vin } = leaseFacts(lease).car;
  return {
    kind: row.kind,
    orderNumber: String(lease.orderId),
    outcome: row.outcome,
    lessor: contractLessor(snapshot.lessor).name,
    driverName: `${snapshot.person.firstName} ${snapshot.person.lastName}`,
    employerName: snapshot.employer.name,
    vehicle: vehicleName(snapshot),
    car,
    expectedVin: car !== null && vin !== null && vin !== car.vin ? vin : null,
    odometerKm: odometerOf(content)?.km ?? null,
    keys: equipment === null ? (paper?.keys ?? null) : null,
    equipment,
    remarks: [...(remarks ?? []).map(({ text }) => text), ...(paper?.defects ? [paper.defects] : [])],
    photos: await printedPhotos(services, lease, captioned(content), PHOTO_PX),
    sheets: paper && (await printedPhotos(services, lease, sheetsOf(paper), SHEET_PX)),
    driver: signatures?.driver ?? null,
    dealer: signatures?.dealer ?? null,
    unsigned: signatures?.unsigned ?? null,
    ...momentsOf(row, 'de'),
    english: languageOf(person) === 'en' ? momentsOf(row, 'en') : null,
  };
}

async function mailToDriver(
  tx: Transaction,
  { configuration }: OrderServices,
  { orderId, userId, order }: LeaseRecord,
  { kind, outcome, day }: Concluded,
): Promise<Mail> {
  const person = await findPerson(tx, userId);
  return {
    to: mailRecipient(person),
    content: {
      ...(kind === 'RETURN' ? { kind: 'RETURN_DONE' } : { kind: 'HANDOVER_DONE', outcome }),
      day: mailCalendarDay(day, languageOf(person)),
      orderId,
      vehicle: vehicleName(order.snapshot),
      link: `${configuration.publicUrl}/profile/car`,
    },
  };
}

const fileName = ({ orderId }: LeaseRecord, { kind, number }: Wanted) =>
  `${kind === 'RETURN' ? 'Rückgabeprotokoll' : 'Übergabeprotokoll'} ${orderId}${number === 1 ? '' : ` (${number})`}.pdf`;

/**
 * Prints a concluded record, stores it among the documents of its lease, and mails its driver. Does nothing when that
 * was done, or the lease is deleted.
 */
export async function printRecord(services: OrderServices, wanted: Wanted): Promise<void> {
  const { db, files, clock } = services;
  const { leaseId, number } = wanted;
  const kind = documentKind(wanted.kind);
  const row = await findConcluded(services, wanted);
  const lease = row && (await findLease(db, leaseId));
  if (!lease || (await findRecordDocument(db, wanted))) return;
  const documentId = `lease-${leaseId}-${wanted.kind.toLowerCase()}-${number}`;
  const content = await printHandoverRecord(await factsOf(services, lease, row), row.concludedAt, documentId);
  const stored = await putDocument(files, lease, { kind, number }, content);
  await db.transaction(async (tx) => {
    if (!(await lockLease(tx, leaseId)) || (await findRecordDocument(tx, wanted))) return;
    const document = { kind, number, name: fileName(lease, wanted), createdAt: row.concludedAt };
    await insertDocument(tx, files, lease, { ...document, ...stored });
    await enqueueMail(tx, await mailToDriver(tx, services, lease, row), clock.now());
  });
}
