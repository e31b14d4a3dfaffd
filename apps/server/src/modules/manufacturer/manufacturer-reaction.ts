import { currentStep, withStatus } from '@stromwandel/ordering';
import { mailDay } from '../../adapters/mail/mail-dates.ts';
import type { Mail } from '../../adapters/mail/mail.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Services } from '../../services.ts';
import { type OrderChange, type OrderReaction, vehicleName } from '../orders/index.ts';
import { confirmUntil, createManufacturerLink } from './manufacturer-link-store.ts';
import { manufacturerFacts, manufacturerRecipient, orderedCar } from './manufacturer-mail.ts';

function isOrdered({ state }: OrderChange['before']): boolean {
  return currentStep(withStatus(state.steps, state.userSteps))?.stepType === 'LEASING_ACTIVE';
}

/** The mail that orders the car, with a new one-time link, or the one that cancels an ordered car. */
async function mailToManufacturer(
  tx: Transaction,
  services: Pick<Services, 'configuration'>,
  { before: order, event, now }: OrderChange,
): Promise<Mail | null> {
  if (event.type === 'ORDER_ENDED' && isOrdered(order)) {
    const content = {
      kind: 'MANUFACTURER_CANCELLATION',
      orderId: order.id,
      vehicle: vehicleName(order.snapshot),
    } as const;
    return { to: await manufacturerRecipient(tx, services, order.snapshot), content };
  }
  if (event.type !== 'STEP_STARTED' || event.stepType !== 'LEASING_ACTIVE') return null;
  const code = await createManufacturerLink(tx, order.id, now);
  return {
    to: await manufacturerRecipient(tx, services, order.snapshot),
    content: {
      kind: 'MANUFACTURER_ORDER',
      ...manufacturerFacts(services, order, code),
      color: order.snapshot.color.name,
      car: orderedCar(order.snapshot),
      confirmUntil: mailDay(confirmUntil({ createdAt: now }), 'de'),
    },
  };
}

/** Orders the car from the manufacturer after the provider's approval, and cancels it when the order ends. */
export function manufacturerReaction(services: Pick<Services, 'configuration'>): OrderReaction {
  return {
    name: 'manufacturer',
    phase: 'after-save',
    async react(tx, change) {
      const mail = await mailToManufacturer(tx, services, change);
      return mail ? [{ kind: 'MAIL', mail }] : [];
    },
  };
}
