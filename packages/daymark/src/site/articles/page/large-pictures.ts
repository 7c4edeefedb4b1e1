import * as wording from '#words';
import { tags } from '../../../basics/markup.ts';

/** Elements in which a picture must not be a button, because a click already has another meaning. */
const INTERACTIVE = new Set(['a', 'button', 'summary']);

/**
 * Makes each picture of a text that exists in a larger size a button, which opens the larger picture in a
 * popover. Browsers do this without a script: Enter opens, Escape closes, and the focus returns.
 * They load the larger picture when it is first visible. Decorative pictures stay as they are.
 */
export function withLargePictures(html: string): string {
  let result = '';
  let position = 0;
  let number = 0;
  let depth = 0;
  for (const { name, isEnd, attributes, start, end } of tags(html)) {
    if (INTERACTIVE.has(name)) depth += isEnd ? -1 : 1;
    const alt = attributes.get('alt');
    const large =
      name === 'img' && alt && depth === 0 ? largest(attributes.get('srcset')) : undefined;
    if (!large) continue;
    number += 1;
    const id = `large-picture-${number}`;
    const picture = html.slice(start, end);
    const size = `width="${attributes.get('width')}" height="${attributes.get('height')}"`;
    result +=
      html.slice(position, start) +
      `<button type="button" class="to-large" popovertarget="${id}">${picture}</button>` +
      `<span popover id="${id}" class="large-picture">` +
      `<button type="button" class="from-large" popovertarget="${id}" popovertargetaction="hide" autofocus>` +
      `<img src="${large}" alt="${alt}" ${size} loading="lazy" decoding="async"> ` +
      `<span class="button">${wording.closePicture}</span></button></span>`;
    position = end;
  }
  return result + html.slice(position);
}

/** Returns the largest picture of a set; undefined if the set has one picture only. */
function largest(set: string | undefined): string | undefined {
  const pictures = (set ?? '').split(', ').map((part) => {
    const [src = '', width = '0'] = part.split(' ');
    return { src, width: Number.parseInt(width, 10) };
  });
  const [first, ...others] = pictures.toSorted((a, b) => b.width - a.width);
  return others.length > 0 ? first?.src : undefined;
}
