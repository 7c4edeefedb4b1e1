import { describe, expect, it } from 'vitest';
import { publishedSite } from '../../../../tests/published-site.ts';
import { htaccess } from './apache.ts';

const rulesOf = async (redirects: Record<string, string>) =>
  htaccess({ ...(await publishedSite()), redirects });

describe('the file .htaccess', () => {
  it('has a policy for each kind of page, and no line for each page', async () => {
    const files = Array.from({ length: 50 }, (_, index) => [`blog/page-${index}.html`, '']);
    const text = htaccess(await publishedSite(Object.fromEntries(files)));
    expect(text).toContain('SetEnvIf Request_URI "^/blog/([^/.]+)(?:/index)?\\\\.html');
    expect(text).not.toContain('page-1');
  });

  it('encodes what would begin a variable in the target of a redirect', async () => {
    expect(await rulesOf({ '/old': '/$1 %{x}' })).toContain(
      'RewriteRule "^old/?$" "https://site.example/\\$1\\%20\\%25\\%7Bx\\%7D" [R=308,NE,L]\n',
    );
  });

  it('tells browsers to use https only over https, also behind a proxy', async () => {
    expect(await rulesOf({})).toContain(
      `Header always set Strict-Transport-Security "max-age=63072000" "expr=%{HTTPS} == 'on' || req_novary('X-Forwarded-Proto') == 'https'"`,
    );
  });
});
