import { createHash } from 'node:crypto';
import { calendarDate, ok, refuse } from '@stromwandel/kernel';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../../database/database.ts';
import { orderDocuments, orders, orderSteps, userSteps } from '../../../database/schema/index.ts';
import type { TestApp, TestPerson } from '../../../testing/create-test-app.ts';
import { smallPdf } from '../../../sandbox/testing/small-pdf.ts';
import { STEP_TYPES } from '../verification-dependencies.ts';
import type { CheckedStep, VerificationOrders } from '../verification-orders.ts';

const PERSON = { givenName: 'Alex', familyName: 'Muster', birthDate: calendarDate('1990-05-14') };

async function lockOrder(tx: Transaction, orderId: number) {
  const [row] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
  return row;
}

async function isWaiting(tx: Transaction, stepId: number): Promise<boolean> {
  const log = await tx.select().from(userSteps).where(eq(userSteps.stepId, stepId));
  return log.length > 0 && log.every(({ status }) => status === null);
}

/** Orders reduced to what verification sees of them, straight on the tables. */
export function tableOrders(now: () => Date): VerificationOrders {
  const step = (orderId: number, stepId: number, userId: number): CheckedStep => ({
    orderId,
    stepId,
    userId,
    person: PERSON,
    locale: 'de',
  });
  return {
    async lockStepForCheck(tx, { orderId, stepId, userId }, product) {
      const order = await lockOrder(tx, orderId);
      if (order?.userId !== userId) return refuse('NOT_FOUND');
      const [found] = await tx.select().from(orderSteps).where(eq(orderSteps.id, stepId));
      if (found?.stepType !== STEP_TYPES[product] || found.orderId !== orderId) return refuse('NOT_FOUND');
      if (order.endedAt !== null) return refuse('ORDER_ENDED');
      if (!(await isWaiting(tx, stepId))) return refuse('STEP_NOT_CURRENT');
      return ok(step(orderId, stepId, userId));
    },
    async lockStepForResult(tx, { orderId, stepId }) {
      const order = await lockOrder(tx, orderId);
      if (order === undefined || order.endedAt !== null || !(await isWaiting(tx, stepId))) return null;
      return step(orderId, stepId, order.userId);
    },
    async findPreviewedContract(db, orderId) {
      const [document] = await db
        .select()
        .from(orderDocuments)
        .where(and(eq(orderDocuments.orderId, orderId), eq(orderDocuments.kind, 'CONTRACT_PREVIEW')));
      return document === undefined ? null : { filename: document.name, content: document.content };
    },
    async recordSignature(tx, { orderId, stepId }, content) {
      await tx.insert(orderDocuments).values({
        orderId,
        kind: 'CONTRACT_SIGNED',
        name: 'Signed',
        sha256: createHash('sha256').update(content).digest('hex'),
        content: Buffer.from(content),
        createdAt: now(),
      });
      await tx.insert(userSteps).values({ orderId, stepId, status: 'ACCEPTED', modified: now() });
    },
    async endAsContractChanged(tx, { orderId }) {
      await tx
        .update(orders)
        .set({ endedAt: now(), endReason: 'CONTRACT_CHANGED' })
        .where(eq(orders.id, orderId));
    },
  };
}

/** An order of a person that waits at the check of the given kind, with a previewed contract. */
export async function waitingOrder(
  { db, clock }: Pick<TestApp, 'db' | 'clock'>,
  person: TestPerson,
  stepType: 'NECT_DRIVERS_LICENCE' | 'NECT_SIGN',
): Promise<{ readonly orderId: number; readonly stepId: number }> {
  const [order] = await db
    .insert(orders)
    .values({
      tenantId: person.tenantId ?? 0,
      userId: person.userId,
      createdAt: clock.now(),
      idempotencyKey: `${person.userId}-${stepType}-${Math.trunc(performance.now() * 1000)}`,
      vehicleId: 1,
      leasePackageId: 1,
      snapshot: {},
    })
    .returning();
  if (order === undefined) throw new Error('The order was not stored');
  const actor = {
    adminVisible: true,
    adminEnabled: false,
    tenantAdminVisible: true,
    tenantAdminEnabled: false,
  };
  const [step] = await db
    .insert(orderSteps)
    .values({
      orderId: order.id,
      stepType,
      stepName: stepType,
      orderNumber: 1,
      final: false,
      userEnabled: true,
      userVisible: true,
      ...actor,
    })
    .returning();
  if (step === undefined) throw new Error('The step was not stored');
  await db.insert(userSteps).values({ orderId: order.id, stepId: step.id, modified: clock.now() });
  const content = smallPdf();
  await db.insert(orderDocuments).values({
    orderId: order.id,
    kind: 'CONTRACT_PREVIEW',
    name: 'Vertrag.pdf',
    sha256: createHash('sha256').update(content).digest('hex'),
    content,
    createdAt: clock.now(),
  });
  return { orderId: order.id, stepId: step.id };
}
