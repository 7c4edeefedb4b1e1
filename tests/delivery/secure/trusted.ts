import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { type WrittenCertificate, writeCertificate } from './write-certificate.ts';

/** Makes a certificate of localhost that this process trusts from then on, and no other process. */
export async function trustCertificate(): Promise<WrittenCertificate> {
  const certificate = await writeCertificate('localhost');
  setDefaultCACertificates([...getCACertificates('default'), certificate.cert]);
  return certificate;
}
