import { generate } from 'selfsigned';

/**
 * Makes a self-signed certificate for some host names. Clients accept it only if they are
 * configured to trust it, or to check no certificates.
 */
export async function makeCertificate(
  hosts: readonly string[],
): Promise<{ key: string; cert: string }> {
  const pems = await generate([{ name: 'commonName', value: 'Tests' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [{ name: 'subjectAltName', altNames: hosts.map((value) => ({ type: 2, value })) }],
  });
  return { key: pems.private, cert: pems.cert };
}
