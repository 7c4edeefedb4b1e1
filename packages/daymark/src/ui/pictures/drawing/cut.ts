/** Returns path data of a lens shape with its centre at (`x`, `y`), tapered at both ends. */
export function cut(x: number, y: number, width: number, thickness: number): string {
  const half = Math.round(width / 2);
  const left = `M${Math.round(x - half)} ${Math.round(y)}`;
  return `${left}q${half}-${thickness} ${2 * half} 0-${half} ${thickness}-${2 * half} 0`;
}
