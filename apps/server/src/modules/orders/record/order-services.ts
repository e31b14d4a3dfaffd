import type { Services } from '../../../services.ts';
import type { OrderReaction } from './order-reaction.ts';

/** Services for reading orders. */
export type OrderServices = Pick<Services, 'db' | 'clock' | 'configuration' | 'seal' | 'files'>;

/** Services for changing orders: those for reading, and those that the reactions need. */
export interface OrderCommandServices extends OrderServices {
  readonly reactions: readonly OrderReaction[];
}
