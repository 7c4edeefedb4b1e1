import { isIPv4, isIPv6 } from 'node:net';

/** The value of `--http` for a target that serves https again. */
export const OFF = 'off';

/** The allowed values of `--http`, for messages. */
export const httpPlaces = 'a port (80), an address and a port (10.0.0.11:80, [fd00::11]:80) or off';

/**
 * Whether both nginx and Caddy can listen at this place. Host names are not allowed: nginx would
 * resolve the name at every start, and fail to start without DNS.
 */
export function isHttpPlace(text: string): boolean {
  const [, ipv4, ipv6, digits = ''] =
    /^(?:([\d.]+):|\[([\da-f:.]+)\]:)?([1-9]\d*)$/i.exec(text) ?? [];
  const isAddress = ipv4 ? isIPv4(ipv4) : ipv6 ? isIPv6(ipv6) : true;
  return digits !== '' && isAddress && Number(digits) <= 65_535;
}
