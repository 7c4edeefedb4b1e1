/*
 * The look of a new site. The look follows from the name of the site, so that two sites differ from
 * the beginning, and the same name has the same look on every machine. Owners change it in the
 * settings.
 */

/** The settings of a look, except the form of the home page. */
interface Look {
  readonly accentHue: number;
  readonly paper: string;
  readonly corners: string;
  readonly header: string;
  readonly headlines: string;
  readonly headlineFont: string;
  readonly mark: string;
  readonly hero: { readonly motif: string; readonly hour: string; readonly place: string } | false;
}

/** The papers, each with hues of accents and hours of drawings that suit it. */
const PALETTES = [
  { paper: 'cream', hues: [150, 20, 265], hours: ['clear forenoon', 'may forenoon', 'october'] },
  { paper: 'white', hues: [255, 15, 185], hours: ['clear forenoon', 'frost', 'dusk coral'] },
  { paper: 'stone', hues: [35, 195, 265], hours: ['after rain', 'before the storm', 'october'] },
  { paper: 'sand', hues: [45, 150, 240], hours: ['late gold', 'october', 'apricot morning'] },
  { paper: 'peach', hues: [20, 350, 195], hours: ['apricot morning', 'rose dawn', 'dusk coral'] },
  { paper: 'rose', hues: [5, 325, 165], hours: ['rose dawn', 'dusk coral', 'lamplight'] },
  { paper: 'lilac', hues: [295, 265, 350], hours: ['lamplight', 'blue hour', 'rose dawn'] },
  { paper: 'mist', hues: [245, 220, 30], hours: ['frost', 'blue hour', 'clear forenoon'] },
  { paper: 'sage', hues: [150, 125, 45], hours: ['green morning', 'may forenoon', 'morning haze'] },
] as const;

const MOTIFS = [
  'mountain lake',
  'ranges in mist',
  'great tree',
  'river',
  'house in the fields',
  'rooftops',
  'canal',
  'bridge of cables',
  'chair at the window',
  'cup at the window',
  'branches in a jug',
  'desk by day',
  'cumulus',
  'wind',
  'cabin',
  'frozen lake',
  'village',
  'firs by a lake',
  'wooded slopes',
  'poplars by the water',
  'viaduct',
  'avenue',
  'sails near',
  'dunes',
] as const;

const MARKS = [
  'circle',
  'tile',
  'arch',
  'diamond',
  'hexagon',
  'leaf',
  'drop',
  'shield',
  'seal',
] as const;

/** Small headlines without serifs would be smaller than the titles below them. */
const HEADLINES = [
  { headlines: 'small', headlineFont: 'typeface' },
  { headlines: 'medium', headlineFont: 'typeface' },
  { headlines: 'large', headlineFont: 'typeface' },
  { headlines: 'medium', headlineFont: 'sans-serif' },
  { headlines: 'large', headlineFont: 'sans-serif' },
] as const;

/** FNV-1a over UTF-16 code units, 32 bits, with its bits scattered, as similar names are common. */
function hash(text: string): number {
  let state = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    state = Math.imul(state ^ text.charCodeAt(index), 0x01000193);
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  return (state ^ (state >>> 13)) >>> 0;
}

/** Returns the look of a site with this name. */
export function lookOf(name: string): Look {
  const pick = <Item>(what: string, items: readonly Item[]): Item =>
    items[hash(`${what}/${name.normalize()}`) % items.length] as Item;
  const { paper, hues, hours } = pick('paper', PALETTES);
  const place = pick('hero', ['beside', 'below', undefined]);
  return {
    accentHue: pick<number>('accent', hues),
    paper,
    corners: pick('corners', ['square', 'soft', 'round']),
    header: pick('header', ['left', 'centred']),
    ...pick('headlines', HEADLINES),
    mark: pick('mark', MARKS),
    hero: place
      ? { motif: pick('motif', MOTIFS), hour: pick<string>('hour', hours), place }
      : false,
  };
}
