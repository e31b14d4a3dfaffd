import { z } from 'zod';
import { line, onlyReason } from './basics.ts';

const MOST_NETWORKS = 20;
/** Shortest prefixes: nothing wider belongs to one employer. */
const SHORTEST_PREFIX = { 4: 16, 6: 32 } as const;

/** 4 or 6 for an address or a network in CIDR notation; null for any other text. */
function versionOf(text: string): 4 | 6 | null {
  const fits = (schema: z.ZodType) => schema.safeParse(text).success;
  if (fits(z.ipv4()) || fits(z.cidrv4())) return 4;
  return fits(z.ipv6()) || fits(z.cidrv6()) ? 6 : null;
}

function isNarrow(text: string): boolean {
  const version = versionOf(text);
  const [, prefix] = text.split('/');
  return version === null || prefix === undefined || Number(prefix) >= SHORTEST_PREFIX[version];
}

/** A network as `203.0.113.0/24` or `2001:db8:12::/48`, or one address. */
const network = line(50)
  .refine((text) => versionOf(text) !== null, onlyReason('INVALID_FORMAT'))
  .refine(isNarrow, onlyReason('NETWORK_TOO_WIDE'));

/** The networks in which the people of an employer work. */
export const networksBody = z.strictObject({ networks: z.array(network).max(MOST_NETWORKS) });
export const networksReply = z.object({ networks: z.array(z.string()) });
