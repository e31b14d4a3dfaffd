import { addMonths } from '@stromwandel/kernel';
import { decideFine, FINE_KEPT_MONTHS, fineRemindedSince } from '@stromwandel/leasing';
import { and, asc, eq, gte, isNull, lt, lte, or } from 'drizzle-orm';
import { leaseFines } from '../../platform/database/schema/index.ts';
import { lockLease } from '../leases/index.ts';
import type { OrderServices } from '../orders/index.ts';
import { recordFineEvent } from './fine-access.ts';
import { mailFine } from './fine-mails.ts';
import { fineFacts, findFines } from './fine-store.ts';

const DAY_MS = 86_400_000;

/** Reminds the driver of a letter, or ends the days of the answer. */
async function passOne(services: OrderServices, { id, leaseId }: { id: number; leaseId: number }) {
  const { db, seal, clock } = services;
  const today = clock.today();
  await db.transaction(async (tx) => {
    const record = await lockLease(tx, leaseId);
    const [row] = await findFines(tx, eq(leaseFines.id, id));
    if (!record || !row) return;
    const decision = decideFine({ type: 'EXPIRE' }, fineFacts(seal, row), 'SYSTEM', today);
    if (decision.ok && decision.value !== null) {
      const { state } = decision.value;
      await tx.update(leaseFines).set({ state, answeredAt: clock.now() }).where(eq(leaseFines.id, id));
      await recordFineEvent(tx, services, record, { by: null, holder: row.holder, action: 'FINE_ANSWERED' });
    } else if (row.state === 'OPEN' && !row.reminded) {
      await tx.update(leaseFines).set({ reminded: true }).where(eq(leaseFines.id, id));
      await mailFine(tx, services, record, row, 'FINE_REMINDER');
    }
  });
}

/** Reminds drivers after seven days, and ends the days of their answers. Safe in several processes at once. */
export async function watchFines(services: OrderServices): Promise<void> {
  const today = services.clock.today();
  const { id, leaseId, state, arrivedOn, answerUntil, reminded } = leaseFines;
  const isDue = or(
    lt(answerUntil, today),
    and(eq(reminded, false), gte(answerUntil, today), lte(arrivedOn, fineRemindedSince(today))),
  );
  const due = await services.db
    .select({ id, leaseId })
    .from(leaseFines)
    .where(and(eq(state, 'OPEN'), isDue))
    .orderBy(asc(id));
  for (const one of due) await passOne(services, one);
}

/** Deletes cases three months after they were closed, and those whose letter was not sent within a day. */
export async function removeOldFines({ db, clock }: Pick<OrderServices, 'db' | 'clock'>): Promise<void> {
  const { state, closedAt, enteredAt, fileId } = leaseFines;
  const closedBefore = new Date(`${addMonths(clock.today(), -FINE_KEPT_MONTHS)}T00:00:00Z`);
  const enteredBefore = new Date(clock.now().getTime() - DAY_MS);
  await db
    .delete(leaseFines)
    .where(
      or(
        and(eq(state, 'CLOSED'), lt(closedAt, closedBefore)),
        and(isNull(fileId), lt(enteredAt, enteredBefore)),
      ),
    );
}
