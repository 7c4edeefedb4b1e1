import { pathToFileURL } from 'node:url';
import { markdownOf, markdownRenderer } from '../packages/daymark/src/content/markdown/renderer.ts';
import type { TokenValues } from '../packages/daymark/src/settings/noun.ts';
import settings from './settings.ts';

const YOGA: TokenValues = { noun: { title: 'Yoga', running: 'yoga' }, site: 'Harbour' };

/** Renders an article or another content file for tests, with the plugins of the site. */
export async function articleHtml(
  markdown: string,
  words = YOGA,
  file = 'content/articles/walk.md',
): Promise<string> {
  const identity = { ...settings.identity, name: words.site };
  const render = await markdownRenderer(markdownOf({ ...settings, identity, noun: words.noun }));
  return (await render(markdown, pathToFileURL(file))).html.trim();
}
