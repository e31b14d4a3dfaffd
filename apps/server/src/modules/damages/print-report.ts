import { ok, type Result } from '@stromwandel/kernel';
import { damageReport } from '@stromwandel/contract-document';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { Caller } from '../../platform/scope/caller.ts';
import { contractLessor, printDocument, printedTime } from '../contract-printing/index.ts';
import { PHOTO_PX, printedPhotos } from '../handover-records/index.ts';
import { leaseFacts, openDamage } from '../leases/index.ts';
import { vehicleName, type OrderServices } from '../orders/index.ts';
import { readDamage } from './damage-cases.ts';
import { caseNumberOf } from './damage-mails.ts';

const VIEWS = {
  OVERVIEW: 'Übersicht',
  DETAIL: 'Schaden von nah',
  OTHER_CAR: 'Anderes Auto',
  MORE: 'Weiteres Foto',
} as const;
const CLOCK = { hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const;

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
  const { day, time, photos: taken, ...told } = report;
  const captioned = taken.map(({ view, photo }) => ({ name: photo, caption: VIEWS[view] }));
  const model = damageReport({
    ...told,
    caseNumber: caseNumberOf(row),
    orderNumber: String(record.orderId),
    lessor: contractLessor(snapshot.lessor).name,
    driverName: `${snapshot.person.firstName} ${snapshot.person.lastName}`,
    vehicle: vehicleName(snapshot),
    vin,
    plate,
    insurer,
    happenedAt: `${printedTime(new Date(`${day}T12:00:00Z`), 'de')}, ${time} Uhr`,
    reportedOn: printedTime(row.reportedAt, 'de'),
    reportedAt: printedTime(row.reportedAt, 'de', CLOCK),
    correctedAt: row.correctedAt && printedTime(row.correctedAt, 'de', CLOCK),
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
