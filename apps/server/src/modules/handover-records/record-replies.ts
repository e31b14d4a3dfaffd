import type { ReplyOf } from '@stromwandel/api-spec';
import type { RecordKind } from '@stromwandel/leasing';
import type { DataSeal } from '../../platform/sealing/data-seal.ts';
import type { leaseRecords } from '../../platform/database/schema/index.ts';
import { leaseFacts, leaseVehicle, type LeaseRecord } from '../leases/index.ts';
import { NO_CONTENT, openContent, type StoredContent } from './record-store.ts';

type Row = typeof leaseRecords.$inferSelect;
type RecordReply = ReplyOf<'getLeaseRecord'>;
type PrintedRecord = NonNullable<NonNullable<RecordReply['concluded']>['document']>;

/** How a record was concluded; null while it is open. */
export function conclusionOf(
  row: Row | null,
  { signatures }: StoredContent,
  document: PrintedRecord | null,
): RecordReply['concluded'] {
  if (!row || row.outcome === null || row.day === null || row.concludedAt === null) return null;
  return {
    outcome: row.outcome,
    day: row.day,
    at: row.concludedAt.toISOString(),
    driver: signatures?.driver?.name ?? null,
    dealer: signatures?.dealer?.name ?? null,
    unsigned: signatures?.unsigned ?? null,
    document,
  };
}

/** A record with its car. For its driver, or after the reading was recorded. */
export function recordReply(
  seal: DataSeal,
  lease: LeaseRecord,
  kind: RecordKind,
  row: Row | null,
  document: PrintedRecord | null,
): RecordReply {
  const content = row ? openContent(seal, row) : NO_CONTENT;
  const { state, car } = leaseFacts(lease);
  const { person, color } = lease.order.snapshot;
  const { signatures: _signatures, ...parts } = content;
  return {
    leaseId: lease.id,
    kind,
    leaseState: state,
    vehicle: leaseVehicle(lease),
    color,
    driverName: `${person.firstName} ${person.lastName}`,
    vin: car.vin,
    plate: car.plate,
    ...parts,
    concluded: conclusionOf(row, content, document),
  };
}
