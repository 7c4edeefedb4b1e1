import type { SocialPicture } from '../../machines/social-pictures/address.ts';
import type { Site } from '../../settings/site.ts';
import { dayForMachines } from '../../ui/date.ts';

/** The additional metadata of an article for social networks. */
export interface ArticleFacts {
  published: Date;
  modified?: Date | undefined;
}

interface MetadataProps {
  identity: Site['identity'];
  title: string;
  description: string;
  /** The canonical path, or false for a page that search engines must not index. */
  path: string | false;
  picture?: SocialPicture | undefined;
  article?: ArticleFacts | undefined;
}

/**
 * The metadata of a page for search engines and social networks. Social networks fall back from
 * `twitter:` to `og:` properties, so no `twitter:` property repeats them.
 */
export function Metadata(props: MetadataProps) {
  const { identity, title, description, path, picture, article } = props;
  const absolute = (path: string) => new URL(path, identity.url).href;
  return (
    <>
      <title>{title.includes(identity.name) ? title : `${title} · ${identity.name}`}</title>
      <meta name="description" content={description} />
      {path === false ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={absolute(path)} />
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
      {article && (
        <meta property="article:published_time" content={dayForMachines(article.published)} />
      )}
      {article?.modified && (
        <meta property="article:modified_time" content={dayForMachines(article.modified)} />
      )}
    </>
  );
}
