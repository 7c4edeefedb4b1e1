import { readFileSync } from 'node:fs';
import { engineFile } from '../../settings/engine-files.ts';
import { type Paper, withPaper } from './papers.ts';

/* The colours of tokens.css for images and files, to which style sheets of pages do not apply. */

/** The engine's design tokens, as CSS. */
export const engineTokens = readFileSync(engineFile('./src/ui/styles/tokens.css'), 'utf8');

type Scheme = 'day' | 'night';

/**
 * Returns a colour of tokens.css, such as `oklch(0.5 0.1 85)`. The accent's hue is
 * `var(--accent-hue)`.
 * @param name the name of the custom property, such as `--color-paper`
 */
export function colourToken(name: string, scheme: Scheme, paper: Paper = 'cream'): string {
  const color = String.raw`(oklch\((?:[^()]|\([^()]*\))*\))`;
  const found = new RegExp(`${name}: light-dark\\(${color}, ${color}\\)`).exec(
    withPaper(engineTokens, paper),
  );
  const value = found?.[scheme === 'day' ? 1 : 2];
  if (!value) throw new Error(`tokens.css: expected ${name}: light-dark(oklch(…), …); found none`);
  return value;
}

/**
 * Returns a colour of tokens.css as `#rrggbb`, for programs that may not support OKLCH.
 * @param accentHue the hue of the accent: its contrast depends little on the hue
 */
export function hexToken(
  name: string,
  scheme: Scheme,
  paper: Paper = 'cream',
  accentHue = 0,
): string {
  const colour = colourToken(name, scheme, paper).replace('var(--accent-hue)', String(accentHue));
  const numbers = colour.match(/[\d.]+/g) ?? [];
  const [lightness = 0, chroma = 0, hue = 0] = numbers.map(Number);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  // Source: CSS Color 4, sample code for color conversions.
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((light) => {
    // A screen shows the nearest colour that it can display.
    const shown = Math.min(1, Math.max(0, light));
    const value = shown <= 0.0031308 ? 12.92 * shown : 1.055 * shown ** (1 / 2.4) - 0.055;
    return Math.round(255 * value);
  });
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Returns the relative luminance of a colour in the form `#rrggbb`, from 0 to 1 (WCAG 2.2). */
function luminance(colour: string): number {
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

/**
 * Returns the visible colour of a partly transparent colour over the background `ground`. The opacity
 * is from 0 to 1.
 */
export function mix(colour: string, ground: string, opacity: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [front = 0, back = 0] = [colour, ground].map((hex) =>
      Number.parseInt(hex.slice(at, at + 2), 16),
    );
    return Math.round(front * opacity + back * (1 - opacity));
  });
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
