import { contract, type ReplyOf } from '@stromwandel/api-spec';
import { ok, refuse } from '@stromwandel/kernel';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { leasePackageChanges, leases } from '../../platform/database/schema/index.ts';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import type { Caller } from '../../platform/scope/caller.ts';
import type { Services } from '../../services.ts';
import {
  findLeases,
  findPackageChanges,
  leaseVehicle,
  ownPackageChange,
  packageChangeReply,
} from '../leases/index.ts';
import type { OrderServices } from '../orders/index.ts';
import { readAnnex, signChange } from './annex.ts';
import { mailEffectiveChanges } from './change-mails.ts';
import { approvalObstacle } from './approval-obstacle.ts';
import { cancelChange, decideChange, requestChange } from './change-package.ts';
import { readPackageOptions } from './package-options.ts';

export { approvalObstacle } from './approval-obstacle.ts';
export { conversionNotAllowed, limitReply } from './judge-change.ts';
export { openPackagePricing } from './price-packages.ts';
export { isPartyTo, signAnnex } from './sign-annex.ts';

const DAY_SECONDS = 86_400;

/** The changes of an employer's running leases that wait for its decision, the longest wait first. */
async function listWaiting(
  { db }: Pick<OrderServices, 'db'>,
  caller: Caller,
  tenantId: number,
): Promise<ReplyOf<'listPackageChanges'>> {
  const rows = await db
    .select({ change: leasePackageChanges })
    .from(leasePackageChanges)
    .innerJoin(leases, eq(leases.id, leasePackageChanges.leaseId))
    .where(
      and(
        eq(leasePackageChanges.tenantId, tenantId),
        eq(leasePackageChanges.state, 'REVIEW'),
        eq(leases.state, 'ACTIVE'),
      ),
    )
    .orderBy(asc(leasePackageChanges.id));
  const leaseIds = rows.map(({ change }) => change.leaseId);
  const records = await findLeases(db, inArray(leases.id, leaseIds));
  const waiting = [];
  for (const { change } of rows) {
    const record = records.find(({ id }) => id === change.leaseId);
    if (!record) continue;
    const { firstName, lastName } = record.order.snapshot.person;
    const obstacle = await approvalObstacle(db, caller, change);
    waiting.push({
      leaseId: record.id,
      employee: { firstName, lastName },
      vehicle: leaseVehicle(record),
      plate: record.row.plate,
      change: packageChangeReply(change, record),
      approvedOnce: change.firstApprovalBy !== null,
      mayApprove: obstacle === null || obstacle === 'FIRST',
    });
  }
  return waiting;
}

/** Registers the change of the package of a running lease. */
export function registerPackageChanges(app: FastifyInstance, services: Services & OrderServices): void {
  services.jobs.every('package-change-mails', DAY_SECONDS, () => mailEffectiveChanges(services));
  registerEndpoint(app, contract.getPackageOptions, ({ params, caller }) =>
    readPackageOptions(services, caller, params.leaseId),
  );
  registerEndpoint(app, contract.requestPackageChange, ({ params, body, caller }) =>
    requestChange(services, caller, params.leaseId, body.packageId),
  );
  registerEndpoint(app, contract.cancelPackageChange, ({ params, caller }) =>
    cancelChange(services, caller, params),
  );
  registerEndpoint(app, contract.signPackageChange, ({ params, body, caller }) =>
    signChange(services, caller, params, body.signature),
  );
  registerEndpoint(app, contract.decidePackageChange, ({ params, body, caller }) =>
    decideChange(services, caller, params, body),
  );
  registerEndpoint(app, contract.getPackageAnnex, ({ params, caller }) =>
    readAnnex(services, caller, params),
  );
  registerEndpoint(app, contract.listPackageChanges, async ({ caller }) =>
    caller.tenantId === null
      ? refuse({ code: 'FORBIDDEN' })
      : ok(await listWaiting(services, caller, caller.tenantId)),
  );
}

/** The changes of a person for the export of the own data, oldest first. For the person alone. */
export async function exportPackageChanges(
  { db, seal }: Pick<OrderServices, 'db' | 'seal'>,
  userId: number,
): Promise<ReplyOf<'exportOwnData'>['packageChanges']> {
  const records = await findLeases(db, eq(leases.userId, userId));
  const rows = await findPackageChanges(db, eq(leasePackageChanges.userId, userId));
  return rows.toReversed().flatMap((row) => {
    const record = records.find(({ id }) => id === row.leaseId);
    return record ? [{ leaseId: row.leaseId, ...ownPackageChange(seal, row, record) }] : [];
  });
}
