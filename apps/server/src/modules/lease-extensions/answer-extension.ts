import { toEuro, type CallOf } from '@stromwandel/api-spec';
import { ok, refuse, type Result } from '@stromwandel/kernel';
import { decideExtension, extensionStateAfter } from '@stromwandel/leasing';
import { refusalFigures } from '@stromwandel/pricing';
import { eq } from 'drizzle-orm';
import { leaseExtensions } from '../../platform/database/schema/index.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { Caller } from '../../platform/scope/caller.ts';
import { NOT_FOUND, sealNetRates, type ExtensionRow } from '../leases/index.ts';
import { employerAmounts, lockPerson, type OrderServices } from '../orders/index.ts';
import {
  asExtension,
  asProblem,
  extensionsOf,
  lockOwn,
  recordExtensionEvent,
  type NamedExtension,
} from './extension-events.ts';
import { mailExtension } from './extension-mails.ts';
import { contextOf, limitOf, openPricing } from './judge-extension.ts';

type Pricing = Awaited<ReturnType<typeof openPricing>>;

/** What an acceptance freezes: the amounts of the employer's figures, and both net rates. */
function acceptedAmounts(
  { seal }: Pick<OrderServices, 'seal'>,
  row: ExtensionRow,
  { price }: Pricing,
): Result<Partial<ExtensionRow>, Refusal> {
  const [before, after] = [price(row.packageBefore), price(row.packageAfter)];
  if (!before.ok) return refuse({ code: 'PRICE_NOT_AVAILABLE', params: refusalFigures(before.error) });
  if (!after.ok) return refuse({ code: 'PRICE_NOT_AVAILABLE', params: refusalFigures(after.error) });
  const netRates = {
    beforeEur: toEuro(before.value.comparison.userPrice),
    afterEur: toEuro(after.value.comparison.userPrice),
  };
  return ok({
    ...employerAmounts(row.packageAfter, after.value.taxResult, after.value.comparison.employer),
    netRates: sealNetRates(seal, row, netRates, 'lease_extensions'),
  });
}

/** Accepts or declines an offer of the own lease. An acceptance asks the employer; before the signature it can be taken back. */
export function answerExtension(
  services: OrderServices,
  caller: Caller,
  { leaseId, extensionId }: NamedExtension,
  { answer }: CallOf<'answerExtension'>['body'],
): Promise<Result<undefined, Refusal>> {
  const { clock } = services;
  return services.db.transaction(async (tx): Promise<Result<undefined, Refusal>> => {
    const lease = await lockOwn(tx, caller, leaseId);
    if (!lease.ok) return lease;
    const record = lease.value;
    const rows = await extensionsOf(tx, leaseId);
    const row = rows.find(({ id }) => id === extensionId);
    if (!row) return refuse(NOT_FOUND);
    // Of two cars of a person that change at the same moment, the second sees the first.
    await lockPerson(tx, record.userId);
    const isPriced = answer === 'ACCEPT' && row.state === 'OFFERED';
    const pricing = isPriced ? await openPricing(services, tx, record, row) : null;
    const today = clock.today();
    const limit = pricing && (await limitOf(tx, record, pricing, row, today));
    const context = contextOf(record, row, rows, { today, limit });
    const decision = decideExtension({ type: answer }, asExtension(row), ['EMPLOYEE'], context);
    if (!decision.ok) return refuse(asProblem(decision.error, limit));
    const [event] = decision.value;
    if (!event) return ok(undefined);
    const amounts = pricing ? acceptedAmounts(services, row, pricing) : ok({});
    if (!amounts.ok) return amounts;
    await tx
      .update(leaseExtensions)
      .set({ ...amounts.value, state: extensionStateAfter(event), answeredAt: clock.now() })
      .where(eq(leaseExtensions.id, extensionId));
    const employee = { id: caller.userId, role: 'EMPLOYEE' as const };
    await recordExtensionEvent(tx, services, record, employee, event, row);
    if (answer === 'ACCEPT') {
      await mailExtension(tx, services, record, ['EMPLOYER'], row, (facts) => ({
        kind: 'EXTENSION_REVIEW',
        ...facts,
      }));
    } else {
      await mailExtension(tx, services, record, ['PROVIDER'], row, (facts) => ({
        kind: 'EXTENSION_REFUSED',
        by: 'EMPLOYEE',
        ...facts,
      }));
    }
    return ok(undefined);
  });
}
