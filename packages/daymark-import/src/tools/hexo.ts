import { posix } from 'node:path';
import { isFields } from '../export/export.ts';
import { inBrackets, labelOf } from '../markdown/escape.ts';
import { asPath, filled, placeIn, valuesOfDay } from './address-patterns.ts';
import { fieldIn, listOf, textIn } from './fields.ts';
import { slugFor, slugIn, textFor } from './front-matter.ts';
import type { Made } from './syntax/step.ts';
import { isMarkdown } from './text-files.ts';
import type { Configuration, FolderTool } from './tool.ts';

/* The rules for Hexo: the addresses of its pages, and its own tags. */

const POST = /(?:^|\/)_(?:posts|drafts)\//;

const settingIn = ({ fields }: Configuration, name: string) => textIn(fieldIn(fields, name));

/** Converts a tag that only Hexo has; undefined for any other tag. */
const tagOf: FolderTool['tagOf'] = (name, rest, addressOfText) => {
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
      const address = addressOfText(slug);
      if (address === undefined) {
        const became = 'became its words, because no text has this name';
        return { inline: labelOf(others.join(' ')), became };
      }
      const whole = address + (anchor === undefined ? '' : `#${anchor}`);
      const label = others.filter((word) => !/^(?:true|false)$/.test(word));
      return name === 'post_path' ? { inline: whole } : link(whole, label, slug);
    }
    default:
      return undefined;
  }
};

export const hexo: FolderTool = {
  name: 'Hexo',
  signs: [{ files: '_config.yml _config.yaml', beside: /^scaffolds$/ }],
  dependency: 'hexo',
  isSite: true,
  addressIn: (configuration, usual) =>
    /^https?:\/\/[^/]+\/./.test(usual)
      ? usual
      : usual.replace(/\/$/, '') + (settingIn(configuration, 'root') ?? ''),
  contentIn: (configuration) => settingIn(configuration, 'source_dir') ?? 'source',
  languagesIn({ fields }) {
    const codes = listOf(fields.language, /,/).filter((code) => code !== 'default');
    // The only language may be the language of the texts outside of folders with translations.
    return codes.length < 2 ? [] : codes.map((code) => ({ code, folders: [] }));
  },
  hasTimeZone: true,
  hasReservedFolders: true,
  textFilter: async () => (file, folders) =>
    isMarkdown(file) && folders.every((name) => !/^_(?!posts$|drafts$)/.test(name)),
  kindOf: () => 'page',
  templates: 'Liquid or Nunjucks',
  tagOf,
  addressOf({ path, fields, date, title }, settings, _prefix, language) {
    const pretty = fieldIn(settings.fields, 'pretty_urls');
    const isShown = !isFields(pretty) || fieldIn(pretty, 'trailing_html') !== false;
    const shown = (text: string) => (isShown ? asPath(text) : asPath(text).replace(/\.html$/, ''));
    const own = textFor(fields, 'path');
    const { stem } = placeIn(path, settings);
    if (!POST.test(`/${stem}`)) return shown(own || `${stem}.html`);
    const [, file = ''] = stem.split(POST);
    const isDated = /^:year-:month-:day-/.test(settingIn(settings, 'new_post_name') ?? '');
    const name = isDated ? file.replace(/^\d{4}-\d{1,2}-\d{1,2}-/, '') : file;
    const categories = listOf(fieldIn(fields, 'categories') ?? fieldIn(fields, 'category'), /,/);
    const map = fieldIn(settings.fields, 'category_map');
    const slugOf = (category: string) =>
      (isFields(map) ? textIn(map[category]) : undefined) ?? category.replace(/\s+/g, '-');
    const pattern = own ?? (settingIn(settings, 'permalink') || ':year/:month/:day/:title/');
    const whole = filled(pattern, {
      ...valuesOfDay(date),
      title: slugIn(fields) ?? name,
      name: posix.basename(slugIn(fields) ?? name),
      post_title: slugFor(title),
      category:
        categories.map(slugOf).join('/') ||
        (settingIn(settings, 'default_category') ?? 'uncategorized'),
      lang: language?.code ?? listOf(fieldIn(settings.fields, 'language'))[0],
      id: textIn(fieldIn(fields, 'id')),
      abbrlink: textIn(fieldIn(fields, 'abbrlink')),
    });
    return /:[a-z]/.test(whole) ? undefined : shown(whole);
  },
  feeds: ['/atom.xml', '/rss2.xml'],
};
