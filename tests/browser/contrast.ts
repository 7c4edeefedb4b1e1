import type { Page } from '@playwright/test';

/**
 * The share of pixels behind a text that the measurement ignores, such as those of a star in a
 * drawing of the sky.
 */
const SPECKS = 0.001;

/**
 * Measures the contrast between texts and the pixels behind them, for backgrounds that styles do
 * not determine: drawings, and content visible through the header bar.
 * @param selectors - one selector for each text
 * @returns the minimum contrast ratio of each text, from 1 to 21
 */
export async function measureContrast(page: Page, selectors: readonly string[]): Promise<number[]> {
  // A font that arrives between the two steps below would move the texts.
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  const texts = await page.evaluate(hideTexts, selectors);
  const clip = around(texts.flatMap(({ lines }) => lines));
  const image = await page.screenshot({ fullPage: true, clip });
  await page.evaluate(showTexts, selectors);
  return page.evaluate(leastContrasts, {
    png: image.toString('base64'),
    corner: clip,
    texts,
    specks: SPECKS,
  });
}

/** A box on the page, in whole pixels from the page's corner. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface HiddenText {
  /** The colour of the text in CSS notation. */
  readonly colour: string;
  /** One box for each line of the text. */
  readonly lines: readonly Box[];
}

/** Returns the smallest box around boxes. */
function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/* The functions below run in the browser, and therefore use nothing from the outer scope. */

/** Hides the texts, so that a screenshot shows only the pixels behind them. */
function hideTexts(selectors: readonly string[]): HiddenText[] {
  // Texts that are scrolled out of view, in tables and drawings on a phone, have no pixels.
  for (const selector of selectors)
    document
      .querySelector(selector)
      ?.closest<HTMLElement>('[tabindex="0"]')
      ?.style.setProperty('overflow', 'visible', 'important');
  const elements: HTMLElement[] = [];
  const texts = selectors.map((selector) => {
    const element = document.querySelector<HTMLElement>(selector);
    if (!element) throw new Error(`${selector}: expected an element; found none`);
    const { color: colour } = getComputedStyle(element);
    const range = document.createRange();
    range.selectNodeContents(element);
    const lines = [...range.getClientRects()]
      .filter(({ width, height }) => width >= 1 && height >= 1)
      .map(({ x, y, width, height }) => ({
        x: Math.ceil(x + scrollX),
        y: Math.ceil(y + scrollY),
        width: Math.floor(width),
        height: Math.floor(height),
      }));
    // The lines of fractions and roots belong to the elements around the text of a formula.
    elements.push(element.closest<HTMLElement>('math') ?? element);
    return { colour, lines };
  });
  // Texts inside the element, such as links, are hidden too, because they are not the background of
  // the text.
  for (const element of elements)
    for (const part of [element, ...element.querySelectorAll<HTMLElement>('*')]) {
      part.style.setProperty('color', 'transparent', 'important');
      part.style.setProperty('text-decoration-color', 'transparent', 'important');
    }
  return texts;
}

/** Undoes `hideTexts`. Runs in the page. */
function showTexts(selectors: readonly string[]): void {
  for (const selector of selectors) {
    const text = document.querySelector<HTMLElement>(selector);
    const element = text?.closest<HTMLElement>('math') ?? text;
    for (const part of element ? [element, ...element.querySelectorAll<HTMLElement>('*')] : []) {
      part.style.removeProperty('color');
      part.style.removeProperty('text-decoration-color');
    }
    text?.closest<HTMLElement>('[tabindex="0"]')?.style.removeProperty('overflow');
  }
}

interface Picture {
  /** The image in base64. */
  readonly png: string;
  /** The position of the image on the page. */
  readonly corner: Pick<Box, 'x' | 'y'>;
  readonly texts: readonly HiddenText[];
  readonly specks: number;
}

/**
 * Returns the least contrast of each text to the pixels behind it. Runs in the page, which can
 * decode images.
 */
async function leastContrasts({ png, corner, texts, specks }: Picture): Promise<number[]> {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('canvas: expected a 2d context to read pixels; found none');

  // Relative luminance. Source: WCAG 2.2, definitions.
  const linear = Float64Array.from({ length: 256 }, (_, value) =>
    value <= 0.04045 * 255 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  const channel = (value = 0) => linear[value] ?? 0;
  const luminance = (pixels: Uint8ClampedArray, at: number) =>
    0.2126 * channel(pixels[at]) +
    0.7152 * channel(pixels[at + 1]) +
    0.0722 * channel(pixels[at + 2]);
  const inks = texts.map(({ colour }) => {
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    return luminance(context.getImageData(0, 0, 1, 1).data, 0);
  });
  context.drawImage(image, 0, 0);

  return texts.map(({ lines }, index) => {
    const ink = inks[index] ?? 0;
    // Typed arrays, because a text may cover a million pixels.
    const count = lines.reduce((sum, { width, height }) => sum + width * height, 0);
    const ratios = new Float64Array(count);
    let next = 0;
    for (const { x, y, width, height } of lines) {
      const { data } = context.getImageData(x - corner.x, y - corner.y, width, height);
      for (let at = 0; at < data.length; at += 4) {
        const paper = luminance(data, at);
        ratios[next++] = (Math.max(ink, paper) + 0.05) / (Math.min(ink, paper) + 0.05);
      }
    }
    return ratios.sort()[Math.floor(count * specks)] ?? 0;
  });
}
