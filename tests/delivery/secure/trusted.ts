import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { type WrittenCertificate, writeCertificate } from './write-certificate.ts';

/** Makes a self-signed certificate for localhost, and makes this process trust it. */
export async function trustCertificate(): Promise<WrittenCertificate> {
  const certificate = await writeCertificate('localhost');
  setDefaultCACertificates([...getCACertificates('default'), certificate.cert]);
  return certificate;
}
