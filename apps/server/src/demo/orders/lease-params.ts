import { contract } from '@stromwandel/api-spec';
import type { DemoColleague } from './demo-colleagues.ts';
import { DemoRefusal, type DemoHands } from './demo-hands.ts';

/** An order of the demo world and whose it is. */
interface LeaseScene {
  readonly hands: DemoHands;
  readonly owner: DemoColleague;
  readonly orderId: number;
}

/** The lease of an order, as its owner reads it. */
export async function leaseParams(scene: LeaseScene) {
  const leases = await scene.hands.call(scene.owner.email, contract.listOwnLeases, {});
  const lease = leases.find(({ orderId }) => orderId === scene.orderId);
  if (!lease) throw new DemoRefusal(`order ${scene.orderId} has no lease`);
  return { leaseId: String(lease.id) };
}
