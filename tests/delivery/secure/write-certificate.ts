import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeCertificate } from '../../certificate.ts';

/** A self-signed certificate, as text and as files. */
export interface WrittenCertificate {
  readonly cert: string;
  readonly key: string;
  /** The paths of the PEM files. */
  readonly files: { readonly chain: string; readonly key: string };
  /** Removes the files. */
  remove(): Promise<void>;
}

/** Makes a certificate for a host name, in a temporary folder. */
export async function writeCertificate(hostname: string): Promise<WrittenCertificate> {
  const { cert, key } = await makeCertificate([hostname]);
  const folder = await mkdtemp(join(tmpdir(), 'delivery-certificate-'));
  const files = { chain: join(folder, 'chain.pem'), key: join(folder, 'key.pem') };
  await writeFile(files.chain, cert);
  await writeFile(files.key, key);
  return { cert, key, files, remove: () => rm(folder, { recursive: true }) };
}
