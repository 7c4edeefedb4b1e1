import { posix } from 'node:path';
import { isFields } from '../export/export.ts';
import { inBrackets } from '../markdown/links.ts';
import { withoutEnding } from './folder-files.ts';
import type { Settings, Source } from './folder-model.ts';
import { fieldIn, listOf, pathIn, slugFor, slugIn, textIn } from './front-matter.ts';
import type { Made, References } from './syntax/templates.ts';
import { labelOf } from './syntax/templates.ts';

/* Hexo: the addresses of its pages, and the tags of its own. */

const POST = /(?:^|\/)_(?:posts|drafts)\//;

/** Returns the path that showed a text; undefined if the files do not say it. */
export function hexoAddress(
  { path, fields, date = '', title }: Pick<Source, 'path' | 'fields' | 'date' | 'title'>,
  { content, fields: settings, permalinks }: Settings,
  language: string | undefined,
): string | undefined {
  const inContent = path.slice(content.length + 1);
  const pretty = fieldIn(settings, 'pretty_urls');
  const isShown = (name: string) => !isFields(pretty) || fieldIn(pretty, name) !== false;
  const asPath = (text: string) => {
    const whole = `/${text}`.replace(/\/{2,}/g, '/').replace(/\/index\.html$/, '/');
    return isShown('trailing_html') ? whole : whole.replace(/\.html$/, '');
  };
  const own = pathIn(fields);
  const stem = withoutEnding(inContent);
  if (!POST.test(`/${inContent}`)) return own ? asPath(own) : asPath(`${stem}.html`);
  const [, file = ''] = stem.split(/(?:^|\/)_(?:posts|drafts)\//);
  const newName = textIn(fieldIn(settings, 'new_post_name')) ?? ':title.md';
  const isDated = /^:year-:month-:day-/.test(newName);
  const name = isDated ? file.replace(/^\d{4}-\d{1,2}-\d{1,2}-/, '') : file;
  const [year = '', month = '', day = ''] = date.split('-');
  const categories = listOf(fieldIn(fields, 'categories') ?? fieldIn(fields, 'category'), /,/);
  const map = fieldIn(settings, 'category_map');
  const slugOf = (category: string) =>
    (isFields(map) ? textIn(map[category]) : undefined) ?? category.replace(/\s+/g, '-');
  const none = textIn(fieldIn(settings, 'default_category')) ?? 'uncategorized';
  const values: Readonly<Record<string, string | undefined>> = {
    year,
    month,
    day,
    i_month: String(Number(month)),
    i_day: String(Number(day)),
    title: slugIn(fields) ?? name,
    name: posix.basename(slugIn(fields) ?? name),
    post_title: slugFor(title),
    category: categories.length > 0 ? categories.map(slugOf).join('/') : none,
    lang: language ?? listOf(fieldIn(settings, 'language'))[0],
    id: textIn(fieldIn(fields, 'id')),
    abbrlink: textIn(fieldIn(fields, 'abbrlink')),
  };
  const pattern = own ?? permalinks.get('') ?? ':year/:month/:day/:title/';
  const filled = pattern.replace(/:([a-z_]+)/g, (whole, token: string) => values[token] ?? whole);
  return /:[a-z]/.test(filled) ? undefined : asPath(filled);
}

/** Returns what a tag of Hexo becomes; undefined for a tag that other tools have too. */
export function hexoTag(
  name: string,
  rest: string,
  addressOf: References['addressOf'],
): Made | undefined {
  const words = [...rest.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
    ([, double, single, bare]) => double ?? single ?? bare ?? '',
  );
  const link = (address: string, label: readonly string[], fallback: string): Made => ({
    inline: `[${labelOf(label.join(' ') || fallback)}](${inBrackets(address)})`,
  });
  const [first = '', ...others] = words;
  switch (name) {
    case 'asset_img': {
      const at = words.findIndex((word) => /\.\w{3,4}$/.test(word));
      if (at < 0) return undefined;
      const quoted = [...rest.matchAll(/"([^"]*)"|'([^']*)'/g)].map(([, a, b]) => a ?? b ?? '');
      const text = words
        .slice(at + 1)
        .filter((word) => !/^\d+%?(?:px)?$/.test(word))
        .join(' ');
      // The title may contain the description in quotes of another kind: '"the title" "the description"'.
      const inner = [...text.matchAll(/"([^"]*)"/g)].map(([, word = '']) => word);
      const [title = text, alt = title] = inner.length > 0 ? inner : quoted;
      const caption = title === '' || title === alt ? '' : ` "${title.replaceAll('"', '\\"')}"`;
      const picture = `![${labelOf(alt)}](${inBrackets(words[at] ?? '')}${caption})`;
      return { block: picture, inline: picture };
    }
    case 'asset_path':
      return { inline: inBrackets(first) };
    case 'asset_link':
      return link(first, others, first);
    case 'link':
      return /^(?:https?:|\/)/.test(others[0] ?? '')
        ? link(others[0] ?? '', [first], first)
        : undefined;
    case 'post_link':
    case 'post_path': {
      const [slug = '', anchor] = first.split('#');
      const address = addressOf(slug);
      if (address === undefined)
        return {
          inline: labelOf(others.join(' ')),
          became: 'became its words, because no text has this name',
        };
      const whole = address + (anchor === undefined ? '' : `#${anchor}`);
      const label = others.filter((word) => !/^(?:true|false)$/.test(word));
      return name === 'post_path' ? { inline: whole } : link(whole, label, slug);
    }
    default:
      return undefined;
  }
}
