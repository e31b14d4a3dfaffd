import { contract, type ReplyOf } from '@stromwandel/api-spec';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import type { Services } from '../../services.ts';
import type { OrderCommandServices, OrderServices } from '../orders/index.ts';
import { concludeLeaseRecord, readRecord } from './conclude-record.ts';
import { readPhoto, storePhoto } from './lease-photos.ts';
import { conclusionOf } from './record-replies.ts';
import { findOfPerson, openContent } from './record-store.ts';
import { removeOldDrafts } from './remove-old-drafts.ts';
import { saveRecordPart } from './save-part.ts';

const DAY_SECONDS = 86_400;

/** Registers the record of a car's handover, which the driver or the provider fills in. */
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
  registerEndpoint(app, contract.uploadLeasePhoto, ({ params, query, upload, caller }) =>
    storePhoto(services, caller, params.leaseId, query.clientId, upload),
  );
  registerEndpoint(app, contract.getLeasePhoto, ({ params, caller }) =>
    readPhoto(services, caller, params.leaseId, params.photo),
  );
  services.jobs.every('handover-drafts', DAY_SECONDS, () => removeOldDrafts(services));
}

/** The records of a person for the export of the own data, oldest first. For the person alone. */
export async function exportRecords(
  { db, seal }: Pick<OrderServices, 'db' | 'seal'>,
  userId: number,
): Promise<ReplyOf<'exportOwnData'>['handoverRecords']> {
  return (await findOfPerson(db, userId)).map((row) => {
    const { signatures, ...parts } = openContent(seal, row);
    return { leaseId: row.leaseId, ...parts, concluded: conclusionOf(row, { ...parts, signatures }) };
  });
}
