import {
  contractModel,
  employerCopy,
  exampleContractInput,
  handoverRecord,
  withdrawalReceipt,
  type ContractTexts,
  type HandoverRecordInput,
  type WithdrawalReceiptInput,
} from '@stromwandel/contract-document';
import { contractInputFrom, type ContractFacts } from './contract-input-from.ts';
import { contractLessor, type Lessor } from './lessor.ts';
import { createPrintingThread, type PrintJob } from './printing-thread.ts';

export type { ContractFacts } from './contract-input-from.ts';
export { contractLessor, DEFAULT_LESSOR, LESSOR_SETTING, readLessor, type Lessor } from './lessor.ts';
export { printedDay, printedTime } from './printed-time.ts';

const thread = createPrintingThread();

/** Prints any document as a PDF in the printing thread. The same job returns the same bytes. */
export function printDocument(job: PrintJob): Promise<Uint8Array> {
  return thread.print(job);
}

/**
 * Prints an order's contract as a PDF in a separate thread. The same facts and instant return the same bytes.
 * @param createdAt instant of the document, written into its properties
 */
export async function printContract(facts: ContractFacts, createdAt: Date): Promise<Uint8Array> {
  return thread.print({
    model: contractModel(contractInputFrom(facts), facts.texts),
    createdAt: createdAt.toISOString(),
    documentId: `order-${facts.orderId}-contract`,
  });
}

/** Prints the copy of a contract for the employer: without the employee's salary and tax data. */
export async function printEmployerCopy(facts: ContractFacts, createdAt: Date): Promise<Uint8Array> {
  return thread.print({
    model: employerCopy(contractInputFrom(facts), facts.texts),
    createdAt: createdAt.toISOString(),
    documentId: `order-${facts.orderId}-employer-copy`,
  });
}

// The fictitious order was never created, but its document needs a day.
const EXAMPLE_CREATED_AT = '2026-11-20T09:00:00.000Z';

/** Prints the contract of a fictitious order, for previewing texts. Only the lessor is real. */
export async function printExampleContract(
  texts: ContractTexts,
  circumstances: Parameters<typeof exampleContractInput>[0],
  lessor: Lessor,
): Promise<Uint8Array> {
  return thread.print({
    model: contractModel(exampleContractInput(circumstances, contractLessor(lessor)), texts),
    createdAt: EXAMPLE_CREATED_AT,
    documentId: `example-contract-${texts.version}-${circumstances}`,
  });
}

/**
 * Prints the receipt of a withdrawal as a PDF. The same facts and instant return the same bytes.
 * @param receivedAt when the withdrawal arrived, written into the properties of the document
 */
export async function printWithdrawalReceipt(
  { lessor, ...facts }: Omit<WithdrawalReceiptInput, 'lessor'> & { readonly lessor: Lessor },
  receivedAt: Date,
): Promise<Uint8Array> {
  return thread.print({
    model: withdrawalReceipt({ ...facts, lessor: contractLessor(lessor).name }),
    createdAt: receivedAt.toISOString(),
    documentId: `order-${facts.contractNumber}-withdrawal${facts.english ? '-en' : ''}`,
  });
}

/**
 * Prints the record of a handover as a PDF. The same facts, instant and identity return the same bytes.
 * @param concludedAt written into the properties of the document
 */
export async function printHandoverRecord(
  facts: HandoverRecordInput,
  concludedAt: Date,
  documentId: string,
): Promise<Uint8Array> {
  return thread.print({
    model: handoverRecord(facts),
    createdAt: concludedAt.toISOString(),
    documentId,
    subject: 'Übergabe eines Elektrofahrzeugs',
  });
}

/** The contract's file name among an order's documents. */
export function contractFileName(orderId: number, signed: boolean): string {
  return `Überlassungsvertrag ${orderId}${signed ? ' (unterschrieben)' : ''}.pdf`;
}
