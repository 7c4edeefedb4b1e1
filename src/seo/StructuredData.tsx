import type { Graph, Thing, WithContext } from 'schema-dts';

const ESCAPES: Record<string, string> = { '<': '\\u003c', '>': '\\u003e', '&': '\\u0026' };

/**
 * Facts for search engines. The text of a script is not unescaped, so nothing in it may look like
 * markup: what does is escaped as JSON escapes it.
 */
export function StructuredData({ data }: { data: Graph | WithContext<Thing> }) {
  const json = JSON.stringify(data).replace(/[<>&]/g, (sign) => ESCAPES[sign] ?? sign);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape quotes, which JSON needs.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
