import { isIPv6 } from 'node:net';

const GROUPS = 8;
const GROUPS_OF_A_NETWORK = 4;

/** The eight groups of an IPv6 address in lower case without leading zeros, however it was written. */
function groupsOf(address: string): string[] {
  // The parser of addresses writes all spellings alike: `::` for zeros, an IPv4 part as two groups.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros: string[] = Array.from({ length: GROUPS - left.length - right.length }, () => '0');
  return [...left, ...zeros, ...right];
}

/** An IPv4 address in the last two groups of one that stands for it (RFC 4291 § 2.5.5.2). */
function ipv4Of(groups: readonly string[]): string {
  return groups
    .slice(-2)
    .flatMap((group) => {
      const bits = Number.parseInt(group, 16);
      return [bits >> 8, bits & 0xff];
    })
    .join('.');
}

/**
 * Returns the subject for counting tries of a network address. An IPv4 address counts by itself. An IPv6 address
 * counts by its first 64 bits, because one connection owns all following ones (RFC 6177) and could change for each
 * try. Other texts are returned unchanged.
 */
export function addressRange(address: string): string {
  const [bare = ''] = address.split('%'); // behind it stands the interface of a link-local address
  if (!isIPv6(bare)) return address;
  const groups = groupsOf(bare);
  if (/^(0:){5}ffff:/.test(groups.join(':'))) return ipv4Of(groups);
  return `${groups.slice(0, GROUPS_OF_A_NETWORK).join(':')}::/64`;
}
