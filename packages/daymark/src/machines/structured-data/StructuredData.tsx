import type { Graph, Thing, WithContext } from 'schema-dts';
import { scriptText } from '../../ui/script-text.ts';

/** Structured data for search engines, as JSON-LD. */
export function StructuredData({ data }: { data: Graph | WithContext<Thing> }) {
  const html = { __html: scriptText(data) };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape JSON's quotes.
  return <script type="application/ld+json" dangerouslySetInnerHTML={html} />;
}
