/*
 * Requests to addresses that somebody other than the owner may have written, such as links in texts.
 * The requests reach only public hosts: no address and no redirect leads to a machine in the owner's
 * network.
 */
import { lookup } from 'node:dns';
import type { IncomingMessage, RequestOptions } from 'node:http';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Returns whether a request may reach an IP address. */
export type MayAsk = (address: string) => boolean;

/** Addresses that no host on the internet has. Source: the IANA registries of special-purpose addresses */
const NOT_PUBLIC = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  NOT_PUBLIC.addSubnet(network, prefix);
// All public addresses of IPv6 begin with the bits 001. Addresses of Teredo and 6to4 contain an IPv4
// address.
for (const [network, prefix] of [
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  NOT_PUBLIC.addSubnet(network, prefix, 'ipv6');

const isPublic: MayAsk = (address) =>
  !NOT_PUBLIC.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

const notPublic = (message: string) => Object.assign(new Error(message), { code: 'ENOTPUBLIC' });

/** Looks a host up, and refuses a host with an address that the request may not reach. */
const carefulLookup =
  (mayAsk: MayAsk): LookupFunction =>
  (host, options, done) => {
    lookup(host, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '');
      const [first] = found;
      const refused = found.find(({ address }) => !mayAsk(address));
      if (refused || !first)
        return done(notPublic(`${host} has the private address ${refused?.address}`), '');
      if (options.all) return done(null, found);
      done(null, first.address, first.family);
    });
  };

/**
 * Sends a request without a body over http or https. The connection goes to the very address that was
 * checked, because a second lookup of the name could return another address.
 * @param mayAsk by default, a public address
 * @throws Error with the code ENOTPUBLIC if the host has another address
 */
export async function requestPublic(
  url: URL,
  options: RequestOptions,
  mayAsk: MayAsk = isPublic,
): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // Node does not call `carefulLookup` for an IP address.
  if (isIP(host) && !mayAsk(host)) throw notPublic(`${host} is a private address`);
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  const request = send(url, { lookup: carefulLookup(mayAsk), ...options }, resolve);
  request.on('error', reject).on('timeout', () => {
    const seconds = Number(options.timeout) / 1000;
    request.destroy(new Error(`${url.host} was silent for ${seconds} seconds`));
  });
  request.end();
  return promise;
}
