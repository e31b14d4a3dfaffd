import { ok, type Result } from '@stromwandel/kernel';
import { damageReport } from '@stromwandel/contract-document';
import { markedParts } from '@stromwandel/leasing';
import { languageOf } from '../../adapters/mail/mail-recipient.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { Caller } from '../../platform/scope/caller.ts';
import { contractLessor, printDocument, printedTime } from '../contract-printing/index.ts';
import { PHOTO_PX, printedPhotos } from '../handover-records/index.ts';
import { leaseFacts, openDamage, type DamageRow, type Report } from '../leases/index.ts';
import { findPerson, vehicleName, type OrderServices } from '../orders/index.ts';
import { readDamage } from './damage-cases.ts';
import { drawPlan } from './draw-plan.ts';
import { caseNumberOf } from './damage-mails.ts';

const VIEWS = {
  OVERVIEW: 'Übersicht',
  DETAIL: 'Schaden von nah',
  OTHER_CAR: 'Anderes Auto',
  MORE: 'Weiteres Foto',
} as const;
const CLOCK = { hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const;

function momentsOf(
  { reportedAt, correctedAt }: Pick<DamageRow, 'reportedAt' | 'correctedAt'>,
  { day, time }: Pick<Report, 'day' | 'time'>,
  language: 'de' | 'en',
) {
  const happened = `${printedTime(new Date(`${day}T12:00:00Z`), language)}, ${time}`;
  return {
    happenedAt: language === 'de' ? `${happened} Uhr` : happened,
    reportedAt: printedTime(reportedAt, language, CLOCK),
    correctedAt: correctedAt && printedTime(correctedAt, language, CLOCK),
  };
}

/** The report of a damage as PDF, for its driver or the provider. */
export async function printReport(
  services: OrderServices,
  caller: Caller,
  named: { readonly leaseId: number; readonly damageId: number },
): Promise<Result<Uint8Array, Refusal>> {
  const damage = await readDamage(services, caller, named);
  if (!damage.ok) return damage;
  const { record, row } = damage.value;
  const { report } = openDamage(services.seal, row);
  const { snapshot } = record.order;
  const { vin, plate, insurer } = leaseFacts(record).car;
  const { day: _day, time: _time, photos: taken, marks, ...told } = report;
  const person = await findPerson(services.db, record.userId);
  const captioned = taken.map(({ view, photo }) => ({ name: photo, caption: VIEWS[view] }));
  const model = damageReport({
    ...told,
    parts: markedParts(marks),
    plan: drawPlan(snapshot.vehicle.bodyStyle, marks),
    caseNumber: caseNumberOf(row),
    orderNumber: String(record.orderId),
    lessor: contractLessor(snapshot.lessor).name,
    driverName: `${snapshot.person.firstName} ${snapshot.person.lastName}`,
    vehicle: vehicleName(snapshot),
    vin,
    plate,
    insurer,
    reportedOn: printedTime(row.reportedAt, 'de'),
    ...momentsOf(row, report, 'de'),
    english: languageOf(person) === 'en' ? momentsOf(row, report, 'en') : null,
    photos: await printedPhotos(services, record, captioned, PHOTO_PX),
  });
  return ok(
    await printDocument({
      model,
      createdAt: (row.correctedAt ?? row.reportedAt).toISOString(),
      documentId: `lease-${record.id}-damage-${row.id}`,
      subject: 'Schaden an einem Elektrofahrzeug',
    }),
  );
}
