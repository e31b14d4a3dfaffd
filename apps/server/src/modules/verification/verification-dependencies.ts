import type { X509Certificate } from 'node:crypto';
import type { Clock } from '../../platform/clock/clock.ts';
import type { AttemptLimits } from '../../configuration.ts';
import type { Database, DatabaseOrTransaction } from '../../platform/database/database.ts';
import type { CaseRemoval } from '../../outbox-jobs.ts';
import type { Revocation } from '../../adapters/pdf-signature/index.ts';
import type { DataSeal } from '../../platform/sealing/data-seal.ts';
import type {
  VerificationProduct,
  VerificationProvider,
} from '../../adapters/verification-provider/index.ts';
import type { VerificationOrders } from './order-port.ts';

/** What the module's use cases work with. */
export interface VerificationDependencies {
  readonly db: Database;
  readonly clock: Clock;
  /** Real time, by which one-time links end. */
  readonly systemClock: Clock;
  readonly limits: AttemptLimits;
  readonly seal: DataSeal;
  readonly provider: VerificationProvider;
  /** Whose signatures count: certificates of signers, or of those who issue them. */
  readonly trustedCertificates: () => Promise<readonly X509Certificate[]>;
  /** Certificates that were revoked, as the file of the configuration names them at this moment. */
  readonly revocations: () => Promise<readonly Revocation[]>;
  readonly orders: VerificationOrders;
  /** Address of the portal as browsers know it. */
  readonly portalUrl: string;
  /** Address under which the provider reaches this server. */
  readonly callbackUrl: () => string;
  /** Has the provider forget a case, after the transaction. */
  readonly forgetCase: (tx: DatabaseOrTransaction, removal: CaseRemoval) => Promise<void>;
  readonly log: { warn(details: object, message: string): void };
}

/** Name of the only document of a signing case. */
export const CONTRACT_DOCUMENT = 'contract';

/** The step each product belongs to. */
export const STEP_TYPES: Readonly<Record<VerificationProduct, string>> = {
  DRIVERS_LICENCE: 'NECT_DRIVERS_LICENCE',
  SIGN: 'NECT_SIGN',
};
