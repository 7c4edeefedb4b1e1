/*
 * Measures the import of a large export of WordPress, with 100 kB for each post: CPU time and the most
 * memory. Run with: npm run bench:import. The benchmark takes a quarter of an hour, and 6 GB in
 * `.cache/bench`. For another number of posts: npm run bench:import -- 1000
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { cp, mkdir, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { keepOption, keepResult } from './results.ts';
import { inventRecords } from './search/records.ts';

const { positionals, values } = parseArgs({ allowPositionals: true, options: keepOption });
const POSTS = Number(positionals[0] ?? 20_000);
const BUDGET_GB = 1.5;
const FOLDER = resolve('.cache/bench/import');
const COMMAND = resolve('packages/daymark-import/bin/daymark-import.mjs');
/** The characters of a post's text, of one of its comments, and of a field of a plug-in. */
const [TEXT, COMMENT, FIELD] = [30_000, 1_000, 40_000];
const COMMENTS = 30;

const { words } = inventRecords(100);

/** Returns words with this number of characters in all. The words differ for each `start`. */
function prose(start: number, length: number): string {
  let text = '';
  for (let index = start; text.length < length; index += 7)
    text += `${words[(index * index) % words.length]}${index % 13 === 0 ? '. ' : ' '}`;
  return text;
}

/** Returns the text of a post in blocks, with a link to another post. */
function body(post: number): string {
  const link = `<a href="https://old.example/2020/01/post-${(post * 31) % POSTS}/">a post</a>`;
  const blocks = [`<!-- wp:paragraph -->\n<p>See ${link}.</p>\n<!-- /wp:paragraph -->`];
  for (let index = 0; blocks.join('').length < TEXT; index += 1)
    blocks.push(
      index % 8 === 7
        ? `<!-- wp:heading -->\n<h2>${prose(post + index, 30)}</h2>\n<!-- /wp:heading -->`
        : `<!-- wp:paragraph -->\n<p>${prose(post * 3 + index, 600)}</p>\n<!-- /wp:paragraph -->`,
    );
  return blocks.join('\n\n');
}

const field = (name: string, value: string | number) => `<${name}><![CDATA[${value}]]></${name}>`;

/** Returns a comment of a post, as WordPress exports comments. */
const comment = (post: number, index: number) =>
  `<wp:comment>${[
    field('wp:comment_id', post * COMMENTS + index),
    field('wp:comment_author', `Reader ${index}`),
    field('wp:comment_author_email', 'reader@mail.example'),
    field('wp:comment_author_IP', '192.0.2.7'),
    field('wp:comment_date_gmt', '2020-02-01 10:00:00'),
    field('wp:comment_content', prose(post + index, COMMENT)),
    field('wp:comment_approved', 1),
    field('wp:comment_type', 'comment'),
  ].join('')}</wp:comment>\n`;

/** Returns a post with its comments and fields, as WordPress exports them. */
const post = (number: number) =>
  `<item>${[
    `<title>${prose(number, 40)}</title>`,
    `<link>https://old.example/2020/01/post-${number}/</link>`,
    field('dc:creator', 'anna'),
    field('content:encoded', body(number)),
    field('excerpt:encoded', ''),
    `<wp:post_id>${number}</wp:post_id>`,
    field('wp:post_date', '2020-01-15 10:00:00'),
    field('wp:post_name', `post-${number}`),
    field('wp:status', 'publish'),
    field('wp:post_type', 'post'),
    `<category domain="category" nicename="topic-${number % 9}"><![CDATA[Topic ${number % 9}]]></category>`,
    `<wp:postmeta>${field('wp:meta_key', '_plug_in')}${field('wp:meta_value', prose(number, FIELD))}</wp:postmeta>`,
    ...Array.from({ length: COMMENTS }, (_, index) => comment(number, index)),
  ].join('\n')}</item>\n`;

/** Yields the export in pieces, because the whole export is too large for a string. */
function* pieces(): Generator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><title>Old</title><link>https://old.example</link><wp:wxr_version>1.2</wp:wxr_version>
<wp:base_site_url>https://old.example</wp:base_site_url><wp:base_blog_url>https://old.example</wp:base_blog_url>
`;
  for (let number = 0; number < POSTS; number += 1) yield post(number);
  yield '</channel></rss>\n';
}

await rm(FOLDER, { recursive: true, force: true });
const site = join(FOLDER, 'site');
await mkdir(site, { recursive: true });
await cp('tests/fixtures/bare/site.config.ts', join(site, 'site.config.ts'));
const file = join(FOLDER, 'export.xml');
await pipeline(Readable.from(pieces()), createWriteStream(file));
const { size } = await stat(file);

const usage = `data:text/javascript,process.on('exit',()=>console.error(JSON.stringify(process.resourceUsage())))`;
const args = ['--import', usage, COMMAND, file, site, '--yes'];
const child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'pipe'] });
let errors = '';
child.stderr.on('data', (data) => {
  errors += data;
});
const [code] = await once(child, 'exit');
if (code !== 0) throw new Error(`The import failed:\n${errors}`);
const used: NodeJS.ResourceUsage = JSON.parse(errors.trim().split('\n').at(-1) ?? '');
const seconds = (used.userCPUTime + used.systemCPUTime) / 1e6;
// `maxRSS` is in kilobytes.
const memory = used.maxRSS / 1e6;
console.log(
  `${POSTS} posts, ${(size / 1e9).toFixed(2)} GB: ${seconds.toFixed(0)} CPU seconds, at most ${memory.toFixed(2)} GB of memory (budget: ${BUDGET_GB} GB)`,
);
if (values.keep) {
  const row = { posts: POSTS, gigabytes: size / 1e9, seconds, memory };
  await keepResult('import', [row], ['posts']);
}
await rm(FOLDER, { recursive: true });
if (memory > BUDGET_GB) process.exitCode = 1;
