import { randomFrom } from '../../packages/daymark/src/basics/random.ts';
import { markupOf } from '../../packages/daymark/src/ui/pictures/drawing.ts';
import { HOURS } from '../../packages/daymark/src/ui/pictures/hours.ts';
import { named, type Scene } from '../../packages/daymark/src/ui/pictures/notation.ts';
import { paint } from '../../packages/daymark/src/ui/pictures/paint.ts';
import { OBJECTS, WORLDS } from '../../packages/daymark/src/ui/pictures/worlds.ts';

/** The motif that the drawing shows once for each hour. */
const AT_HOURS = 'headland';

const COLUMNS = 5;
/** The size of a picture in pixels: a quarter of a drawing. */
const PICTURE = { width: 160, height: 100, coarseness: 4 };
const CELL = { width: 176, height: 128 };
const HEADING = 38;
const MARGIN = 20;

/** Returns `docs/covers.svg`: each motif of each world, each object, and one motif at each hour. */
export function coversDrawing(): string {
  const worlds = [...WORLDS].map(([world, scenes]) => ({
    heading: `world: ${world}`,
    cells: Array.from(scenes, ([motif, scene]) => cellOf(motif, scene)),
  }));
  const objects = Array.from(OBJECTS, ([object, scene]) => cellOf(object, scene));
  const headland = named(named(WORLDS, 'coast'), AT_HOURS);
  const hours = [...HOURS.keys()].map((hour) => cellOf(hour, headland, hour, AT_HOURS));
  const sections = [
    ...worlds,
    { heading: 'objects', cells: objects },
    { heading: 'hours', cells: hours },
  ];
  let y = MARGIN;
  const parts = sections.flatMap(({ heading, cells }) => {
    const top = y + HEADING;
    const title = `<text x="${MARGIN}" y="${y + 24}" font-size="17">${heading}</text>`;
    y = top + Math.ceil(cells.length / COLUMNS) * CELL.height;
    return [
      title,
      ...cells.map((cell, index) => {
        const x = MARGIN + (index % COLUMNS) * CELL.width;
        return `<g transform="translate(${x} ${top + Math.floor(index / COLUMNS) * CELL.height})">${cell}</g>`;
      }),
    ];
  });
  const width = 2 * MARGIN + COLUMNS * CELL.width - (CELL.width - PICTURE.width);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${y}" width="${width}" height="${y}" font-family="sans-serif" font-size="13" fill="#17222b" stroke-linecap="round">`,
    '<title>The covers that the engine draws</title>',
    '<!-- `npm run reference` writes this drawing. Do not edit it. -->',
    `<path fill="#faf7f2" d="M0 0h${width}v${y}H0z"/>`,
    ...parts,
    '</svg>\n',
  ].join('\n');
}

/** Draws a scene at an hour, with a caption below. The caption is also the default of the seed. */
function cellOf(caption: string, scene: Scene, hour = scene.hours[0], seed = caption): string {
  const { width, height, coarseness } = PICTURE;
  const { shapes } = paint(scene, named(HOURS, hour), randomFrom(seed));
  const picture = markupOf(shapes, false, coarseness).replace(/><\/(?:path|circle)>/g, '/>');
  return `<svg width="${width}" height="${height}"><title>${caption}</title>${picture}</svg><text y="${height + 17}">${caption}</text>`;
}
