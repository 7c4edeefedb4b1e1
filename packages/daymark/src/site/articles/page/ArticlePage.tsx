import type { ReactNode } from 'react';
import * as wording from '#words';
import type { SlotsOn } from '../../../ads/placements.ts';
import { PlacedSlot, Slot } from '../../../ads/Slot.tsx';
import type { Article } from '../../../content/articles/article.ts';
import type { SeriesPosition } from '../../../content/articles/order.ts';
import { ArticleCard } from '../ArticleCard.tsx';
import { ArticleFacts } from '../ArticleFacts.tsx';
import { Contents } from '../contents/Contents.tsx';
import type { Section } from '../contents/sections.ts';
import { Picture } from '../Picture.tsx';
import { Body } from './Body.tsx';
import { Byline } from './Byline.tsx';
import { Corrections } from './Corrections.tsx';
import { LastRead } from './LastRead.tsx';
import { SeriesLinks } from './SeriesLinks.tsx';
import { Sources } from './Sources.tsx';
import './article.css';
import './print.css';

interface ArticlePageProps {
  article: Article;
  html: string;
  /** The ids of the headings from Markdown, before which ad slots can be inserted. */
  headings: ReadonlySet<string>;
  sections: Section[];
  series?: SeriesPosition | undefined;
  next: Article[];
  /** The ad slots; none if the article or one of its topics is marked as sensitive. */
  slots?: SlotsOn<'article'> | undefined;
  /** The island with the buttons for sharing and for the reading list. */
  children?: ReactNode;
}

export function ArticlePage(props: ArticlePageProps) {
  const { article, html, headings, sections, series, next, slots, children } = props;
  const { title, subtitle, summary, author, sources, corrections } = article;
  return (
    <article className="wrap pt-28 md:pt-36">
      <header className="max-w-[52rem]">
        <ArticleFacts {...article} />
        <h1 className="display mt-5 text-page">{title}</h1>
        <p className="mt-5 max-w-[38rem] text-balance text-lead text-soft">{subtitle ?? summary}</p>
        <Byline author={author} series={series} />
      </header>
      <Picture
        article={article}
        shape="mt-10 aspect-[16/9] w-full md:aspect-[5/2]"
        sizes="min(100vw, 1104px)"
        eager
      />
      <div className="with-tall-slot mt-12">
        {slots?.['beside-content'] && <Slot {...slots['beside-content']} />}
        <Contents sections={sections} />
        <Body html={html} headings={headings} slots={slots} />
        <div className="measure mt-12 flex flex-wrap items-center justify-between gap-4 hairline pt-6">
          {children}
          <LastRead {...article} />
        </div>
        {series && <SeriesLinks {...series} />}
        <Sources sources={sources} />
        <Corrections corrections={corrections} />
      </div>
      <PlacedSlot slot={slots?.['after-content']} className="mt-16" />
      {next.length > 0 && (
        <section className="mt-16 print:hidden">
          <h2 className="display text-section">{wording.nextReading}</h2>
          <div className="mt-6 grid gap-x-8 gap-y-12 md:grid-cols-2">
            {next.map((other) => (
              <ArticleCard key={other.slug} article={other} />
            ))}
          </div>
        </section>
      )}
    </article>
  );
}
