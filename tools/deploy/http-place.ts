import { isIPv4, isIPv6 } from 'node:net';

/** What the owner says for a target that has https itself, after all. */
export const OFF = 'off';

/** What `--http` may be, in words. */
export const httpPlaces = 'a port (80), an address and a port (10.0.0.11:80, [fd00::11]:80) or off';

/**
 * Whether both nginx and Caddy can listen there. No host name is such a place: nginx would look it
 * up whenever it starts, and not start without an answer.
 */
export function isHttpPlace(text: string): boolean {
  const [, ipv4, ipv6, digits = ''] =
    /^(?:([\d.]+):|\[([\da-f:.]+)\]:)?([1-9]\d*)$/i.exec(text) ?? [];
  const isAddress = ipv4 ? isIPv4(ipv4) : ipv6 ? isIPv6(ipv6) : true;
  return digits !== '' && isAddress && Number(digits) <= 65_535;
}
