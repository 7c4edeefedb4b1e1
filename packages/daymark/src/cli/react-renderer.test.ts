import type { AstroComponentMetadata } from 'astro';
import { createElement, lazy, type ReactNode, useId } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';

const streaming = vi.hoisted(() => ({
  check: vi.fn(),
  renderToStaticMarkup: vi.fn(),
}));
vi.mock('@astrojs/react/server.js', () => ({ default: { name: 'react', ...streaming } }));

const { default: renderer } = await import('./react-renderer.ts');

interface Props {
  title?: string;
  practice?: ReactNode;
  children?: ReactNode;
}

const Note = ({ title, practice, children }: Props) =>
  createElement('p', { title }, practice, children);
const Picture = () => createElement('img', { src: '/pier.avif', alt: '' });
const Labelled = () => createElement('p', { id: useId() });
const Waiting = lazy(async () => ({ default: Note }));
const Broken = () => {
  throw new Error('no tide table');
};

const hydrated = { hydrate: 'load' } as AstroComponentMetadata;
const page = () => ({ result: {} });

beforeEach(() => {
  vi.resetAllMocks();
  streaming.check.mockResolvedValue(true);
  streaming.renderToStaticMarkup.mockResolvedValue({ html: 'from a stream' });
});

async function rendered(
  component: unknown,
  { on = page(), props = {}, slots = {}, metadata = undefined as typeof hydrated | undefined } = {},
) {
  return (await renderer.renderToStaticMarkup.call(on, component, props, slots, metadata)).html;
}

it('a component without hydration is rendered to a string, with its properties and content', async () => {
  const props = { title: 'Low tide', class: 'astro-1' };
  expect(await rendered(Note, { props, slots: { default: '<b>Go out</b>' } })).toBe(
    '<p title="Low tide"><astro-static-slot><b>Go out</b></astro-static-slot></p>',
  );
  expect(await rendered(Note, { slots: { default: '\n  ' } })).toBe('<p></p>');
  expect(await rendered(Note, { slots: { default: '$&', practice: '<i>Breathe</i>' } })).toBe(
    '<p><astro-static-slot><i>Breathe</i></astro-static-slot><astro-static-slot>$&</astro-static-slot></p>',
  );
  expect(streaming.renderToStaticMarkup).not.toHaveBeenCalled();
});

it('the preload links that React adds for images are removed', async () => {
  expect(await rendered(Picture)).toBe('<img src="/pier.avif" alt=""/>');
});

it('the IDs of all components on a page are different, and the same in every build', async () => {
  const ids = async () => {
    const on = page();
    return [await rendered(Labelled, { on }), await rendered(Labelled, { on })];
  };
  const first = await ids();
  expect(new Set(first).size).toBe(2);
  expect(await ids()).toEqual(first);
});

it.each([
  ['is hydrated', Note, { metadata: hydrated }],
  ['waits for data', Waiting, {}],
  ['throws an error', Broken, {}],
])('a component that %s is rendered by @astrojs/react', async (_, component, options) => {
  expect(await rendered(component, options)).toBe('from a stream');
});

it('a component is checked until @astrojs/react has recognized it', async () => {
  streaming.check.mockResolvedValueOnce(false);
  const check = () => renderer.check.call(page(), Note, {}, {});
  expect([await check(), await check(), await check()]).toEqual([false, true, true]);
  expect(streaming.check).toHaveBeenCalledTimes(2);
  // Otherwise the check would count as a component of the page, which changes the IDs.
  expect(streaming.check.mock.contexts).toEqual([undefined, undefined]);
});
