import type { AstroComponentMetadata } from 'astro';
import { beforeEach, expect, it, vi } from 'vitest';

const wrapped = vi.hoisted(() => ({ check: vi.fn(), renderToStaticMarkup: vi.fn() }));
vi.mock('@astrojs/react/server.js', () => ({ default: { name: 'react', ...wrapped } }));

const { default: renderer } = await import('./react-renderer.ts');

const Note = () => null;
const page = { result: {} };
const hydrated = { hydrate: 'load' } as AstroComponentMetadata;
/** What Astro has rendered for a component: an island, whose comments React needs in the browser. */
const ISLAND = '<astro-island>1<!-- --> of <!-- -->$&</astro-island>';

beforeEach(() => {
  vi.resetAllMocks();
  wrapped.check.mockResolvedValue(true);
  wrapped.renderToStaticMarkup.mockImplementation(async (_, { title }, slots) => ({
    html: `<p>${title}<!-- -->, ${slots.default}, ${slots.practice}</p>`,
    attrs: { prefix: 'r0' },
  }));
});

const rendered = async (slots: Record<string, string>, metadata?: AstroComponentMetadata) =>
  (await renderer.renderToStaticMarkup.call(page, Note, { title: 'Low tide' }, slots, metadata))
    .html;

it('the comments between texts are removed, except in HTML that Astro has rendered', async () => {
  const html = await rendered({ default: ISLAND, practice: '<i>Breathe</i>' });
  expect(html).toBe(`<p>Low tide, ${ISLAND}, <i>Breathe</i></p>`);
});

it('blank content does not reach a component, which can show something else', async () => {
  await rendered({ default: '\n  ', practice: '' });
  const [, , slots] = wrapped.renderToStaticMarkup.mock.lastCall ?? [];
  expect(slots).toEqual({});
});

it('a component that the browser hydrates is as @astrojs/react renders it', async () => {
  const html = await rendered({ default: ISLAND, practice: '' }, hydrated);
  expect(html).toBe(`<p>Low tide<!-- -->, ${ISLAND}, </p>`);
});

it('asking whether React can render a component does not change the IDs of the page', async () => {
  expect(await renderer.check.call(page, Note, {}, {})).toBe(true);
  expect(wrapped.check.mock.contexts).toEqual([undefined]);
});
