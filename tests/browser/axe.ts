import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { measureContrast } from './contrast.ts';

/** Axe's tags for the Web Content Accessibility Guidelines 2.2, levels A and AA. */
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const fromBuilder = createRequire(import.meta.resolve('@axe-core/playwright'));
/**
 * The minified script of axe. A browser reads the minified script twice as fast as the script that
 * axe's package for Playwright uses.
 */
const axeSource = readFileSync(fromBuilder.resolve('axe-core/axe.min.js'), 'utf8');
const CONTRAST = 'color-contrast';
/** The minimum contrast ratio of text of normal size. */
const NORMAL_TEXT = 4.5;

/**
 * Returns the accessibility violations of a page in its current state. A check that axe leaves
 * undecided counts as a violation. Only for contrast, this function then measures the ratio itself.
 * @param part - a selector that limits the check to one part of the page
 * @returns one line for each violation: the rule, the element and the reason
 */
export async function findBarriers(page: Page, part = 'html'): Promise<string[]> {
  const { violations, incomplete } = await new AxeBuilder({ page, axeSource })
    .include(part)
    .options({ runOnly: STANDARDS, resultTypes: ['violations', 'incomplete'] })
    // Does not check frames, because no part of a page is in a frame.
    .setLegacyMode()
    .analyze();
  const undecided = incomplete.filter(({ id }) => id !== CONTRAST);
  const found = [...violations, ...undecided].flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
  const unmeasured = incomplete.filter(({ id }) => id === CONTRAST).flatMap(({ nodes }) => nodes);
  return [...found, ...(await lowContrasts(page, unmeasured.map(textOf)))];
}

interface Text {
  readonly selector: string;
  /** The minimum contrast ratio for text of this size. */
  readonly wanted: number;
}

type Nodes = Awaited<ReturnType<AxeBuilder['analyze']>>['incomplete'][number]['nodes'];

/** Returns a text whose contrast axe could not determine, with the ratio that it needs. */
function textOf({ target, any }: Nodes[number]): Text {
  return {
    selector: target.join(' '),
    // Axe names no ratio for a text of one character, because axe regards such a text as a picture.
    wanted: Number.parseFloat(String(any[0]?.data?.expectedContrastRatio ?? NORMAL_TEXT)),
  };
}

/** Measures the texts whose contrast axe cannot determine, such as text on a picture. */
async function lowContrasts(page: Page, texts: readonly Text[]): Promise<string[]> {
  if (texts.length === 0) return [];
  const ratios = await measureContrast(
    page,
    texts.map(({ selector }) => selector),
  );
  return texts.flatMap(({ selector, wanted }, index) => {
    const ratio = ratios[index] ?? 0;
    // `ratio < wanted` would not report a contrast of NaN.
    return ratio >= wanted ? [] : `${CONTRAST}: ${selector}: ${ratio.toFixed(2)} of ${wanted}`;
  });
}
