import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { type WrittenCertificate, writeCertificate } from './write-certificate.ts';

/** Makes a certificate for localhost that only this process trusts. */
export async function trustCertificate(): Promise<WrittenCertificate> {
  const certificate = await writeCertificate('localhost');
  setDefaultCACertificates([...getCACertificates('default'), certificate.cert]);
  return certificate;
}
