import { generate } from 'selfsigned';
import { network, secondHost } from './addresses.ts';

/** Makes a certificate for the hosts of the fake network, which no browser trusts unless told to. */
export async function makeCertificate(): Promise<{ key: string; cert: string }> {
  const hosts = [network, secondHost].map((url) => new URL(url).hostname);
  const pems = await generate([{ name: 'commonName', value: 'The fake network' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [{ name: 'subjectAltName', altNames: hosts.map((value) => ({ type: 2, value })) }],
  });
  return { key: pems.private, cert: pems.cert };
}
