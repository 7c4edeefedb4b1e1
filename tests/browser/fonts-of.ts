import type { Page } from '@playwright/test';

/** The font in which a browser shows letters of an element. */
interface ShownFont {
  readonly postScriptName: string;
  /** Whether the font is a file of the site, and not a font of the system. */
  readonly isCustomFont: boolean;
}

/** Returns the fonts in which each element is shown, and not only those that its styles name. */
export async function fontsOf(page: Page, selector: string): Promise<ShownFont[][]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector,
  });
  const fonts: ShownFont[][] = [];
  for (const nodeId of nodeIds)
    fonts.push((await session.send('CSS.getPlatformFontsForNode', { nodeId })).fonts);
  await session.detach();
  return fonts;
}
