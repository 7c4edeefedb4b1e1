import { expect, test } from 'vitest';
import {
  addressesInFolders,
  filesInFolders,
  publishedSite,
} from '../../../../tests/published-site.ts';
import type { SitePolicies } from '../http/policy.ts';
import { htaccess } from './apache.ts';
import { readHtaccess } from './read-htaccess.ts';

const sorted = (rules: SitePolicies) =>
  rules.map(({ addresses, policy }) => ({ addresses: addresses.toSorted(), policy }));

test.each(addressesInFolders)(
  'reads the policies and the redirects of a site at $url from its .htaccess',
  async (address) => {
    const files = { ...filesInFolders(address), 'odd/a(b|c) "d\\e".html': '<style>odd</style>' };
    const redirects = {
      '/a(b|c) "d\\e".$%': '/x$%"é',
      '/?cat=2&paged=3': '/blog/tea',
      '/index.php?p=1': '/about',
      '/ads.txt': 'https://manager.example/a%20b/ads.txt?site=$1',
    };
    const site = { ...(await publishedSite(files, address)), redirects };
    const found = readHtaccess(htaccess(site));
    expect(sorted(found.policies)).toEqual(sorted(site.policies));
    expect(found.redirects).toEqual(redirects);
  },
);

/** Lines of the file as earlier versions of the engine wrote it, and lines that an owner has added. */
const EARLIER = String.raw`ErrorDocument 404 /404.html
Header always set Content-Security-Policy "script-src 'none'" "expr=%{REQUEST_URI} =~ m#(?i)\\.svg$#"
SetEnvIf Request_URI "^/topics/([^/]+)/page/([^/.]+)(?:/index)?\\.html(?:\\.(?:br|gz))?$" daymark_page=1
SetEnvIf Request_URI "^/blog/film(?:/index)?\\.html(?:\\.(?:br|gz))?$" daymark_page=1
SetEnvIf Request_URI "^/(about|v1\\.2)(?:/index)?\\.html(?:\\.(?:br|gz))?$" daymark_page=0
SetEnvIf Request_URI "^(?:/index)?\\.html(?:\\.(?:br|gz))?$" daymark_page=0
Header always set Content-Security-Policy "default-src 'none';style-src 'self' 'sha256-a/+='" "expr=reqenv('daymark_page') == '0'"
Header always set Content-Security-Policy "default-src 'none';frame-src https://player.example;report-uri /x" "expr=reqenv('daymark_page') == '1'"
RewriteEngine On
RewriteCond %{REQUEST_URI} "^/404$"
RewriteRule ^ - [R=404,L]
RewriteCond %{REQUEST_URI} "^/$"
RewriteCond %{QUERY_STRING} "(?:^|&)cat=2(?:&|$)"
RewriteCond %{QUERY_STRING} "(?:^|&)paged=3(?:&|$)"
RewriteRule ^ "https://site.example/blog/caf%C3%A9" [R=308,NE,L,QSD]
RewriteCond %{REQUEST_URI} "^/index\.php/?$"
RewriteCond %{QUERY_STRING} "(?:^|&)p=1(?:&|$)"
RewriteRule ^ "https://site.example/about" [R=308,NE,L,QSD]
RewriteRule "^2019/a \(old\)\.html/?$" "https://site.example/about" [R=308,NE,L]
RewriteRule "^ads\.txt/?$" "https://manager.example/ads.txt" [R=302,QSD,NE,L]
RewriteRule "^mine/?$" "https://other.example/" [R=302,L]
RewriteRule "^also-mine/?$" "/about" [R=308,L]
RewriteCond %{REQUEST_URI} !^/$
RewriteRule ^ "https://site.example%1" [R=308,NE,L]
`;

test('reads the file of an earlier version, and ignores lines that an owner has added', () => {
  expect(readHtaccess(EARLIER)).toEqual({
    policies: [
      {
        addresses: ['/about', '/v1.2', '/'],
        policy: { 'default-src': [], 'style-src': ["'self'", "'sha256-a/+='"] },
      },
      {
        addresses: ['/topics/*/page/*', '/blog/film'],
        policy: { 'default-src': [], 'frame-src': ['https://player.example'] },
      },
    ],
    redirects: {
      '/?cat=2&paged=3': '/blog/café',
      '/index.php?p=1': '/about',
      '/2019/a (old).html': '/about',
      '/ads.txt': 'https://manager.example/ads.txt',
    },
  });
});

test('finds nothing in the file of another program', () => {
  expect(readHtaccess('Options -Indexes\nRewriteRule ^a$ /b [R=301]\n')).toEqual({
    policies: [],
    redirects: {},
  });
});
