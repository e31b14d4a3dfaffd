import type { Services } from '../../services.ts';

/** What the use cases of orders work with. */
export type OrdersServices = Pick<Services, 'db' | 'clock' | 'configuration' | 'seal'>;
