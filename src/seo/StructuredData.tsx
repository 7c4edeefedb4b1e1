import type { Graph, Thing, WithContext } from 'schema-dts';
import { scriptText } from '../ui/script-text.ts';

/** Facts for search engines. */
export function StructuredData({ data }: { data: Graph | WithContext<Thing> }) {
  const html = { __html: scriptText(data) };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape quotes, which JSON needs.
  return <script type="application/ld+json" dangerouslySetInnerHTML={html} />;
}
