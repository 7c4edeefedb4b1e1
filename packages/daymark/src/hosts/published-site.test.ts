import { expect, test } from 'vitest';
import { headersByUrl } from '../../../../tests/delivery/host-rules.ts';
import { publishedSite } from '../../../../tests/published-site.ts';
import { siteFiles } from '../../../../tests/small-site.ts';
import { policyFinder } from '../http/policy.ts';
import { withMissingPages } from './published-site.ts';

test('the pages of a folder allow the styles of the 404 page, for hosts that send it with their headers', async () => {
  const site = await publishedSite({ ...siteFiles, '404.html': '<style>a{color:red}</style>' });
  const policyOf = policyFinder(withMissingPages(site).policies);
  const styles = policyOf('/404')?.['style-src'] ?? [];
  expect(styles).toHaveLength(2);
  expect(policyOf('/blog/missing')?.['style-src']).toEqual(expect.arrayContaining([...styles]));
  expect(policyOf('/about')).toEqual(policyFinder(site.policies)('/about'));
  const headers = headersByUrl(withMissingPages(site)).get('/blog/first-light');
  expect(headers?.['Content-Security-Policy']).toContain(styles[1]);
});
