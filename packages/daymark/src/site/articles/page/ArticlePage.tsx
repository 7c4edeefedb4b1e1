import type { MarkdownHeading } from 'astro';
import type { ReactNode } from 'react';
import * as wording from '#words';
import type { SlotsOn } from '../../../ads/placements.ts';
import { PlacedSlot, Slot } from '../../../ads/Slot.tsx';
import { otherDirection } from '../../../basics/language.ts';
import type { Article, Day } from '../../../content/articles/article.ts';
import type { SeriesPosition } from '../../../content/articles/order.ts';
import { placeholder } from '../../../content/static-pages/placeholders.ts';
import { Comments } from '../../../services/Comments.tsx';
import { Newsletter } from '../../../services/Newsletter.tsx';
import type { commentsOf, newsletterAt } from '../../../settings/service.ts';
import { dayForMachines } from '../../../ui/date.ts';
import { Prose } from '../../../ui/Prose.tsx';
import { ArticleCard } from '../ArticleCard.tsx';
import { ArticleFacts } from '../ArticleFacts.tsx';
import { Contents } from '../contents/Contents.tsx';
import { UnpublishedMark } from '../marks.tsx';
import { Picture } from '../Picture.tsx';
import { Body } from './Body.tsx';
import { Byline } from './Byline.tsx';
import { divideAfterOpening } from './in-content.ts';
import { leadOf } from './lead.ts';
import './article.css';
import './print.css';

interface ArticlePageProps {
  article: Article;
  /** The language of the site. */
  language: string;
  /** The canonical URL of the article. */
  url: string;
  html: string;
  /** The headings from Markdown, before which ad slots can be inserted. */
  headings: readonly MarkdownHeading[];
  series?: SeriesPosition | undefined;
  next: Article[];
  /** The ad slots; none if the article or one of its topics is marked as sensitive. */
  slots?: SlotsOn<'article'> | undefined;
  /** The newsletter, if its form is at the end of articles. */
  newsletter?: ReturnType<typeof newsletterAt>;
  /** The comments on the article. */
  comments?: ReturnType<typeof commentsOf>;
  /** The island with the buttons for the text size and the reading list. */
  tools?: ReactNode;
  /** The island with the buttons for sharing. */
  children?: ReactNode;
}

/** The most letters of a title that leaves room for the text on the first screen of a phone. */
const LONG_TITLE = 40;

export function ArticlePage(props: ArticlePageProps) {
  const { article, language, url, html, headings, series, next, slots, tools, children } = props;
  const { newsletter, comments } = props;
  const { title, subtitle, author, sources, corrections, exercise, discussion } = article;
  const [opening, rest] = divideAfterOpening(html, exercise);
  const isLong = title.length > LONG_TITLE;
  const tall = slots?.['beside-content'];
  const lead = exercise ? subtitle : leadOf(article, html);
  return (
    <article className="wrap pt-[calc(var(--bar)+1.5rem)] md:pt-36">
      <div className="with-tall-slot">
        <div className="article-head">
          <div>
            <header>
              <ArticleFacts {...article} />
              <h1 className={`display mt-4 text-page${isLong ? ' long-title' : ''}`}>{title}</h1>
              {lead !== undefined && <p className="mt-4 measure text-lead text-soft">{lead}</p>}
            </header>
            {opening && <Prose html={opening} className="measure" />}
          </div>
          <div>
            <Picture
              article={article}
              shape="aspect-[16/9] w-full lg:aspect-[4/3]"
              flattest={16 / 9}
              sizes="(width >= 64rem) 422px, 100vw"
              eager
            />
            <div className="mt-4 flex flex-wrap gap-x-5 text-small">
              <Byline author={author} series={series} />
              {tools}
            </div>
          </div>
        </div>
        <Contents headings={headings} />
        {tall && <Slot {...tall} />}
        <Body html={rest} headings={headings} slots={slots} />
        <div className="measure mt-12 flex flex-wrap items-center justify-between gap-4 hairline pt-6">
          <div className="flex flex-wrap gap-x-5 text-small">
            <MailLink title={title} url={url} />
            {children}
          </div>
          <LastRead {...article} />
        </div>
        {series && <SeriesLinks {...series} />}
        <Sources sources={sources} language={language} />
        <Corrections corrections={corrections} />
        {/* The text may contain the form already. */}
        {newsletter && !html.includes(placeholder('newsletter')) && (
          <Newsletter {...newsletter} place="end" className="measure mt-12" />
        )}
        <Comments comments={comments} discussion={discussion} />
      </div>
      <PlacedSlot slot={slots?.['after-content']} className="mt-16" />
      {next.length > 0 && (
        <section className="mt-16 print:hidden">
          <h2 className="display text-section">{wording.nextReading}</h2>
          <div className="mt-6 grid gap-x-14 gap-y-12 md:grid-cols-2">
            {next.map((other) => (
              <ArticleCard key={other.slug} article={other} />
            ))}
          </div>
        </section>
      )}
    </article>
  );
}

/** Opens an e-mail with the title and the address of the article. */
function MailLink({ title, url }: { title: string; url: string }) {
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
  return (
    <a className="text-link" href={mail}>
      {wording.sendByMail}
    </a>
  );
}

/** The links to the parts of a series before and after an article. */
function SeriesLinks({ name, previous, next }: SeriesPosition) {
  if (!previous && !next) return null;
  const links = [
    { part: previous, rel: 'prev', words: wording.previousPart },
    { part: next, rel: 'next', words: wording.nextPart },
  ];
  return (
    <nav className="measure mt-12 print:hidden" aria-label={name}>
      <ul className="grid gap-2">
        {links.map(
          ({ part, rel, words }) =>
            part && (
              <li key={rel}>
                {words(
                  <a key="part" className="text-link" href={part.path} rel={rel}>
                    {part.title}
                  </a>,
                )}{' '}
                <UnpublishedMark {...part} />
              </li>
            ),
        )}
      </ul>
    </nav>
  );
}

/** Lists the works that an article cites as sources, and says how much of each was read. */
function Sources({
  sources,
  language,
}: Pick<ArticlePageProps, 'language'> & Pick<Article, 'sources'>) {
  if (sources.length === 0) return null;
  return (
    <section className="measure mt-12 text-small">
      <h2 className="label text-soft">{wording.sources}</h2>
      {sources.some(({ read }) => read) && <p className="text-soft">{wording.sourcesRead}</p>}
      <ul className="sources mt-3 grid gap-2">
        {sources.map(({ read, ...source }) => (
          <li key={`${source.author} ${source.title}`}>
            {wording.sentence(
              listed([
                nameIn(language, source.author),
                <Title key="title" {...source} />,
                source.year,
                ...(source.publisher ? [nameIn(language, source.publisher)] : []),
              ]),
            )}
            {read && wording.space}
            {read && wording.sourceRead[read]}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Puts the comma of the language between the parts of a source. */
const listed = (parts: readonly ReactNode[]) =>
  parts.flatMap((part, index) => (index === 0 ? [part] : [wording.comma, part]));

/** Isolates a name in a sentence if it runs against the language, so that both keep their order. */
function nameIn(language: string, name: string) {
  const direction = otherDirection(name, language);
  return direction ? (
    <bdi key={name} dir={direction}>
      {name}
    </bdi>
  ) : (
    name
  );
}

/** The title of a work in its language, which links to the work if it is on the web. */
function Title({ title, doi, url, language, isPaid }: Article['sources'][number]) {
  const link = doi ? `https://doi.org/${encodeURI(doi)}` : url;
  const name = <cite lang={language}>{title}</cite>;
  if (!link) return name;
  return (
    <a className="text-link" href={link} hrefLang={language} rel={isPaid ? 'sponsored' : undefined}>
      {name}
    </a>
  );
}

/** Lists what was corrected in an article after its publication, newest first. */
function Corrections({ corrections }: Pick<Article, 'corrections'>) {
  if (corrections.length === 0) return null;
  return (
    <section className="measure mt-12 text-small">
      <h2 className="label text-soft">{wording.corrections}</h2>
      <ul className="mt-3 grid gap-2">
        {corrections.map(({ date, day, text }) => (
          <li key={`${day} ${text}`}>
            {wording.labelled(<Time key="day" date={date} day={day} />, text)}
          </li>
        ))}
      </ul>
    </section>
  );
}

type Dates = Pick<Article, 'updated' | 'updatedDay' | 'reviewed' | 'sources'>;

/** Shows when an article was last changed, and when it or its sources were last checked. */
function LastRead({ updated, updatedDay = '', reviewed, sources }: Dates) {
  const edited = updated && <Time key="day" date={updated} day={updatedDay} />;
  const checked = reviewed && <Time key="day" {...reviewed} />;
  if (!edited && !checked) return null;
  const hasSources = sources.length > 0;
  const isOneDay = hasSources && reviewed?.day === updatedDay;
  return (
    <div className="text-small text-soft">
      {hasSources && checked && !isOneDay && <p>{wording.sourcesReviewed(checked)}</p>}
      {/* An edit of a text without sources implies that the text was read again. */}
      {!hasSources && checked && !edited && <p>{wording.textReviewed(checked)}</p>}
      {edited && <p>{(isOneDay ? wording.editedAndReviewed : wording.textEdited)(edited)}</p>}
    </div>
  );
}

const Time = ({ date, day }: Day) => <time dateTime={dayForMachines(date)}>{day}</time>;
