import { dirname } from 'node:path';
import { writeAddress } from '../../../packages/daymark/src/output/site-records.ts';
import { makeSite } from '../../small-site.ts';

/**
 * Makes a build of a site with one page and one script. The title of the page and the name of the
 * script are `word`, which distinguishes builds.
 * @param more - the texts of additional files, by path
 */
export async function makeBuild(word: string, more: Readonly<Record<string, string>> = {}) {
  const root = await makeSite({
    'index.html': `<!doctype html><title>${word}</title><script type="module" src="/_astro/${word}.js"></script>`,
    [`_astro/${word}.js`]: `export const word = '${word}';\n`.repeat(100),
    'robots.txt': 'User-agent: *\n',
    '.well-known/security.txt': 'Contact: mailto:a@b.example\n',
    '.hidden': 'secret',
    ...more,
  });
  const out = dirname(root);
  await writeAddress(out, 'https://daymark.example');
  return out;
}
