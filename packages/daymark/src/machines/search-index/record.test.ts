import { expect, it } from 'vitest';
import { readBodies, recordDocument } from './record.ts';

it('the document of a search record is escaped, except for its body', () => {
  const html = recordDocument(
    {
      path: '/blog/a',
      title: '<b> & "Qigong"',
      label: 'Rest & more',
      summary: 'One < two.',
      html: '<h2>Two</h2>',
    },
    'en-GB',
  );
  expect(html).toBe(
    '<html lang="en-GB"><head>' +
      '<meta data-pagefind-meta="title[content]" content="&lt;b&gt; &amp; &quot;Qigong&quot;"/>' +
      '<meta data-pagefind-meta="label[content]" content="Rest &amp; more"/>' +
      '</head><body><p>One &lt; two.</p><div><h2>Two</h2></div></body></html>',
  );
});

it('the document of a search record contains no invisible characters', () => {
  const html = recordDocument(
    { path: '/a', title: 'Acht\u00ADsam', label: '', summary: '\u200B', html: '<p>Ruh\u00ADe</p>' },
    'de',
  );
  expect(html).toContain('content="Achtsam"');
  expect(html).toContain('<p></p><div><p>Ruhe</p></div>');
});

it('the body of a search record has no pull quotes, whose words the text contains as well', async () => {
  const html = async () => '<p>One.</p><aside class="pull" aria-hidden="true"><p>One.</p></aside>';
  const page = { path: '/blog/a', title: 'A', label: 'Rest', summary: 'One.' };
  expect(await readBodies([{ ...page, html, digest: 'a' }])).toEqual([
    { ...page, html: '<p>One.</p>' },
  ]);
});
