import type { FastifyInstance } from 'fastify';
import type { SimulateVerification } from './modules/verification/index.ts';
import type { Clock } from './platform/clock/clock.ts';
import type { Services } from './services.ts';

/** What demo mode adds to the server. Production builds the app without it. */
export interface DemoParts {
  /** Simulates the verification provider while none is configured. */
  readonly simulateVerification: SimulateVerification;
  /** Development mailbox and movable clock. */
  registerDevTools(app: FastifyInstance, services: Services, clock: Clock): void;
}
