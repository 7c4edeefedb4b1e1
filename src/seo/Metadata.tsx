import type { Site } from '../site/schema/site.ts';
import { pageTitle } from './page-title.ts';

interface MetadataProps {
  identity: Site['identity'];
  title: string;
  description: string;
  /** The canonical path, or false for a page that is not to be found. */
  path: string | false;
  kind: 'website' | 'article';
  /** The paths of the pages before and after this one, in a list of several pages. */
  previous?: string | undefined;
  next?: string | undefined;
}

/** What search engines and social networks read of a page. */
export function Metadata(props: MetadataProps) {
  const { identity, title, description, path, kind, previous, next } = props;
  const fullTitle = pageTitle(title, identity.name);
  const absolute = (path: string) => new URL(path, identity.url).href;
  const canonical = path === false ? undefined : absolute(path);
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {canonical ? (
        <link rel="canonical" href={canonical} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      {previous && <link rel="prev" href={absolute(previous)} />}
      {next && <link rel="next" href={absolute(next)} />}
      <meta property="og:type" content={kind} />
      <meta property="og:site_name" content={identity.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:locale" content={identity.language.replace('-', '_')} />
      {canonical && <meta property="og:url" content={canonical} />}
    </>
  );
}
