import type { Graph, Thing, WithContext } from 'schema-dts';

/**
 * Facts for search engines. The text of a script is not unescaped, so nothing in
 * it may look like markup: JSON writes `<` as an escape of its own.
 */
export function StructuredData({ data }: { data: Graph | WithContext<Thing> }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape quotes, which JSON needs.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
