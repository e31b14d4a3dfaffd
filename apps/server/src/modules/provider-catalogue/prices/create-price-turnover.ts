import type { CalendarDate } from '@stromwandel/kernel';
import { recordAuditEvent } from '../../../platform/audit/record-audit-event.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { runAsSystem } from '../../../platform/scope/scope.ts';
import { lockCatalogue } from '../car-store.ts';
import type { CatalogueServices } from '../record-car.ts';
import { isPriceDue, moveDuePrices } from './price-store.ts';

/** Moves the prices that count by today into their cars and records each. */
export async function movePrices(
  tx: Transaction,
  { clock }: Pick<CatalogueServices, 'clock'>,
): Promise<void> {
  for (const { id, reference } of await moveDuePrices(tx, clock.today())) {
    await recordAuditEvent(tx, {
      at: clock.now(),
      actorId: null,
      actorRole: 'SYSTEM',
      tenantId: null,
      action: 'CAR_PRICE_CHANGED',
      record: 'vehicle',
      recordId: id,
      details: { reference },
    });
  }
}

async function turnOver(services: CatalogueServices, day: CalendarDate): Promise<void> {
  if (!(await isPriceDue(services.db, day))) return;
  await services.db.transaction(async (tx) => {
    await lockCatalogue(tx);
    await movePrices(tx, services);
  });
}

/**
 * Activates scheduled prices on their first day: calls wait until the cars have the prices of the present German day.
 * Once a process has done this, further calls that day cost nothing.
 */
export function createPriceTurnover(services: CatalogueServices): () => Promise<void> {
  let latest: { readonly day: CalendarDate; readonly done: Promise<void> } | null = null;
  return () => {
    const day = services.clock.today();
    if (latest?.day === day) return latest.done;
    const done = runAsSystem(() => turnOver(services, day));
    const own = { day, done };
    latest = own;
    // A failed update is retried by the next call.
    done.catch(() => {
      if (latest === own) latest = null;
    });
    return done;
  };
}
