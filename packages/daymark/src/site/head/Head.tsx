import { type ComponentProps, Fragment } from 'react';
import { BASE } from '#addresses';
import type { Topic } from '../../content/topics.ts';
import type { Translation } from '../../content/translations.ts';
import type { SocialPicture } from '../../machines/social-pictures/address.ts';
import { StructuredData } from '../../machines/structured-data.tsx';
import { FEED_FORMATS } from '../../settings/addresses.ts';
import { feedPath } from '../../settings/paths.ts';
import type { proofsOf } from '../../settings/service.ts';
import type { Settings } from '../../settings/site.ts';
import { hexToken } from '../../ui/styles/colours.ts';

/** The additional metadata of an article for social networks. */
interface ArticleDates {
  /** A day, or a time with its offset: "2027-03-01T08:00:00+01:00". */
  published: string;
  modified?: string | undefined;
}

export interface HeadProps {
  identity: Settings['identity'];
  title: string;
  description: string;
  /** The canonical path, or false for a page that search engines must not index. */
  path: string | false;
  picture?: SocialPicture | undefined;
  article?: ArticleDates | undefined;
  /** Whether the site's feeds have articles. */
  hasFeed: boolean;
  /** The topic of the page, if its feeds have articles. */
  topic?: Topic | undefined;
  data?: ComponentProps<typeof StructuredData>['data'] | undefined;
  /** The page in all languages in which it exists, if there are several. */
  translations?: readonly Translation[];
  /** The path of the favicon. */
  icon: string;
  /** The proofs that the site belongs to its owner, on the home page. */
  proofs?: ReturnType<typeof proofsOf>;
  paper: Settings['theme']['paper'];
}

/**
 * All metadata of a page, in one component because Astro renders each component separately. Social
 * networks fall back from `twitter:` to `og:` properties, so no `twitter:` property repeats them.
 */
export function Head(props: HeadProps) {
  const { identity, title, description, path, picture, article } = props;
  const { hasFeed, topic, data, icon, proofs, paper } = props;
  const absolute = (path: string) => new URL(path, identity.url).href;
  return (
    <>
      <link rel="icon" href={icon} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={`${BASE}/apple-touch-icon.png`} />
      <link rel="manifest" href={`${BASE}/site.webmanifest`} />
      <meta
        name="theme-color"
        content={hexToken('--color-paper', 'day', paper)}
        media="(prefers-color-scheme:light)"
      />
      <meta
        name="theme-color"
        content={hexToken('--color-paper', 'night', paper)}
        media="(prefers-color-scheme:dark)"
      />
      <title>{title.includes(identity.name) ? title : `${title} · ${identity.name}`}</title>
      <meta name="description" content={description} />
      {path === false ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={absolute(path)} />
          {props.translations?.map(({ language, code, path }) => (
            <Fragment key={code}>
              <link rel="alternate" hrefLang={language} href={absolute(path)} />
              {code === '' && <link rel="alternate" hrefLang="x-default" href={absolute(path)} />}
            </Fragment>
          ))}
          <meta property="og:url" content={absolute(path)} />
        </>
      )}
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:site_name" content={identity.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:locale" content={identity.language.replace('-', '_')} />
      {picture && (
        <>
          <meta property="og:image" content={absolute(picture.path)} />
          <meta property="og:image:width" content={`${picture.width}`} />
          <meta property="og:image:height" content={`${picture.height}`} />
          <meta property="og:image:alt" content={picture.alt} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      {article && <meta property="article:published_time" content={article.published} />}
      {article?.modified && <meta property="article:modified_time" content={article.modified} />}
      {path !== false && hasFeed && <FeedLinks siteName={identity.name} topic={topic} />}
      {proofs?.meta.map(([name, content]) => (
        <meta key={name} name={name} content={content} />
      ))}
      {proofs?.me.map((href) => (
        <link key={href} rel="me" href={href} />
      ))}
      {data && <StructuredData data={data} />}
    </>
  );
}

interface FeedLinksProps {
  siteName: string;
  /** The topic of the page, whose feeds come first. */
  topic?: { title: string; path: string } | undefined;
}

/** Links to the feeds of a page, for feed readers. */
function FeedLinks({ siteName, topic }: FeedLinksProps) {
  const feeds = [
    ...(topic ? [{ title: `${topic.title} · ${siteName}`, path: topic.path }] : []),
    { title: siteName, path: BASE },
  ];
  return feeds.flatMap(({ title, path }) =>
    FEED_FORMATS.map(({ file, type, name }) => (
      <link
        key={path + file}
        rel="alternate"
        type={type}
        title={`${title} (${name})`}
        href={feedPath(file, path)}
      />
    )),
  );
}
