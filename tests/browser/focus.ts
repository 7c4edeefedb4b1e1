import type { Page } from '@playwright/test';

/**
 * Moves the focus through a page, forwards and backwards, to check WCAG 2.4.11 (“Focus Not
 * Obscured”).
 * @returns the controls that are outside the viewport or entirely covered when focused
 */
export function findObscured(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const focusable = 'a[href], button, input, select, textarea, summary, iframe, [tabindex="0"]';
    const controls = [...document.querySelectorAll<HTMLElement>(focusable)].filter(
      (control) => control.checkVisibility({ visibilityProperty: true }) && control.tabIndex >= 0,
    );

    const partsOf = (control: Element) =>
      [...control.getClientRects()].flatMap(({ left, top, width, height }) =>
        [0.02, 0.25, 0.5, 0.75, 0.98].flatMap((x) =>
          [0.05, 0.5, 0.95].map((y) => [left + width * x, top + height * y] as const),
        ),
      );
    const isSeen = (control: HTMLElement) => {
      const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined;
      return partsOf(control).some(([x, y]) => {
        const top = document.elementFromPoint(x, y);
        return control.contains(top) || (top && label?.contains(top));
      });
    };

    const findings = [controls, controls.toReversed()].flatMap((order) =>
      order.filter((control) => {
        control.focus();
        return document.activeElement === control && !isSeen(control);
      }),
    );
    return findings.map((control) => {
      const { top, bottom } = control.getBoundingClientRect();
      return `${control.outerHTML.slice(0, 80)} from ${Math.round(top)} to ${Math.round(bottom)} px`;
    });
  });
}
