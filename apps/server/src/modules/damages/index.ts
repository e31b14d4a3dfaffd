import { contract, type ReplyOf } from '@stromwandel/api-spec';
import { ok } from '@stromwandel/kernel';
import { OPEN_DAMAGE_STATES } from '@stromwandel/leasing';
import { and, eq, inArray, isNull, lt, ne, notInArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { leaseDamages } from '../../platform/database/schema/index.ts';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import type { Services } from '../../services.ts';
import { damageReply, findDamages } from '../leases/index.ts';
import type { OrderServices } from '../orders/index.ts';
import { changeDamage, listDamages, reportDamage, withdrawDamage } from './damage-cases.ts';
import { decideExcessAsEmployer, objectToExcess, proposeExcess, settleExcess } from './excess.ts';
import { handleDamage } from './handle-damage.ts';
import { printReport } from './print-report.ts';
import { listProviderDamages } from './provider-damages.ts';

const DAY_SECONDS = 86_400;
/** Claims lapse three years after the end of the year (§§ 195, 199 BGB). */
const KEPT_YEARS = 3;
/** Of photos of a case without a claim. */
const PHOTO_DAYS = 365;

/** Deletes cases three years after the year in which they ended. Their photos follow as unused. */
async function removeOldCases({ db, clock }: Pick<OrderServices, 'db' | 'clock'>): Promise<void> {
  const firstKept = Number(clock.today().slice(0, 4)) - KEPT_YEARS;
  await db
    .delete(leaseDamages)
    .where(
      and(
        notInArray(leaseDamages.state, [...OPEN_DAMAGE_STATES]),
        lt(leaseDamages.changedAt, new Date(`${firstKept}-01-01T00:00:00Z`)),
      ),
    );
}

/** Releases the photos of cases that ended a year ago without a claim: withdrawn, or closed without a cost. */
async function releasePhotos({ db, clock }: Pick<OrderServices, 'db' | 'clock'>): Promise<void> {
  const { state, costCents, changedAt, photos } = leaseDamages;
  const before = new Date(clock.now().getTime() - PHOTO_DAYS * DAY_SECONDS * 1000);
  const isOld = lt(changedAt, before);
  await db
    .update(leaseDamages)
    .set({ photos: [] })
    .where(and(inArray(state, ['WITHDRAWN', 'CLOSED']), isNull(costCents), isOld, ne(photos, [])));
}

/** Registers the damages of leased cars. */
export function registerDamages(app: FastifyInstance, services: Services & OrderServices): void {
  services.jobs.every('damage-retention', DAY_SECONDS, async () => {
    await removeOldCases(services);
    await releasePhotos(services);
  });
  registerEndpoint(app, contract.listDamages, ({ params, caller }) =>
    listDamages(services, caller, params.leaseId),
  );
  registerEndpoint(app, contract.reportDamage, ({ params, body, caller }) =>
    reportDamage(services, caller, params.leaseId, body),
  );
  registerEndpoint(app, contract.withdrawDamage, ({ params, caller }) =>
    withdrawDamage(services, caller, params),
  );
  registerEndpoint(app, contract.changeDamage, ({ params, body, caller }) =>
    changeDamage(services, caller, params, body),
  );
  registerEndpoint(app, contract.getDamageReport, ({ params, caller }) =>
    printReport(services, caller, params),
  );
  registerEndpoint(app, contract.listProviderDamages, async ({ query }) =>
    ok(await listProviderDamages(services, query)),
  );
  registerEndpoint(app, contract.handleDamage, ({ params, body, caller }) =>
    handleDamage(services, caller, params.damageId, body),
  );
  registerEndpoint(app, contract.proposeExcess, ({ params, body, caller }) =>
    proposeExcess(services, caller, params.damageId, body),
  );
  registerEndpoint(app, contract.decideExcess, ({ params, body, caller }) =>
    decideExcessAsEmployer(services, caller, params.damageId, body),
  );
  registerEndpoint(app, contract.objectToExcess, ({ params, body, caller }) =>
    objectToExcess(services, caller, params, body),
  );
  registerEndpoint(app, contract.settleExcess, ({ params, body, caller }) =>
    settleExcess(services, caller, params.damageId, body),
  );
}

/** The damages of a person for the export of the own data, oldest first. For the person alone. */
export async function exportDamages(
  { db, seal, clock }: Pick<OrderServices, 'db' | 'seal' | 'clock'>,
  userId: number,
): Promise<ReplyOf<'exportOwnData'>['damages']> {
  const rows = await findDamages(db, eq(leaseDamages.userId, userId));
  return rows.toReversed().map((row) => {
    const {
      nextStates: _next,
      changeable: _changeable,
      photosAddable: _addable,
      excessProposable: _proposable,
      ...damage
    } = damageReply(seal, row, clock.now());
    return { ...damage, leaseId: row.leaseId };
  });
}
