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

/** The services that the module's use cases need. */
export interface VerificationDependencies {
  readonly db: Database;
  readonly clock: Clock;
  /** Real time, which one-time links use. */
  readonly systemClock: Clock;
  readonly limits: AttemptLimits;
  readonly seal: DataSeal;
  readonly provider: VerificationProvider;
  /** Certificates whose signatures count: of signers or of their issuers. */
  readonly trustedCertificates: () => Promise<readonly X509Certificate[]>;
  /** Revoked certificates, as the configured file names them now. */
  readonly revocations: () => Promise<readonly Revocation[]>;
  readonly orders: VerificationOrders;
  /** Public address of the portal. */
  readonly portalUrl: string;
  /** Address under which the provider reaches this server. */
  readonly callbackUrl: () => string;
  /** Deletes a case at the provider, after the transaction. */
  readonly forgetCase: (tx: DatabaseOrTransaction, removal: CaseRemoval) => Promise<void>;
  readonly log: { warn(details: object, message: string): void };
}

/** Name of the only document of a signing case. */
export const CONTRACT_DOCUMENT = 'contract';

/** The step of each product. */
export const STEP_TYPES: Readonly<Record<VerificationProduct, string>> = {
  DRIVERS_LICENCE: 'NECT_DRIVERS_LICENCE',
  SIGN: 'NECT_SIGN',
};
