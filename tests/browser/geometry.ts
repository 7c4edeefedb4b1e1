import type { Page } from '@playwright/test';

/** A phone, a desktop at a zoom of 200 %, a tablet, a desktop, and a wide desktop. */
export const WIDTHS = [320, 640, 768, 1280, 1920] as const;

/**
 * Finds faults in the geometry of a page as it is shown now: content that reaches out of the page,
 * text that its box cuts off, squeezed radio buttons, and text or controls on top of each other.
 * @returns one line for each fault
 */
export const findGeometryFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** Differences up to this many pixels come from rounding and from overhanging letters. */
    const TOLERANCE = 3;
    const root = document.documentElement;
    const nameOf = (element: Element) =>
      `${element.localName}${element.classList[0] ? `.${element.classList[0]}` : ''}`;
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('.sr-only, [aria-hidden="true"], dialog, [popover], .tooltip, .skip-link');
    /**
     * Returns the nearest ancestor that scrolls or clips its content, such as the box around a wide
     * table.
     */
    const scrollerOf = (element: Element) => {
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement)
        if (getComputedStyle(box).overflowX !== 'visible') return box;
      return undefined;
    };
    /** Returns the part of a box of text that its scroller shows. */
    const shownPart = (box: DOMRect, scroller: Element | undefined) => {
      const { left, right, top, bottom } = scroller?.getBoundingClientRect() ?? box;
      const [x, y] = [Math.max(box.left, left), Math.max(box.top, top)];
      return new DOMRect(x, y, Math.min(box.right, right) - x, Math.min(box.bottom, bottom) - y);
    };

    interface Word {
      element: Element;
      text: string;
      box: DOMRect;
    }
    const faults: string[] = [];
    const words: Word[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!element || !text || !isShown(element) || element.closest('script, style, svg')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const scroller = scrollerOf(element);
      for (const line of range.getClientRects()) {
        const isOut = line.right > root.clientWidth + TOLERANCE || line.left < -TOLERANCE;
        const name = text.replace(/\s+/g, ' ').slice(0, 40);
        if (isOut && !scroller)
          faults.push(`"${name}" reaches from ${line.left} px to ${line.right} px`);
        const box = shownPart(line, scroller);
        if (box.width > 0 && box.height > 0) words.push({ element, text: name, box });
      }
    }

    if (root.scrollWidth > root.clientWidth)
      faults.push(`the page is ${root.scrollWidth} px wide on a screen of ${root.clientWidth} px`);
    for (const element of document.body.querySelectorAll('*')) {
      const { overflowX, overflowY } = getComputedStyle(element);
      const isCut = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      if (!isCut(overflowX) && !isCut(overflowY)) continue;
      const hasText = words.some((word) => element.contains(word.element));
      if (!hasText || !isShown(element)) continue;
      if (isCut(overflowX) && element.scrollWidth > element.clientWidth + TOLERANCE)
        faults.push(`${nameOf(element)} cuts off ${element.scrollWidth} px of width`);
      if (isCut(overflowY) && element.scrollHeight > element.clientHeight + TOLERANCE)
        faults.push(`${nameOf(element)} cuts off ${element.scrollHeight} px of height`);
    }
    for (const choice of document.body.querySelectorAll('[type="radio"], [type="checkbox"]')) {
      const { width, height } = choice.getBoundingClientRect();
      if (isShown(choice) && Math.abs(width - height) > 1)
        faults.push(`a ${nameOf(choice)} of ${width} × ${height} px is not as wide as high`);
    }
    /** Returns whether two boxes overlap. Adjacent lines of the same text do not count. */
    const overlap = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > TOLERANCE &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) >
        Math.max(TOLERANCE, 0.4 * Math.min(a.height, b.height));
    const isFixed = (element: Element) => element.closest('.site-header') !== null;
    const sorted = words.toSorted((a, b) => a.box.top - b.box.top);
    for (const [index, one] of sorted.entries())
      for (let next = index + 1; next < sorted.length; next += 1) {
        const other = sorted[next];
        if (!other || other.box.top > one.box.bottom) break;
        if (isFixed(one.element) !== isFixed(other.element)) continue;
        // In formulas, the boxes of signs are larger than what is drawn.
        const formula = one.element.closest('math');
        if (formula?.contains(other.element)) continue;
        if (overlap(one.box, other.box)) faults.push(`"${one.text}" lies on "${other.text}"`);
      }
    return [...new Set(faults)];
  });

/**
 * Finds lines of an article beside a tall ad slot in which fewer than 45 average letters fit.
 * @returns one line for each paragraph: its beginning, and the number of letters in its lines
 */
export const findShortLines = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const slot = document.querySelector('.with-tall-slot > .slot[data-shape="tall"]');
    if (!slot?.checkVisibility()) return [];
    const edge = slot.getBoundingClientRect();
    const end = edge.left - Number.parseFloat(getComputedStyle(slot).marginLeft);
    // Footnotes may be in a narrow column of their own.
    const texts = document.querySelectorAll(
      '.with-tall-slot > .prose :is(p, li):not(.footnotes *)',
    );
    return [...texts].flatMap((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const lines = [...range.getClientRects()];
      const { left, top } = range.getBoundingClientRect();
      if (top > edge.bottom || lines.length < 3) return [];
      const { length } = range.toString();
      const letters = (end - left) / (lines.reduce((sum, { width }) => sum + width, 0) / length);
      return letters < 45 ? [`${range.toString().slice(0, 40)}: ${letters.toFixed(1)}`] : [];
    });
  });

/**
 * Finds paragraphs with lines of more than 100 average letters.
 * @returns one line for each paragraph: its beginning, and the number of letters in its longest line
 */
export const findLongLines = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main p')].flatMap((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const lines = [...range.getClientRects()].map(({ width }) => width);
      const { length } = range.toString();
      const letters = Math.max(...lines) / (lines.reduce((sum, width) => sum + width, 0) / length);
      return letters > 100 ? [`${range.toString().slice(0, 40)}: ${letters.toFixed(1)}`] : [];
    }),
  );

/**
 * Finds text fields that show fewer than six letters, although the page has room for more.
 * @returns one line for each field: its label, and the number of average letters that fit into it
 */
export const findNarrowFields = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const fields = document.querySelectorAll<HTMLInputElement>(
      'input:not([type="radio"], [type="checkbox"]), select, textarea',
    );
    return [...fields].flatMap((field) => {
      if (!field.checkVisibility({ visibilityProperty: true })) return [];
      const { fontSize, paddingLeft, paddingRight } = getComputedStyle(field);
      const room =
        field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      const letters = room / (Number.parseFloat(fontSize) / 2);
      const label = field.labels?.[0]?.textContent ?? field.outerHTML;
      return letters < 6 ? [`${label} shows ${letters.toFixed(1)} letters`] : [];
    });
  });
