/**
 * Mixes `percent` % of a second colour into the first. Returns the same `#rrggbb` on all platforms.
 */
export function mix(from: string, to: string, percent: number): string {
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) => {
    const start = channel(from, at);
    return start + Math.round(((channel(to, at) - start) * percent) / 100);
  });
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
