import { contract, type ReplyOf } from '@stromwandel/api-spec';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { leaseFines, leases } from '../../platform/database/schema/index.ts';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import type { Services } from '../../services.ts';
import { findLeases } from '../leases/index.ts';
import type { OrderServices } from '../orders/index.ts';
import { addFine } from './add-fine.ts';
import { answerFine, getFine, leadFine, listFines, listOwnFines } from './fine-cases.ts';
import { removeOldFines, watchFines } from './fine-deadlines.ts';
import { printReply, readLetter, storeLetter } from './fine-letter.ts';
import { findFines, ownFine } from './fine-store.ts';

export { FINE_FEE_SETTING, readFineFee } from './fine-fee.ts';
export { findLateFines, type LateFine } from './fine-store.ts';

const HOUR_SECONDS = 3_600;

/** Registers the letters of authorities about leased cars. */
export function registerFines(app: FastifyInstance, services: Services & OrderServices): void {
  services.jobs.every('fine-deadlines', HOUR_SECONDS, async () => {
    await watchFines(services);
    await removeOldFines(services);
  });
  registerEndpoint(app, contract.listFines, ({ query, caller }) => listFines(services, caller, query));
  registerEndpoint(app, contract.addFine, ({ body, caller }) => addFine(services, caller, body));
  registerEndpoint(app, contract.getFine, ({ params, caller }) => getFine(services, caller, params.fineId));
  registerEndpoint(app, contract.leadFine, ({ params, body, caller }) =>
    leadFine(services, caller, params.fineId, body),
  );
  registerEndpoint(app, contract.uploadFineLetter, ({ params, caller, upload, request }) =>
    storeLetter(services, caller, params.fineId, {
      mediaType: request.headers['content-type'],
      content: upload,
    }),
  );
  registerEndpoint(app, contract.getFineLetter, ({ params, caller }) =>
    readLetter(services, caller, params.fineId),
  );
  registerEndpoint(app, contract.getFineReply, ({ params, caller }) =>
    printReply(services, caller, params.fineId),
  );
  registerEndpoint(app, contract.listOwnFines, ({ params, caller }) =>
    listOwnFines(services, caller, params.leaseId),
  );
  registerEndpoint(app, contract.answerFine, ({ params, body, caller }) =>
    answerFine(services, caller, params, body),
  );
}

/** The letters about a person's cars for the export of the own data, oldest first. For the person alone. */
export async function exportFines(
  { db, seal, clock }: Pick<OrderServices, 'db' | 'seal' | 'clock'>,
  userId: number,
): Promise<ReplyOf<'exportOwnData'>['fines']> {
  const rows = await findFines(db, and(eq(leaseFines.userId, userId), isNotNull(leaseFines.fileId)));
  if (rows.length === 0) return [];
  const records = await findLeases(db, eq(leases.userId, userId));
  const fines = rows.toReversed().map(async (row) => {
    const record = records.find(({ id }) => id === row.leaseId);
    if (!record) return [];
    const own = await ownFine(db, seal, record, row, clock.today());
    const { daysLeft: _left, answerable: _answerable, drivers: _drivers, ...fine } = own;
    return [fine];
  });
  return (await Promise.all(fines)).flat();
}
