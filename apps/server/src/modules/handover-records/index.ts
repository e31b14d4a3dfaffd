import { contract, type ReplyOf } from '@stromwandel/api-spec';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import type { Services } from '../../services.ts';
import type { OrderCommandServices, OrderServices } from '../orders/index.ts';
import { concludeLeaseRecord, paperConclusion, readRecord } from './conclude-record.ts';
import { readPhoto, storePhoto } from './lease-photos.ts';
import { printRecord } from './print-record.ts';
import { findRecordDocument, readLeaseDocument } from './record-documents.ts';
import { conclusionOf } from './record-replies.ts';
import { findNewest, findOfPerson, openContent } from './record-store.ts';
import { removeOldDrafts } from './remove-old-drafts.ts';
import { saveRecordPart } from './save-part.ts';

export { concludeLeaseRecord, paperConclusion, readRecord } from './conclude-record.ts';
export { deleteUnused, photosOfRecords, readPhoto, receivedPhotos, storePhoto } from './lease-photos.ts';
export { PHOTO_PX, printedPhotos } from './printed-photos.ts';
export { findRecordSince, insertDocument, putDocument, readDocumentOf } from './record-documents.ts';
export { lastConclusion } from './record-store.ts';
export { saveRecordPart } from './save-part.ts';

const DAY_SECONDS = 86_400;

/** Registers the records of a car's handover and return, which the driver or the provider fills in. */
export function registerHandoverRecords(
  app: FastifyInstance,
  services: Services & OrderCommandServices,
): void {
  registerEndpoint(app, contract.getLeaseRecord, ({ params, caller }) =>
    readRecord(services, caller, params),
  );
  registerEndpoint(app, contract.saveRecordPart, ({ params, body, caller }) =>
    saveRecordPart(services, caller, params, body),
  );
  registerEndpoint(app, contract.concludeRecord, ({ params, body, caller }) =>
    concludeLeaseRecord(services, caller, params, body),
  );
  registerEndpoint(app, contract.concludePaperRecord, ({ params, body, caller }) =>
    concludeLeaseRecord(services, caller, params, paperConclusion(body)),
  );
  registerEndpoint(app, contract.uploadLeasePhoto, ({ params, query, upload, caller }) =>
    storePhoto(services, caller, params.leaseId, query.clientId, upload),
  );
  registerEndpoint(app, contract.getLeasePhoto, ({ params, caller }) =>
    readPhoto(services, caller, params.leaseId, params.photo),
  );
  registerEndpoint(app, contract.getLeaseDocument, ({ params, caller }) =>
    readLeaseDocument(services, caller, params.leaseId, params.documentId),
  );
  services.outbox.handle('PRINT_RECORD', (wanted) => printRecord(services, wanted));
  services.jobs.every('handover-drafts', DAY_SECONDS, () => removeOldDrafts(services));
}

/** Remarks and defects of the handover's record, with their order. For the driver, or after the reading was recorded. */
export async function handoverRemarks(
  { db, seal }: Pick<OrderServices, 'db' | 'seal'>,
  leaseId: number,
): Promise<string[]> {
  const row = await findNewest(db, leaseId, 'HANDOVER');
  if (row?.outcome !== 'ACCEPTED') return [];
  const { remarks, paper } = openContent(seal, row);
  return [...(remarks ?? []).map(({ text }) => text), ...(paper?.defects ? [paper.defects] : [])];
}

/** The records of a person for the export of the own data, oldest first. For the person alone. */
export async function exportRecords(
  { db, seal }: Pick<OrderServices, 'db' | 'seal'>,
  userId: number,
): Promise<ReplyOf<'exportOwnData'>['handoverRecords']> {
  const records = [];
  for (const row of await findOfPerson(db, userId)) {
    const content = openContent(seal, row);
    const { signatures: _signatures, ...parts } = content;
    const document = await findRecordDocument(db, row);
    records.push({
      leaseId: row.leaseId,
      kind: row.kind,
      ...parts,
      concluded: conclusionOf(row, content, document),
    });
  }
  return records;
}
