import type { Result, Row } from '../results.ts';
import { sourceOf } from './newest-result.ts';
import { rowsTable } from './table.ts';

/** The headings and introductions of the benchmarks whose rows become one plain table. */
const introductions: Readonly<Record<string, string>> = {
  visitor: `## Visitors

A visitor with a phone follows a link from another site, with an empty cache and a slow connection
(150 ms, 1.6 Mbit/s), and a processor at a quarter or an eighth of this machine's speed. Times are in
milliseconds, as medians. \`of peer\` is the median of the ratios to the page under \`peer\` in the same round,
and \`interval\` contains it with a probability of 95 %. From \`parse\` to \`raster\`, five traced visits say what
the page does before the first paint, and \`in typeface\` is the share of visits whose headline is in it. \`responses\` and \`bytes\` count
what arrives before the first paint, without headers. The prerendered article was requested when the
pointer rested on its link, and its time begins with the click.`,
  answers: `## Answers

The time between a press of a visitor, or the last letter, and the frame that shows the result, and the CPU
time of the longest task in between, in milliseconds, as medians. The visitor uses each control for the first
time, so the page also fetches the control's code. The processor has a quarter or an eighth of this machine's speed.
The budget for a task is 100 ms at a quarter.`,
  search: `## Search

\`milliseconds\` is the time from a pause in typing to the results on the page; \`seconds\` is the time
to make the index. The sizes are those that a browser transfers.`,
  preview: `## Live preview

The time from \`npm run dev\` to a page of an article in a browser, if an earlier start has filled
\`.cache\`, and the time from saving an edit of this article to the page that shows it. Medians of
three starts and five edits.`,
  related: `## Related articles

The time to find the related articles of every article. It grows linearly if ten times as many
articles take ten times as long.`,
  import: `## Import

The import of an export of WordPress, with 100 kB for each post: the text, 30 comments and a field of a
plug-in. \`seconds\` is CPU time, and \`memory\` the most memory in gigabytes. The budget is 1.5 GB.`,
  ads: `## Advertising

The largest contentful paint in milliseconds, with an ad network in the slots and without, on a slow
CPU and connection. The budget is 1.05 times the value without.`,
};

/** The benchmarks that have a section of their own. */
export const sections = Object.keys(introductions);

/** Returns the section of a benchmark; nothing as long as no result is kept. */
export const sectionOf = (bench: string, result: Result<Row> | undefined): string =>
  result ? `${introductions[bench]}\n\n${sourceOf(result)}\n\n${rowsTable(result.rows)}` : '';
