/*
 * Rules that convert tags of templates that many tools, themes and plug-ins have.
 */
import { posix } from 'node:path';
import { PICTURE_EXTENSIONS, recordingIn } from 'daymark/texts';
import { VIDEO_IDS, type Video, videoAt, videoPage } from 'daymark/video-address';
import { isFile } from '../../export/addresses.ts';
import { inQuotes } from '../../html/code-in-html.ts';
import { inBrackets, labelOf } from '../../markdown/escape.ts';
import { codeBlock } from './markdown-code.ts';
import { IS_WORDS, KEPT_TEXT, type Made, type Surroundings } from './step.ts';
import type { Tag } from './template-tags.ts';

/** The named and the other arguments of a tag. */
interface Arguments {
  named: Map<string, string>;
  others: string[];
}

/**
 * Reads arguments such as `src="a.png" width=300` or `"a.png", "A pier"`.
 * @param valueFor returns the value of a word without quotes, if it is the name of a variable
 */
function argumentsOf(
  text: string,
  valueFor: (name: string) => string | undefined = () => undefined,
): Arguments {
  const named = new Map<string, string>();
  const others: string[] = [];
  const part =
    /(?:(?<![\w.:-])([\w.:-]+)\s*[=:]\s*)?(?:"((?:\\.|[^"\\])*)"|'((?:\\.|[^'\\])*)'|`([^`]*)`|([^\s,"'`]+))/g;
  for (const [, name, double, single, raw, bare] of text.matchAll(part)) {
    const value =
      (double ?? single)?.replace(/\\(.)/g, '$1') ?? raw ?? valueFor(bare ?? '') ?? bare ?? '';
    if (name === undefined) others.push(value);
    else named.set(name.toLowerCase(), value);
  }
  return { named, others };
}

/** Returns the language of code that the arguments of a tag name. */
export const languageIn = (rest: string): string => {
  const { named, others } = argumentsOf(rest);
  return languageFrom(named.get('lang') ?? others[0] ?? '');
};
const languageFrom = (name: string) => (/^[\w+#.-]+$/.test(name) ? name : '');

const PICTURE = new RegExp(`\\.(?:bmp|${PICTURE_EXTENSIONS})(?:$|[?#])`, 'i');
const IS_PICTURE_TAG =
  /(?:^|[-_/.])(?:img|image|figure|fig|picture|photo|screenshot)(?:s?$|[-_/.])|image/i;
/** Matches tags that show a small picture without a meaning for the text. */
const SMALL = /avatar|icon|logo|badge|^qr$/;
const IS_NOTE =
  /^(?:notice|note|notes|alert|callout|admonition|tip|hint|warning|warn|info|important|caution|danger|message|panel)$/i;

/** Matches names of notes that do not contain the kind of the note. */
const IS_PLAIN_NOTE = /^(?:note|notes|notice|callout|alert|admonition|panel|message)$/i;

/** Tags whose content visitors open. */
const IS_FOLDED =
  /^(?:details|expand|collapse|collapsible|spoiler|toggle|accordion|fold|hidden-content)$/;

/** The address of a page by its id, for tags with the names of services. */
const SERVICES: Readonly<Record<string, ((id: string) => string) | undefined>> = {
  slideshare: (id) => `https://www.slideshare.net/slideshow/embed_code/${id}`,
  speakerdeck: (id) => `https://speakerdeck.com/player/${id}`,
  scribd: (id) => `https://www.scribd.com/document/${id}`,
  asciinema: (id) => `https://asciinema.org/a/${id}`,
  codepen: (id) => `https://codepen.io/pen/${id}`,
  jsfiddle: (id) => `https://jsfiddle.net/${id}`,
};

/** A template tag with its context in the text. */
interface Call extends Arguments {
  surroundings: Surroundings;
  kind: Tag['kind'];
  /** The name without folders and endings, in lower case, and as it is written. */
  key: string;
  called: string;
  /** The text after the name. */
  rest: string;
  /** The text between the tag and its end; undefined for a tag without an end. */
  content: string | undefined;
  isInclude: boolean;
  isInHtml: boolean;
  /** Whether the tag is at the top level of the text, where a player can stand. */
  isAtTop: boolean;
  isOnOwnLine: boolean;
  /** Whether an address is expected in the place of the tag. */
  isAddress: boolean;
}

/**
 * Converts a tag; returns undefined if another rule may know the tag, `null` if only its content can
 * stay.
 */
type Rule = (call: Call) => Made | null | undefined;

/** Reads a tag for the rules. */
function callOf(
  { name, rest, kind }: Tag,
  more: Omit<Call, keyof Arguments | 'kind' | 'key' | 'called' | 'rest' | 'isInclude'>,
): Call {
  const isInclude =
    kind === 'tag' && /^(?:include|include_relative|render|include_cached)$/.test(name);
  const given = argumentsOf(rest, kind === 'tag' ? more.surroundings.valueFor : undefined);
  const called = isInclude ? (given.others.shift() ?? '') : name;
  const [last = ''] = called.split('/').slice(-1);
  const key = last.replace(/\.\w+$/, '').toLowerCase();
  return { ...more, ...given, kind, rest, called, key, isInclude };
}

/** Makes a link of a call whose result cannot be shown. */
const linkIn = ({ isInHtml }: Call, address: string, words = address): Made => ({
  inline: linkTo(address, words, isInHtml),
  became: 'became a link',
});

/** A tag that only this tool has. */
const own: Rule = ({ kind, called, rest, isInclude, isInHtml, surroundings }) =>
  kind === 'tag' && !isInclude && !isInHtml
    ? surroundings.tagOf?.(called, rest, surroundings.addressOf)
    : undefined;

/** Converts a reference to another text to the address of the text. */
const reference: Rule = ({ key, named, others, isInclude, isInHtml, isAddress, surroundings }) => {
  if (!/^(?:ref|relref|link|post_url)$/.test(key) || isInclude) return undefined;
  if (others.length + named.size === 0) return undefined;
  const [path = '', anchor] = (named.get('path') ?? others.join(' ')).split(/#(.*)/s);
  const address = path === '' ? '' : surroundings.addressOf(path);
  if (address === undefined)
    return { inline: '', became: 'left out, because no text has this name' };
  const whole = address + (anchor === undefined ? '' : `#${anchor}`);
  return { inline: isAddress ? whole : linkTo(whole, path, isInHtml) };
};

/** A tag of the site's own that makes an address, such as {% link_to "the-pier" %}. */
const address: Rule = ({ isAddress, others: [target = ''], surroundings }) => {
  const made = isAddress && target !== '' ? surroundings.addressOf(target) : undefined;
  if (made !== undefined) return { inline: made };
  return isAddress && /^\/\S*$/.test(target) ? { inline: target } : undefined;
};

/** Converts a tag of a video service to a player, or to a link where no player can be. */
const video: Rule = ({ key, named, others, isInHtml, isAtTop, surroundings }) => {
  const found = videoOf(key, named, others);
  if (!found) return undefined;
  const given = named.get('title') ?? named.get('caption') ?? phraseIn(others);
  const words = labelOf(given ?? surroundings.title);
  if ('link' in found && isInHtml) return { inline: htmlLink(found.link, words) };
  if ('link' in found) return { inline: `[${words}](${found.link})`, became: 'became a link' };
  const page = videoPage(found);
  if (isInHtml) return { inline: `<iframe src="${page}" title="${inQuotes(words)}"></iframe>` };
  const inline = `[${words}](${page})`;
  return isAtTop
    ? { block: videoDirective(words, found), inline }
    : { inline, became: 'became a link' };
};

/** Posts of other sites, whose tags have names of their own. */
const post: Rule = (call) => {
  const { key, named, others } = call;
  const id = named.get('id');
  if (key === 'gist') {
    const [user = '', gist = ''] = others.length > 1 ? others : ['', others[0] ?? id ?? ''];
    return linkIn(call, `https://gist.github.com/${[user, gist].filter(Boolean).join('/')}`);
  }
  if (/^(?:tweet|x|twitter|x_simple|twitter_simple)$/.test(key)) {
    const url = [...named.values(), ...others].find((value) => /^https?:/.test(value));
    const user = named.get('user') ?? (others.length > 1 ? others[0] : undefined) ?? 'i/web';
    return linkIn(call, url ?? `https://x.com/${user}/status/${id ?? others.at(-1) ?? ''}`);
  }
  if (!key.startsWith('instagram')) return undefined;
  return linkIn(call, `https://www.instagram.com/p/${id ?? others[0] ?? ''}/`);
};

/** Converts a tag of a picture to Markdown or HTML. */
const picture: Rule = ({ key, called, named, others, content, isInclude, isInHtml }) => {
  const isPictureAlone =
    content === undefined && !isInclude && PICTURE.test(named.get('src') ?? others[0] ?? '');
  const isPictureTag = IS_PICTURE_TAG.test(key) || IS_PICTURE_TAG.test(called);
  if (!isPictureTag && (!isPictureAlone || SMALL.test(key))) return undefined;
  const found = pictureOf(named, others, content);
  return found && (isInHtml ? { inline: htmlPicture(found) } : markdownPicture(found));
};

/** Tags around text: details, tabs and steps, notes and quotations. */
const box: Rule = ({ key, named, others, rest, content, isInHtml, isAtTop }) => {
  if (content === undefined || isInHtml) return undefined;
  const heading = argumentOf(named, 'title', 'summary', 'name', 'label', 'header') ?? others[0];
  if (IS_FOLDED.test(key) && isAtTop) {
    const summary = inQuotes(labelOf(heading ?? 'Details')).replaceAll('>', '&gt;');
    return { around: [`<details>\n<summary>${summary}</summary>`, '</details>'] };
  }
  if (/^(?:tab|tabitem|step|accordion-?item)$/.test(key) && heading)
    return { around: [`**${labelOf(heading)}**`, ''], became: 'became its title and its text' };
  if (IS_NOTE.test(key) && isAtTop) {
    const kind = [key, ...others].findLast(
      (word) => IS_NOTE.test(word) && !IS_PLAIN_NOTE.test(word),
    );
    const own = kind && kind.charAt(0).toUpperCase() + kind.slice(1);
    const label = named.get('title') ?? phraseIn(others) ?? own;
    return { around: [label ? `:::note[${labelOf(label)}]` : ':::note', ':::'] };
  }
  if (!/^(?:quote|blockquote)$/.test(key) || !isAtTop) return undefined;
  const who = named.get('author') ?? named.get('cite') ?? rest.replace(/^["']|["']$/g, '');
  return { around: [who ? `:::quote[${labelOf(who)}]` : ':::quote', ':::'] };
};

/** Shortcodes that show a setting of the site or a field of the text. */
const variable: Rule = ({ kind, key, others: [name = ''], surroundings: { valueFor } }) => {
  if (kind !== 'shortcode') return undefined;
  const url = /^base_?url$/.test(key) ? valueFor('site.url') : undefined;
  if (url !== undefined) return { inline: `${url}/` };
  if (key !== 'param') return undefined;
  const value = valueFor(`page.${name}`) ?? valueFor(`site.${name}`);
  return value === undefined ? null : { inline: value };
};

/** Converts a tag around pictures to a gallery. */
const gallery: Rule = ({ key, named, content, isInHtml, isAtTop }) => {
  if (!/gallery/.test(key) || content === undefined || isInHtml) return undefined;
  const caption = named.get('caption') ?? named.get('title') ?? '';
  const isLabel = caption !== '' && !isLinked(caption);
  const below = caption !== '' && !isLabel ? `\n\n${caption}` : '';
  if (isAtTop && hasOnlyPictures(content))
    return { around: [`:::gallery${isLabel ? `[${labelOf(caption)}]` : ''}`, `:::${below}`] };
  return caption === '' ? undefined : { around: ['', caption], became: KEPT_TEXT };
};

/** A file of the site: its code, a player, or a link. */
const file: Rule = (call) => {
  const { named, others, isInclude, isInHtml, isOnOwnLine, surroundings } = call;
  const names = ['src', 'file', 'filename', 'path', 'url', 'mp4'];
  const path = argumentOf(named, ...names) ?? others[0] ?? '';
  const code = isInclude || isInHtml || !isOnOwnLine ? undefined : surroundings.codeIn(path);
  if (code !== undefined) {
    const language = named.get('language') ?? posix.extname(path).slice(1);
    return { block: codeBlock(code, languageFrom(named.get('lang') ?? language)) };
  }
  if (!isFile(path) || /^https?:/.test(path)) return undefined;
  return fileShown(path, argumentOf(named, 'caption', 'title', 'alt') ?? phraseIn(others), call);
};

/** Tags with the names of services, and tags of the site's own that show a page elsewhere, such as slides. */
const page: Rule = (call) => {
  const { key, named, others, surroundings } = call;
  const values = [...named.values(), ...others];
  const service = SERVICES[key]?.(named.get('id') ?? others[0] ?? '');
  if (service) return linkIn(call, service, phraseIn(values) ?? surroundings.title);
  const shown = values.find((value) => /^https?:\/\/\S+$/.test(value));
  return shown ? linkIn(call, shown, phraseIn(values) ?? shown) : undefined;
};

const RULES = [own, reference, address, video, post, picture, box, variable, gallery];
/** The rules for tags without an end. */
const ALONE = [file, page];

/** Converts a tag or a shortcode; undefined if only its content can stay. */
export function convertTag(...tag: Parameters<typeof callOf>): Made | undefined {
  const call = callOf(...tag);
  const isAlone = call.content === undefined && !SMALL.test(call.key);
  for (const rule of isAlone ? [...RULES, ...ALONE] : RULES) {
    const made = rule(call);
    if (made !== undefined) return made ?? undefined;
  }
  return undefined;
}

const isLinked = (markdown: string) => /\]\(/.test(markdown);

/**
 * Matches an item of a gallery: a tag, or a picture in Markdown or HTML, perhaps in a link to its
 * full size.
 */
const IN_GALLERY =
  /\{\{[<%]\s*([\w/-]+)(?![\w/-])[^{}]*[%>]\}\}|\{%-?\s*([\w/-]+)(?![\w/-])[^{}]*%\}|!\[[^[\]]*\]\([^()]*\)|(?:<a\s[^<>]*href="([^"<>]*)"[^<>]*>\s*)?<img\s[^<>]*>(?:\s*<\/a>)?/g;

/** Returns whether only pictures without links to other pages stand between the tags of a gallery. */
const hasOnlyPictures = (content: string): boolean => {
  let pictures = 0;
  const rest = content.replace(
    IN_GALLERY,
    (part, ...[shortcode, tag, target = '.png']: (string | undefined)[]) => {
      const name = shortcode ?? tag;
      const isPicture = name === undefined || (IS_PICTURE_TAG.test(name) && !/\slink=/.test(part));
      if (!isPicture || !PICTURE.test(target)) return part;
      pictures += 1;
      return '';
    },
  );
  return pictures > 1 && rest.trim() === '';
};

/** Returns a player for a sound of the site, and a link for any other file. */
function fileShown(file: string, caption: string | undefined, { isAtTop, isInHtml }: Call): Made {
  const isPlain = caption !== undefined && !isLinked(caption);
  const words = isPlain ? caption : posix.basename(file);
  if (isInHtml) return { inline: htmlLink(file, words), became: 'became a link' };
  const below = caption === undefined || isPlain ? [] : [caption];
  if (isAtTop && recordingIn(file) === 'sound')
    return { block: [`::audio[${labelOf(words)}]{src="${file}"}`, ...below].join('\n\n') };
  const link = [`[${labelOf(words)}](${inBrackets(file)})`, ...below];
  return { block: link.join('\n\n'), inline: link.join(' '), became: 'became a link' };
}

const htmlLink = (address: string, words: string) =>
  `<a href="${inQuotes(address)}">${inQuotes(words)}</a>`;
/** Writes a link in the language around the call: HTML or Markdown. */
const linkTo = (address: string, words: string, isInHtml: boolean) =>
  isInHtml
    ? htmlLink(address, words)
    : words === address
      ? `<${address}>`
      : `[${labelOf(words)}](${address})`;

/** Returns the first value that is several words, which is probably a title. */
const phraseIn = (values: readonly string[]): string | undefined =>
  values.find((value) => /\s/.test(value) && !/^https?:/.test(value));

/** Returns the video of a tag whose name contains the name of a service. */
function videoOf(
  name: string,
  named: ReadonlyMap<string, string>,
  others: readonly string[],
): Video | { link: string } | undefined {
  const isYouTube = /youtube|^yt$/.test(name);
  const service = isYouTube ? 'youtube' : 'vimeo';
  const values = [...named].flatMap(([key, value]) => (IS_WORDS.test(key) ? [] : [value]));
  values.push(...others);
  if (isYouTube || /vimeo/.test(name)) {
    const ids = [
      named.get('id'),
      named.get('video_id'),
      named.get('videoid'),
      ...others,
      ...values,
    ];
    for (const value of ids) {
      const id = value?.trim() ?? '';
      if (VIDEO_IDS[service].test(id)) return { service, id };
    }
  }
  const url = values.find((value) => /^(?:https?:)?\/\//.test(value));
  if (!url) return undefined;
  return videoAt(url) ?? (isYouTube ? { link: url } : undefined);
}

/**
 * Returns the directive that shows a video.
 * @param title a result of `labelOf`
 */
export const videoDirective = (title: string, { service, id }: Video): string =>
  `::video[${title}]{${service}=${id}}`;

/** The facts about a picture in shortcodes and tags, whatever the tool names them. */
interface PictureArguments {
  src: string;
  alt: string;
  caption: string;
  link: string;
}

/** Returns the value of the first of some arguments that has a value. */
const argumentOf = (named: ReadonlyMap<string, string>, ...names: string[]): string | undefined =>
  names.map((name) => named.get(name)).find(Boolean);

const PICTURE_ARGUMENTS = 'src url path file filename image image_path img source'.split(' ');

/** Returns the picture that the arguments of a tag name. */
function pictureOf(
  named: ReadonlyMap<string, string>,
  others: readonly string[],
  content: string | undefined,
): PictureArguments | undefined {
  const src =
    argumentOf(named, ...PICTURE_ARGUMENTS) ??
    others.find((value) => PICTURE.test(value)) ??
    others.find((value) => /^(?:https?:\/\/|\/)\S+$/.test(value));
  if (!src || /[{}]/.test(src) || (/\s/.test(src.trim()) && !PICTURE.test(src))) return undefined;
  const words = phraseIn(others.filter((value) => value !== src)) ?? '';
  const caption =
    argumentOf(named, 'caption', 'figcaption') ?? content?.trim() ?? named.get('title') ?? '';
  return {
    src: src.trim(),
    alt: argumentOf(named, 'alt', 'alttext', 'alt_text') ?? words,
    caption: [caption, creditIn(named)].filter(Boolean).join(' '),
    link: named.get('link') ?? '',
  };
}

/** Returns who made a picture, with a link to the page that the tag names. */
function creditIn(named: ReadonlyMap<string, string>): string | undefined {
  const [who, page] = [named.get('attr'), named.get('attrlink')];
  return who && page ? `[${who}](${inBrackets(page)})` : who;
}

/**
 * Writes a picture in Markdown, with the caption as its title, and inside its link if the picture
 * has a link.
 */
function markdownPicture({ src, alt, caption, link }: PictureArguments): Made {
  const plain = caption.replace(/\s+/g, ' ').trim().replaceAll('"', '\\"');
  const picture = `![${labelOf(alt)}](${inBrackets(src)}${plain ? ` "${plain}"` : ''})`;
  const whole = link ? `[${picture}](${inBrackets(link)})` : picture;
  return { block: whole, inline: whole, inside: true };
}

const htmlPicture = ({ src, alt, caption }: PictureArguments) =>
  `<img src="${inQuotes(src)}" alt="${inQuotes(alt)}"${caption ? ` title="${inQuotes(caption)}"` : ''}>`;
