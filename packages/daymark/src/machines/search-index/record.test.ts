import { expect, it } from 'vitest';
import { recordDocument } from './record.ts';

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
