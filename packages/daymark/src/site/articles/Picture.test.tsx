import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { exampleArticle } from '../../../../../tests/example-article.ts';
import { Picture } from './Picture.tsx';

it('the `sizes` attribute of an image in a list uses the breakpoint of the grid', () => {
  const cover = { src: '/a.avif', srcSet: '', width: 720, height: 480, alt: '', file: 'a.jpg' };
  const markup = renderToStaticMarkup(<Picture article={exampleArticle({ cover })} shape="" />);
  expect(markup).toContain('sizes="(width&gt;=48rem) 50vw, 100vw"');
});
