import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { exampleArticle } from '../../../../../tests/example-article.ts';
import { Landscape } from '../../ui/pictures/Landscape.tsx';
import { Picture } from './Picture.tsx';

it('the `sizes` attribute of an image in a list uses the breakpoint of the grid', () => {
  const cover = { src: '/a.avif', srcSet: '', width: 720, height: 480, alt: '', file: 'a.jpg' };
  const markup = renderToStaticMarkup(<Picture article={exampleArticle({ cover })} shape="" />);
  expect(markup).toContain('sizes="(width&gt;=48rem) 50vw, 100vw"');
});

it('the landscape of an article shows what the author has chosen', () => {
  const landscape = { motif: 'open sea', hour: 'late gold' };
  const article = exampleArticle({ landscape });
  const { slug, topics } = article;
  const chosen = (
    <Landscape seed={slug} topic={topics[0]?.slug} className="picture " {...landscape} />
  );
  const markup = renderToStaticMarkup(<Picture article={article} shape="" />);
  expect(markup).toBe(renderToStaticMarkup(chosen));
  expect(markup).not.toBe(renderToStaticMarkup(<Picture article={exampleArticle()} shape="" />));
});
