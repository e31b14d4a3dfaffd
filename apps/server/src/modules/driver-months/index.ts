import { contract, type ReplyOf } from '@stromwandel/api-spec';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { commuteMethods, orderCharging } from '../../platform/database/schema/index.ts';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import type { Services } from '../../services.ts';
import type { OrderServices } from '../orders/index.ts';
import { findCharging } from '../salary-data/index.ts';
import { exportedCharging } from './charging-replies.ts';
import { chooseMethod, readComparison } from './commute-method.ts';
import { mailDriverMonths, removeOldMonths } from './month-mails.ts';
import { readMonth, reportMonth } from './report-month.ts';

const DAY_SECONDS = 86_400;

/** Registers the driver's months: trips to work, and electricity charged at home. */
export function registerDriverMonths(app: FastifyInstance, services: Services): void {
  services.jobs.every('driver-months', DAY_SECONDS, async () => {
    await mailDriverMonths(services);
    await removeOldMonths(services);
  });
  registerEndpoint(app, contract.getDriverMonth, ({ caller, params }) => readMonth(services, caller, params));
  registerEndpoint(app, contract.reportDriverMonth, ({ caller, params, body }) =>
    reportMonth(services, caller, params, body),
  );
  registerEndpoint(app, contract.getCommuteComparison, ({ caller, query }) =>
    readComparison(services, caller, query.year),
  );
  registerEndpoint(app, contract.chooseCommuteMethod, ({ caller, body }) =>
    chooseMethod(services, caller, body),
  );
}

/** The electricity that a person reported, oldest first. For the person alone. */
export async function exportCharging(
  { db, seal }: Pick<OrderServices, 'db' | 'seal'>,
  userId: number,
): Promise<ReplyOf<'exportOwnData'>['homeCharging']> {
  const rows = await db
    .selectDistinct({ orderId: orderCharging.orderId })
    .from(orderCharging)
    .where(eq(orderCharging.userId, userId));
  const orderIds = rows.map(({ orderId }) => orderId);
  return exportedCharging(await findCharging(db, seal, orderIds));
}

/** The methods of the way to work that a person chose, the earliest year first. For the person alone. */
export async function exportMethods(
  { db }: Pick<OrderServices, 'db'>,
  userId: number,
): Promise<ReplyOf<'exportOwnData'>['commuteMethods']> {
  const rows = await db
    .select()
    .from(commuteMethods)
    .where(eq(commuteMethods.userId, userId))
    .orderBy(commuteMethods.year);
  return rows.map(({ year, valuation, chosenAt }) => ({
    year,
    method: valuation,
    chosenAt: chosenAt.toISOString(),
  }));
}
