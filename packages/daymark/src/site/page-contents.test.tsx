import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PageContents, sectionsOf } from './page-contents.tsx';

const contentsOf = (html: string) =>
  renderToStaticMarkup(<PageContents sections={sectionsOf(html)} />);

it('the contents of a page are its headings of level 2, without links in them', () => {
  const html = contentsOf(
    '<h2 id="a">Us &amp; <em lang="fr">vous</em></h2><h3 id="b">More</h3><h2>Nameless</h2><h2 id="c"><a href="/x">Help</a></h2><h2 id="d">Thanks</h2>',
  );
  expect(html.match(/<li>.*?<\/li>/g)).toEqual([
    '<li><a href="#a">Us &amp; <em lang="fr">vous</em></a></li>',
    '<li><a href="#c">Help</a></li>',
    '<li><a href="#d">Thanks</a></li>',
  ]);
});

it('a page of two sections has no contents', () => {
  expect(contentsOf('<h2 id="a">One</h2><h2 id="b">Two</h2>')).toBe('');
});
