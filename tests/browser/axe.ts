import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { measureContrast } from './contrast.ts';

/** The Web Content Accessibility Guidelines 2.2, levels A and AA, by axe's names. */
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const CONTRAST = 'color-contrast';

/**
 * Looks for barriers in what a page shows now. What axe leaves undecided counts as a barrier,
 * except a contrast: that is measured.
 * @param part the only part to look at, as a selector
 * @returns one line for each barrier: the rule, the element and what is wrong
 */
export async function findBarriers(page: Page, part = 'html'): Promise<string[]> {
  const { violations, incomplete } = await new AxeBuilder({ page })
    .include(part)
    .options({ runOnly: STANDARDS, resultTypes: ['violations', 'incomplete'] })
    // In one go: no part of a page is in a frame.
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
  /** The least ratio of contrast that its size asks for. */
  readonly wanted: number;
}

type Nodes = Awaited<ReturnType<AxeBuilder['analyze']>>['incomplete'][number]['nodes'];

function textOf({ target, any }: Nodes[number]): Text {
  return {
    selector: target.join(' '),
    wanted: Number.parseFloat(String(any[0]?.data?.expectedContrastRatio)),
  };
}

async function lowContrasts(page: Page, texts: readonly Text[]): Promise<string[]> {
  if (texts.length === 0) return [];
  const ratios = await measureContrast(
    page,
    texts.map(({ selector }) => selector),
  );
  return texts.flatMap(({ selector, wanted }, index) => {
    const ratio = ratios[index] ?? 0;
    // So that a wanted ratio that is not a number is a finding.
    return ratio >= wanted ? [] : `${CONTRAST}: ${selector}: ${ratio.toFixed(2)} of ${wanted}`;
  });
}
