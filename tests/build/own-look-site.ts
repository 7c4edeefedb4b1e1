import { type Copy, copySite } from './copy.ts';

/** Copies the site that has a logo, a typeface, a colour and an order of sections of its own. */
export async function copyOwnLook(): Promise<Copy> {
  const copy = await copySite('tests/fixtures/starter-0.1.0');
  await copy.addFolder('tests/fixtures/own-look', '');
  return copy;
}
