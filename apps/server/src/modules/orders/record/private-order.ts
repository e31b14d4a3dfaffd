import type { DataSeal, SealedPlace } from '../../../platform/sealing/data-seal.ts';
import type { Language } from './change-fields.ts';
import { readPrivateSnapshot } from './frozen-versions.ts';
import type { OrderRecord, OrderRow } from './order-record.ts';
import { tellChange } from './recorded-changes.ts';
import type { PrivateSnapshot } from './snapshot.ts';

/** Identifies an order for good, even before it has a number. */
type OrderKey = Pick<OrderRow, 'userId' | 'idempotencyKey'>;

function placeOf(
  { userId, idempotencyKey }: OrderKey,
  column: 'private_snapshot' | 'recalculated_snapshot' | 'end_note',
): SealedPlace {
  return { table: 'orders', column, record: `${userId}/${idempotencyKey}`, ownerId: userId };
}

/** Seals the private part of a frozen order. */
export function sealPrivateSnapshot(seal: DataSeal, key: OrderKey, snapshot: PrivateSnapshot): string {
  return seal.seal(snapshot, placeOf(key, 'private_snapshot'));
}

/** Opens salary data and tax result of an order. Only for its owner, or after the reading was recorded. */
export function openPrivateSnapshot(seal: DataSeal, { row }: Pick<OrderRecord, 'row'>): PrivateSnapshot {
  return readPrivateSnapshot(seal.open(row.privateSnapshot, placeOf(row, 'private_snapshot')));
}

/** Seals the figures of an order by the law that was enacted after it. */
export function sealRecalculatedSnapshot(seal: DataSeal, key: OrderKey, snapshot: PrivateSnapshot): string {
  return seal.seal(snapshot, placeOf(key, 'recalculated_snapshot'));
}

/** The same opened, for the same readers as `openPrivateSnapshot`; null while there is none. */
export function openRecalculatedSnapshot(
  seal: DataSeal,
  { row }: Pick<OrderRecord, 'row'>,
): PrivateSnapshot | null {
  const { recalculatedSnapshot: sealed } = row;
  return sealed === null
    ? null
    : readPrivateSnapshot(seal.open(sealed, placeOf(row, 'recalculated_snapshot')));
}

/** The figures that hold today: those of the enacted law, or the frozen ones. For the same readers. */
export function openFiguresInForce(seal: DataSeal, order: Pick<OrderRecord, 'row'>): PrivateSnapshot {
  return openRecalculatedSnapshot(seal, order) ?? openPrivateSnapshot(seal, order);
}

/** Seals the note of an order that ended because salary data changed: the note contains them. */
export function sealEndNote(seal: DataSeal, row: OrderKey, note: string): string {
  return seal.seal(note, placeOf(row, 'end_note'));
}

/** The stored note of an ended order, for the employee. */
function openEndNote(seal: DataSeal, { row }: Pick<OrderRecord, 'row'>): string | null {
  const { endNote, endReason } = row;
  if (endNote === null || endReason !== 'SALARY_DATA_CHANGED') return endNote;
  return String(seal.open(endNote, placeOf(row, 'end_note')));
}

function told(note: string | null, { row }: Pick<OrderRecord, 'row'>, language: Language): string | null {
  return note !== null && row.endReason?.endsWith('_CHANGED') ? tellChange(note, language) : note;
}

/** Why an order ended, for the employee: the changes in a language, or the reason of employer or provider. */
export function ownEndNote(
  seal: DataSeal,
  order: Pick<OrderRecord, 'row'>,
  language: Language,
): string | null {
  return told(openEndNote(seal, order), order, language);
}

/** Why an order ended, for others. Changes of salary data are left out: only the employee may see them. */
export function endNoteForOthers(order: Pick<OrderRecord, 'row'>, language: Language): string | null {
  const { endNote, endReason } = order.row;
  return endReason === 'SALARY_DATA_CHANGED' ? null : told(endNote, order, language);
}
