import type { Services } from '../../../services.ts';
import type { OrderReaction } from './order-reaction.ts';

/** What reading orders needs. */
export type OrderServices = Pick<Services, 'db' | 'clock' | 'configuration' | 'seal'>;

/** What changing orders needs: the services of reading, and everything that follows from events. */
export interface OrderCommandServices extends OrderServices {
  readonly reactions: readonly OrderReaction[];
}
