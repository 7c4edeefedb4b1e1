import { type Copy, copySite } from './copy.ts';

/** Copies the starter's folder and adds the pages, the override and the styles of an owner. */
export async function copyOwnSite(): Promise<Copy> {
  const copy = await copySite('tests/fixtures/starter-0.1.0');
  await copy.addFolder('tests/fixtures/own', '.');
  return copy;
}
