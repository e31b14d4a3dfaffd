import { endSettlement } from '@stromwandel/contract-document';
import { chargedCents } from '@stromwandel/leasing';
import type { OutboxJobs } from '../../outbox-jobs.ts';
import { contractLessor, printDocument, printedTime } from '../contract-printing/index.ts';
import { insertDocument, putDocument } from '../handover-records/index.ts';
import {
  findLease,
  findReport,
  leaseFacts,
  lockLease,
  openReport,
  type LeaseRecord,
  type ReportContent,
} from '../leases/index.ts';
import { vehicleName, type OrderServices } from '../orders/index.ts';
import { mailLeaseEnd } from './lease-end-mails.ts';
import { distanceAtReturn, findSettlementDocument } from './read-end-report.ts';

type Settled = ReportContent & { readonly settlement: NonNullable<ReportContent['settlement']> };

const dayOf = (day: string) => printedTime(new Date(`${day}T12:00:00Z`), 'de');

async function print(services: OrderServices, record: LeaseRecord, { positions, settlement }: Settled) {
  const { lessor, person } = record.order.snapshot;
  const { name } = contractLessor(lessor);
  const distance = await distanceAtReturn(services.db, services, record);
  const { plate } = leaseFacts(record).car;
  return printDocument({
    model: endSettlement({
      orderNumber: String(record.orderId),
      lessor: name,
      driverName: `${person.firstName} ${person.lastName}`,
      vehicle: vehicleName(record.order.snapshot),
      plate,
      returnedOn: record.row.returnedOn === null ? '' : dayOf(record.row.returnedOn),
      day: dayOf(settlement.settledOn),
      positions: positions.map((position) => ({
        part: position.part,
        finding: position.finding,
        amountCents: position.amountCents,
        chargedCents: chargedCents(position),
        isKnown: position.handoverRemark !== null,
      })),
      distance: distance && { km: distance.drivenKm, settledKm: distance.settledKm },
      ...settlement,
    }),
    createdAt: `${settlement.settledOn}T12:00:00.000Z`,
    documentId: `lease-${record.id}-settlement`,
    subject: 'Abrechnung nach der Rückgabe eines Elektrofahrzeugs',
  });
}

/** Prints the settlement of a lease, stores it among its documents and mails its driver. Does nothing when that was done. */
export async function printSettlement(
  services: OrderServices,
  { leaseId }: OutboxJobs['PRINT_SETTLEMENT'],
): Promise<void> {
  const { db, files, seal, clock } = services;
  const record = await findLease(db, leaseId);
  const row = record && (await findReport(db, leaseId));
  if (!row || (await findSettlementDocument(db, leaseId))) return;
  const { positions, settlement } = openReport(seal, row);
  if (settlement === null) return;
  const numbered = { kind: 'END_SETTLEMENT' as const, number: 1 };
  const content = await print(services, record, { positions, settlement });
  const stored = await putDocument(files, record, numbered, content);
  await db.transaction(async (tx) => {
    if (!(await lockLease(tx, leaseId)) || (await findSettlementDocument(tx, leaseId))) return;
    const document = { ...numbered, name: `Abrechnung ${record.orderId}.pdf`, createdAt: clock.now() };
    await insertDocument(tx, files, record, { ...document, ...stored });
    await mailLeaseEnd(tx, services, record, ['EMPLOYEE'], (facts) => ({ kind: 'LEASE_SETTLED', ...facts }));
  });
}
