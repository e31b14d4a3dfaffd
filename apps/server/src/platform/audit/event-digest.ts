import { createHash } from 'node:crypto';

/** An event as it enters the hash, with its details as the database writes them. */
export interface DigestedEvent {
  readonly id: number;
  readonly at: Date;
  readonly actorId: number | null;
  readonly actorRole: string;
  readonly tenantId: number | null;
  readonly action: string;
  readonly record: string;
  readonly recordId: number | null;
  readonly detailsText: string;
  readonly outcome: string;
  readonly personId: number | null;
  readonly address: string | null;
  readonly agent: string | null;
}

// Length and text: no two lists of fields give the same bytes.
function field(value: string | number | null): string {
  if (value === null) return '-';
  const text = String(value);
  return `${Buffer.byteLength(text)}:${text}`;
}

/**
 * Hash of an event and the hash before it, computed without the database: the same fields in the same order as the
 * function `audit_digest` of the migrations. @param previous hex; empty for the first event
 */
export function eventDigest(previous: string, event: DigestedEvent): string {
  const fields = [
    previous,
    event.id,
    event.at.getTime(),
    event.actorId,
    event.actorRole,
    event.tenantId,
    event.action,
    event.record,
    event.recordId,
    event.detailsText,
    event.outcome,
    event.personId,
    event.address,
    event.agent,
  ];
  return createHash('sha256').update(fields.map(field).join('')).digest('hex');
}
