import type { Bundle } from '../../packages/daymark/src/machines/search-index/files.ts';

/** Returns the HTML of a built search page, changed to search another index. */
export function withIndex(html: string, addresses: Bundle): string {
  const bundle = JSON.stringify(serialized(addresses)).replaceAll('"', '&quot;');
  const changed = html.replace(/(?<=&quot;bundle&quot;:).*?(?=,&quot;needs&quot;)/, () => bundle);
  if (changed === html) throw new Error('The search page has no properties of the search.');
  return changed;
}

/** Returns a value in the form in which Astro serializes the properties of islands. */
function serialized(value: unknown): unknown {
  if (Array.isArray(value)) return [1, value.map(serialized)];
  if (typeof value !== 'object' || value === null) return [0, value];
  return [
    0,
    Object.fromEntries(Object.entries(value).map(([name, part]) => [name, serialized(part)])),
  ];
}
