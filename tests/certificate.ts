import { generate } from 'selfsigned';

/** Makes a certificate for some hosts, which is trusted only where configured. */
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
