import type { Locator, Page } from '@playwright/test';
import { scriptStyles } from '../../packages/daymark/src/ui/look/writing-systems.ts';
import {
  codes as all,
  type Words,
  wordsOrEnglish,
} from '../../packages/daymark/words/languages.ts';
import { isExhaustive } from '../exhaustive.ts';
import { expect } from './fixtures.ts';
import { setFontSize } from './font-size.ts';

/*
 * Checks of what both prompts, the donation dialog and the consent notice, promise on every screen.
 */

interface Screen {
  readonly width: number;
  readonly height: number;
  /** The font size that the visitor has chosen, in pixels. */
  readonly fontSize: number;
}

const every: readonly Screen[] = [320, 360, 390, 480, 767, 768, 1024, 1280].flatMap((width) =>
  [480, 560, 640, 664, 740, 900].flatMap((height) =>
    [16, 32].map((fontSize) => ({ width, height, fontSize })),
  ),
);
const few: readonly Screen[] = [
  { width: 360, height: 740, fontSize: 16 },
  { width: 360, height: 640, fontSize: 16 },
  { width: 390, height: 664, fontSize: 16 },
  { width: 320, height: 480, fontSize: 32 },
  { width: 1280, height: 480, fontSize: 16 },
];

/** Texts of a prompt: the heading, the paragraph and the buttons. */
type Texts = Readonly<Record<'h2' | 'p' | 'first' | 'last', string>>;

/** Shows a prompt in another language, with the styles of the language's script. */
const translate = (dialog: Locator, language: string, texts: Texts) =>
  dialog.evaluate(
    (box, { language, texts, css }) => {
      const root = document.documentElement;
      Object.assign(root, { lang: language, dir: language === 'ar' ? 'rtl' : '' });
      const styles = new CSSStyleSheet();
      styles.replaceSync(css);
      // The notice has a style sheet of its own.
      const own = document.adoptedStyleSheets.filter((sheet) => !Reflect.has(sheet, 'isOfTest'));
      document.adoptedStyleSheets = [...own, Object.assign(styles, { isOfTest: true })];
      const [first, last] = box.querySelectorAll('.button');
      const parts = { h2: box.querySelector('h2'), p: box.querySelector('p'), first, last };
      for (const [name, part] of Object.entries(parts))
        if (part) part.textContent = Reflect.get(texts, name);
    },
    { language, texts, css: scriptStyles(language, undefined) },
  );

/**
 * Returns the lines of an open prompt that an edge, the buttons or a fade cuts: less than half of
 * such a line is covered. Also reports the last line if it is hidden and the keyboard cannot scroll
 * to it.
 */
async function findHiddenText(page: Page, dialog: Locator): Promise<string[]> {
  const look = () =>
    dialog.evaluate((box) => {
      const lines = [...box.querySelectorAll('h2, p')].flatMap((part) => {
        if (part.querySelector('.button')) return [];
        const range = document.createRange();
        range.selectNodeContents(part);
        const lineHeight = Number.parseFloat(getComputedStyle(part).lineHeight);
        return [...range.getClientRects()].map(({ left, top, width, height }) => {
          const [x, y] = [left + width / 2, top + height / 2];
          const isSeen = (distance: number) =>
            part.contains(document.elementFromPoint(x, y + distance));
          // The box of a font may be higher than its line.
          const edge = Math.min(height, lineHeight) / 2 - 2;
          const name = `${part.textContent?.slice(0, 20)}… at ${Math.round(top)} px`;
          return { name, isWhole: isSeen(-edge) && isSeen(edge), isHalfSeen: isSeen(0) };
        });
      });
      const cut = lines.filter(({ isWhole, isHalfSeen }) => isHalfSeen && !isWhole);
      return {
        cut: cut.map(({ name }) => `${name} is cut`),
        isOneWhole: lines.some(({ isWhole }) => isWhole),
        isLastSeen: lines.at(-1)?.isWhole ?? false,
      };
    });
  const first = await look();
  const faults = first.isOneWhole ? first.cut : [...first.cut, 'no line is whole'];
  if (first.isLastSeen) return faults;
  const texts = dialog.locator('[tabindex="0"]');
  if ((await texts.count()) === 0) return [...faults, 'no tab stop scrolls to the last line'];
  await texts.focus();
  // Retries, because browsers scroll some time after the key press.
  const rest = () =>
    texts.evaluate((box) => Math.floor(box.scrollHeight - box.clientHeight - box.scrollTop));
  await page.keyboard.press('End');
  await expect.poll(rest, 'pixels below the end of the text').toBe(0);
  const last = await look();
  await page.keyboard.press('Home');
  await expect.poll(() => texts.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  return [...faults, ...last.cut, ...(last.isLastSeen ? [] : ['no key scrolls to the last line'])];
}

/**
 * Checks that no sentence of an open prompt is hidden, and that its buttons are in view: in the
 * ordinary run on a few screens in the language of the site, in the exhaustive run on every screen
 * in every language.
 * @param textsOf returns the texts of a language
 */
export async function expectWholeText(page: Page, textsOf: (words: Words) => Texts): Promise<void> {
  // Finds the prompt by its role, because its name changes with the language.
  const dialog = page.getByRole('dialog');
  const codes = isExhaustive ? all : ['', 'de', 'ar', 'ja'];
  for (const code of codes) {
    if (code) await translate(dialog, code, textsOf(wordsOrEnglish(code)));
    for (const screen of isExhaustive ? every : few) {
      await page.setViewportSize(screen);
      await setFontSize(page, screen.fontSize);
      const name = `${code} ${screen.width} × ${screen.height} px, font of ${screen.fontSize} px`;
      // Retries, because the page may not have its new size yet.
      await expect.soft.poll(() => findHiddenText(page, dialog), name).toEqual([]);
      for (const button of await dialog.locator('.button').all())
        await expect.soft(button, name).toBeInViewport({ ratio: 1 });
    }
  }
}

/**
 * Gives the focus to the first stops of a page, each at the bottom of the screen, and shows the open
 * prompt again: the menu, which hides prompts, closes when the focus leaves it.
 * @returns the stops that nobody sees then
 */
export const findCoveredStops = (dialog: Locator): Promise<string[]> =>
  dialog.evaluate(async (box) => {
    const menu = document.querySelector<HTMLElement>('#menu');
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const until = async (isShown: boolean) => {
      while (box.checkVisibility() !== isShown) await frame();
    };
    const stops = [...document.querySelectorAll<HTMLElement>('main :is(a[href], button)')]
      .filter((stop) => stop.checkVisibility({ visibilityProperty: true }) && !box.contains(stop))
      .slice(0, 60);
    const covered: string[] = [];
    for (const stop of stops) {
      menu?.showPopover();
      await until(false);
      stop.focus({ preventScroll: true });
      stop.scrollIntoView({ block: 'end' });
      await until(true);
      await frame();
      const isSeen = [...stop.getClientRects()].some(({ left, top, width, height }) =>
        [0.1, 0.5, 0.9].some((x) =>
          stop.contains(document.elementFromPoint(left + width * x, top + height / 2)),
        ),
      );
      if (!isSeen) covered.push(stop.outerHTML.slice(0, 80));
    }
    return covered;
  });
