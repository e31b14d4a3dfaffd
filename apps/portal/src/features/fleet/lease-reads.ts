import type { EndpointName } from '@stromwandel/api-spec';

/** What the provider has read of leases before a command. */
export const LEASE_READS: readonly EndpointName[] = ['getProviderLease', 'listProviderLeases'];
