import type { ContractTexts } from '@stromwandel/contract-document';
import { germanDay } from '../../platform/clock/clock.ts';
import {
  contractFileName,
  printContract,
  printEmployerCopy,
  type ContractFacts,
} from '../contract-printing/index.ts';
import { readContractTextsNamed } from '../contract-texts/index.ts';
import type { DataSeal } from '../../platform/sealing/data-seal.ts';
import {
  type DocumentOwner,
  findOrder,
  findPreview,
  insertPreview,
  lockOrder,
  openPrivateSnapshot,
  type OrderRecord,
  type OrderServices,
  putDocument,
  type PutDocument,
  type StoredDocument,
} from '../orders/index.ts';

type Printing = Pick<OrderServices, 'db' | 'seal' | 'files'>;

/** The content of the contract: the snapshot, and the day of the order confirmation. */
function contractFacts(
  seal: DataSeal,
  order: OrderRecord,
  confirmedAt: Date,
  texts: ContractTexts,
): ContractFacts {
  const { id, snapshot } = order;
  const { salaryInfo, taxResult, later, comparison, rateAtDelivery } = openPrivateSnapshot(seal, order);
  return {
    orderId: id,
    contractDate: germanDay(confirmedAt),
    lessor: snapshot.lessor,
    employer: snapshot.employer,
    employee: { ...snapshot.person, dateOfBirth: salaryInfo.dateOfBirth },
    vehicle: snapshot.vehicle,
    colorName: snapshot.color.name,
    deliveryName: snapshot.delivery.name,
    additionalDrivers: snapshot.additionalDrivers,
    leasePackage: snapshot.leasePackage,
    taxResult,
    later,
    comparison,
    rateAtDelivery,
    salary: salaryInfo,
    catalogueVersion: snapshot.versions.catalogue,
    texts,
  };
}

/**
 * Prints the employer's copy of an order's contract for each download; it is not stored.
 * @returns null when the order is not confirmed
 */
export async function provideEmployerCopy(
  { db, seal }: Printing,
  order: OrderRecord,
): Promise<Uint8Array | null> {
  const { confirmedAt } = order.row;
  if (!confirmedAt) return null;
  const texts = await readContractTextsNamed(db, order.snapshot.versions.texts);
  return printEmployerCopy(contractFacts(seal, order, confirmedAt, texts), confirmedAt);
}

const printing = new Map<number, Promise<StoredDocument | null>>();

/**
 * The previewed contract of a confirmed order: the stored one, else printed from the snapshot and stored. Printing
 * depends only on the order, so two simultaneous processes print the same bytes and one is kept. Simultaneous
 * requests in a process share one printing.
 * @returns null when the order is deleted or not confirmed
 */
export async function provideContract(
  services: Printing,
  order: DocumentOwner,
): Promise<StoredDocument | null> {
  const stored = await findPreview(services.db, services.files, order);
  if (stored) return stored;
  const running =
    printing.get(order.id) ?? printAndStore(services, order.id).finally(() => printing.delete(order.id));
  printing.set(order.id, running);
  return running;
}

async function printAndStore(services: Printing, orderId: number): Promise<StoredDocument | null> {
  const order = await findOrder(services.db, orderId);
  const confirmedAt = order?.row.confirmedAt;
  if (!order || !confirmedAt) return null;
  const texts = await readContractTextsNamed(services.db, order.snapshot.versions.texts);
  const facts = contractFacts(services.seal, order, confirmedAt, texts);
  const content = await printContract(facts, confirmedAt);
  const put = await putDocument(services.files, order, 'CONTRACT_PREVIEW', content);
  await storePreview(services, orderId, put, confirmedAt);
  return findPreview(services.db, services.files, order);
}

// Locks the order's row first, as every transaction does; an order deleted meanwhile gets no document.
async function storePreview(
  { db, files }: Printing,
  orderId: number,
  put: PutDocument,
  createdAt: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return;
    await insertPreview(tx, files, order, { name: contractFileName(orderId, false), put, createdAt });
  });
}

/** Prints the contract of a newly confirmed order. Does nothing when it exists or the order was deleted. */
export async function printConfirmedOrder(services: Printing, orderId: number): Promise<void> {
  const order = await findOrder(services.db, orderId);
  if (order) await provideContract(services, order);
}
