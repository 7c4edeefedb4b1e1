/** Returns the relative luminance of a colour in the form `#rrggbb`, from 0 to 1 (WCAG 2.2). */
export function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast ratio of two colours, from 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

/** Returns the colour that a colour with an opacity from 0 to 1 shows in front of another. */
export function mix(colour: string, ground: string, opacity: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [front = 0, back = 0] = [colour, ground].map((hex) =>
      Number.parseInt(hex.slice(at, at + 2), 16),
    );
    return Math.round(front * opacity + back * (1 - opacity));
  });
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
