import { type Copy, copySite } from './copy.ts';

/** Copies the starter's site and adds the owner's pages, an override and styles. */
export async function copyOwnSite(): Promise<Copy> {
  const copy = await copySite('tests/fixtures/starter-0.1.0');
  await copy.addFolder('tests/fixtures/own', '.');
  const next = "{ name: 'Community', path: '/community' }";
  const link = "{ name: 'Retreats', path: '/retreats' }";
  await copy.edit('site.config.ts', next, `${link},\n    ${next}`);
  return copy;
}

/** Copies the starter's site and adds a logo, a typeface and an order of sections. */
export async function copyOwnLook(): Promise<Copy> {
  const copy = await copySite('tests/fixtures/starter-0.1.0');
  await copy.addFolder('tests/fixtures/own-look', '.');
  return copy;
}
