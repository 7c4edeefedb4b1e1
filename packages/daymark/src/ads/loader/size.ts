/** The size of a creative in CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

/**
 * Returns the first size that fits the available width.
 * @param sizes the value of `data-sizes`: "728x90 320x100"
 * @param width the available width in CSS pixels
 */
export function fittingSize(sizes: string, width: number): Size | undefined {
  return sizes
    .split(' ')
    .map((size) => size.split('x').map(Number))
    .map(([width = 0, height = 0]) => ({ width, height }))
    .find((size) => size.width > 0 && size.width <= width);
}
