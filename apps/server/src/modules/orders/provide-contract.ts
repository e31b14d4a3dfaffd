import { germanDay } from '../../clock/clock.ts';
import { contractFileName, printContract, type ContractFacts } from '../../contract-printing/index.ts';
import type { Database } from '../../database/database.ts';
import { findDocumentOfKind, insertDocument, type StoredDocument } from './document-store.ts';
import type { OrderRecord } from './order-record.ts';
import { findOrder, lockOrder } from './order-store.ts';

/** What the contract states: the snapshot, and the day of the order confirmation. */
function contractFacts({ id, snapshot }: OrderRecord, confirmedAt: Date): ContractFacts {
  return {
    orderId: id,
    contractDate: germanDay(confirmedAt),
    employer: snapshot.employer,
    employee: { ...snapshot.person, dateOfBirth: snapshot.salaryInfo.dateOfBirth },
    vehicle: snapshot.vehicle,
    colorName: snapshot.color.name,
    deliveryName: snapshot.delivery.name,
    leasePackage: snapshot.leasePackage,
    taxResult: snapshot.taxResult,
    salary: snapshot.salaryInfo,
    catalogueVersion: snapshot.versions.catalogue,
  };
}

const printing = new Map<number, Promise<StoredDocument | null>>();

/**
 * The contract to be checked of a confirmed order: the stored one, else it is printed from the snapshot and stored.
 * Printing depends on nothing but the order, so that two processes that print at once print the same bytes, and one is
 * kept; within a process it is printed once for all who wait.
 * @returns null when the order is gone or not confirmed
 */
export async function provideContract(db: Database, orderId: number): Promise<StoredDocument | null> {
  const stored = await findDocumentOfKind(db, orderId, 'CONTRACT_PREVIEW');
  if (stored) return stored;
  const running = printing.get(orderId) ?? printAndStore(db, orderId).finally(() => printing.delete(orderId));
  printing.set(orderId, running);
  return running;
}

async function printAndStore(db: Database, orderId: number): Promise<StoredDocument | null> {
  const order = await findOrder(db, orderId);
  const confirmedAt = order?.row.confirmedAt;
  if (!order || !confirmedAt) return null;
  const content = await printContract(contractFacts(order, confirmedAt), confirmedAt);
  await storePreview(db, orderId, content, confirmedAt);
  return findDocumentOfKind(db, orderId, 'CONTRACT_PREVIEW');
}

// The order's row is locked first, as everywhere; an order that was deleted meanwhile gets no document.
async function storePreview(
  db: Database,
  orderId: number,
  content: Uint8Array,
  createdAt: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return;
    await insertDocument(tx, {
      orderId,
      kind: 'CONTRACT_PREVIEW',
      name: contractFileName(orderId, false),
      content,
      createdAt,
    });
  });
}
