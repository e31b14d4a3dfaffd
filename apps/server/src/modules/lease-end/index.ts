import type { Services } from '../../services.ts';
import { sendNotices } from './send-notices.ts';

const HOUR_SECONDS = 3_600;

/** Registers what ends a lease: notices before and after its last day. */
export function registerLeaseEnd(services: Services): void {
  services.jobs.every('lease-end-notices', HOUR_SECONDS, () => sendNotices(services));
}
