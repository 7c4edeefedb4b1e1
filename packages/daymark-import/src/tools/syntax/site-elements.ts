/*
 * What elements of a site's own show, and elements that Daymark removes: videos and pages elsewhere.
 */
import { VIDEO_IDS, videoAt, videoPage } from 'daymark/video-address';
import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { Note } from '../../export/export.ts';
import { textNode } from '../../html/body-elements.ts';
import { element, parseHtml } from '../../html/html-tree.ts';
import { rangeOf } from '../../markdown/draft.ts';
import { inBrackets, labelOf } from '../../markdown/escape.ts';
import { isKnown } from './html-elements.ts';
import type { Surroundings } from './step.ts';

/** The arguments and attributes of players that are words, which may be as long as an id. */
export const IS_WORDS = /^(?:title|caption|label|playlabel|alt|class|className|style)$/i;

/** Returns a link to what an element shows. */
export function sourceIn(source: string, title: string): string | undefined {
  let link: string | undefined;
  visit(parseHtml(source), 'element', ({ properties }) => {
    const address = properties.src ?? properties.data;
    if (link !== undefined || typeof address !== 'string' || !/^(?:https?:)?\/\//.test(address))
      return;
    const video = videoAt(address);
    const target = video ? videoPage(video) : address.replace(/^\/\//, 'https://');
    link = `[${labelOf(String(properties.title ?? title))}](${inBrackets(target.trim())})`;
  });
  return link;
}

/** Elements of drawings, which go with the drawing. */
const IN_DRAWING =
  /^(?:path|g|use|rect|circle|line|text|tspan|defs|stop|symbol|ellipse|polygon|polyline|desc|image|mask|pattern|marker|animate|set|filter|fe[A-Z].*|clipPath|linearGradient|radialGradient|foreignObject|textPath|animate[A-Z].*|m[a-z]+|semantics|annotation)$/;

/** Returns the video that an element of the site's own shows, such as `<lite-youtube videoid="…">`. */
export function videoIn({ tagName, properties }: Element, { valueFor, title }: Surroundings) {
  const [service] = (['youtube', 'vimeo'] as const).filter((name) => tagName.includes(name));
  if (!service) return undefined;
  const values = Object.values(properties).map((value) => {
    const text = String(value ?? '');
    return text.startsWith('$data.') ? (valueFor(text.slice(6)) ?? '') : text;
  });
  const names = Object.keys(properties);
  // A shorter number is a width or a height.
  const id = values.find(
    (value, at) =>
      VIDEO_IDS[service].test(value) && value.length > 4 && !IS_WORDS.test(names[at] ?? ''),
  );
  const [linked] = values.flatMap((value) => videoAt(value) ?? []);
  const video = id === undefined ? linked : { service, id };
  return video && { ...video, title: values.find((value) => /\s/.test(value)) ?? title };
}

/**
 * Creates the function that prepares HTML for its conversion: words in angle brackets that are no element,
 * such as `<leader>`, become text, and elements of the site's own become what they show.
 */
export function preparation(source: string, surroundings: Surroundings) {
  return (tree: Root, note: Note) =>
    visit(tree, 'element', (node, index, parent) => {
      const { tagName } = node;
      if (!parent || index === undefined || isKnown(tagName) || IN_DRAWING.test(tagName))
        return undefined;
      const { start, end } = rangeOf(node) ?? { start: 0, end: 0 };
      const original = source.slice(start, end);
      const line = node.position?.start.line ?? 1;
      if (!tagName.includes('-')) {
        const { opening, closing } = node.data?.position ?? {};
        const words = (place: typeof opening) => {
          const range = place && rangeOf({ position: place });
          return range ? [textNode(source.slice(range.start, range.end))] : [];
        };
        const shown = [...words(opening), ...(node.children as []), ...words(closing)];
        parent.children.splice(index, 1, ...shown);
        note({ line, what: 'words in angle brackets', became: 'kept as text', original });
        return index;
      }
      const video = videoIn(node, surroundings);
      if (video) {
        const properties = { src: videoPage(video), title: video.title };
        parent.children.splice(index, 1, element('iframe', properties, []));
        return index + 1;
      }
      parent.children.splice(index, 1, ...(node.children as []));
      const became = node.children.length > 0 ? 'left out; the text inside stays' : 'left out';
      note({ line, what: `HTML <${tagName}>`, became, original });
      return index;
    });
}
