/** A line of a plot, from left to right. */
export interface Series {
  readonly name: string;
  readonly points: readonly (readonly [x: number, y: number])[];
}

interface PlotOptions {
  readonly title: string;
  /** The label of the horizontal axis. */
  readonly x: string;
}

const WIDTH = 720;
const HEIGHT = 400;
const AREA = { left: 80, right: 560, top: 48, bottom: 340 };

/** Distance between two labels, so that they do not overlap. */
const LABEL_HEIGHT = 16;

/** Colours that are visible on light and on dark backgrounds. */
const COLOURS = ['#d9660f', '#2f8fd0', '#8c7ae6', '#c9528f', '#2ea36a'];
const DASHES = ['none', '8 4', '2 4', '12 4 2 4', '4 4'];

const STYLE = `
text { font: 13px system-ui, sans-serif; fill: #333; }
.title { font-weight: 600; font-size: 15px; }
.grid { stroke: #8884; }
@media (prefers-color-scheme: dark) { text { fill: #ccc; } }
`;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Returns the powers of ten around the values. */
function powersAround(values: readonly number[]): number[] {
  const first = Math.floor(Math.log10(Math.min(...values)));
  const last = Math.max(first + 1, Math.ceil(Math.log10(Math.max(...values))));
  return Array.from({ length: last - first + 1 }, (_, index) => 10 ** (first + index));
}

/** Returns a function that maps a value to its position on a logarithmic axis. */
function scale(powers: readonly number[], from: number, to: number): (value: number) => number {
  const first = Math.log10(powers[0] ?? 1);
  const last = Math.log10(powers.at(-1) ?? 10);
  return (value) => from + ((Math.log10(value) - first) / (last - first)) * (to - from);
}

/**
 * Returns vertical positions of labels, from top to bottom: as near as possible to the wanted
 * positions, without overlaps.
 */
function spread(wanted: readonly number[]): number[] {
  let previous = Number.NEGATIVE_INFINITY;
  return wanted.map((height) => {
    previous = Math.max(height, previous + LABEL_HEIGHT);
    return previous;
  });
}

const inWords = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 3 });

/** Returns an SVG image with lines on two logarithmic axes. */
export function plot(series: readonly Series[], { title, x }: PlotOptions): string {
  const points = series.flatMap((line) => line.points);
  const columns = powersAround(points.map(([across]) => across));
  const rows = powersAround(points.map(([, up]) => up));
  const left = scale(columns, AREA.left, AREA.right);
  const top = scale(rows, AREA.bottom, AREA.top);
  const at = (value: number) => value.toFixed(1);

  const grid = [
    ...columns.map(
      (value) =>
        `<path class="grid" d="M${at(left(value))} ${AREA.top}V${AREA.bottom}"/>` +
        `<text x="${at(left(value))}" y="${AREA.bottom + 20}" text-anchor="middle">${inWords(value)}</text>`,
    ),
    ...rows.map(
      (value) =>
        `<path class="grid" d="M${AREA.left} ${at(top(value))}H${AREA.right}"/>` +
        `<text x="${AREA.left - 8}" y="${at(top(value) + 4)}" text-anchor="end">${inWords(value)}</text>`,
    ),
  ];
  const ends = series
    .map(({ name, points: line }, number) => ({ name, number, end: top(line.at(-1)?.[1] ?? 1) }))
    .toSorted((one, other) => one.end - other.end);
  const heights = spread(ends.map(({ end }) => end));
  const labels = ends.map(
    ({ name, number }, index) =>
      `<text x="${AREA.right + 8}" y="${at((heights[index] ?? 0) + 4)}" style="fill:${COLOURS[number]}">${escaped(name)}</text>`,
  );
  const lines = series.map(({ points: line }, number) => {
    const path = line.map(([across, up]) => `${at(left(across))} ${at(top(up))}`).join('L');
    const dots = line.map(
      ([across, up]) =>
        `<circle cx="${at(left(across))}" cy="${at(top(up))}" r="3" fill="${COLOURS[number]}"/>`,
    );
    return `<path d="M${path}" fill="none" stroke="${COLOURS[number]}" stroke-width="2" stroke-dasharray="${DASHES[number]}"/>${dots.join('')}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
<text class="title" x="16" y="24">${escaped(title)}</text>
${grid.join('\n')}
<text x="${(AREA.left + AREA.right) / 2}" y="${AREA.bottom + 44}" text-anchor="middle">${escaped(x)}</text>
${lines.join('\n')}
${labels.join('\n')}
</svg>
`;
}
