import { BlockList, isIPv6 } from 'node:net';

/** Matches the prefix `::ffff:`, which a socket for both IPv4 and IPv6 adds to IPv4 addresses. */
const mapped = /^::ffff:(?=[\d.]+$)/i;

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

/** Whether a client's address is a loopback address: the client runs on this machine. */
export function isLoopback(address: string): boolean {
  return loopback.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

const groupsOf = (part: string) => part.split(':').filter(Boolean);

/**
 * Returns the identity of a client: its IPv4 address, or the first 64 bits of its IPv6 address,
 * because a client is usually assigned a /64 and may use any address in it.
 * @param address - the address as Node reports it, in its shortest form
 */
export function clientOf(address: string): string {
  const plain = address.replace(mapped, '');
  if (!isIPv6(plain)) return plain;
  const [start = [], end = []] = plain.split('::').map(groupsOf);
  const zeros = Array<string>(Math.max(0, 8 - start.length - end.length)).fill('0');
  return [...start, ...zeros, ...end].slice(0, 4).join(':');
}
