// @vitest-environment happy-dom
import { setTimeout as passed } from 'node:timers/promises';
import { beforeEach, expect, it, vi } from 'vitest';
import { stateTeller } from './state.ts';

let box: HTMLElement;

beforeEach(() => {
  document.body.innerHTML =
    '<div class="slot-box"><p class="house-creative"><a href="/about"></a></p><object></object></div><button id="next"></button>';
  box = document.querySelector<HTMLElement>('.slot-box') ?? document.body;
});

it('a state is set on the box, and reported with the time since the request', () => {
  vi.spyOn(performance, 'now').mockReturnValueOnce(1000).mockReturnValue(1234.6);
  const told: unknown[] = [];
  document.addEventListener('slotstate', (event) => {
    if (event instanceof CustomEvent) told.push(event.detail);
  });
  const tell = stateTeller(box);
  tell('waiting');
  tell('waiting');
  tell('late');
  expect(box.dataset.state).toBe('late');
  expect(told).toEqual([
    { state: 'waiting', milliseconds: 235 },
    { state: 'late', milliseconds: 235 },
  ]);
});

it('a filled box has a skip link before its content, and the link’s target after it', () => {
  const tell = stateTeller(box);
  tell('filled');
  const [link, , frame, end] = box.children;
  expect(link?.textContent).toBe('Skip advertisement');
  expect(link?.getAttribute('href')).toBe(`#${end?.id}`);
  expect(frame?.localName).toBe('object');

  tell('empty');
  expect(box.querySelector('.skip-link, span')).toBeNull();
});

it('a box that has the focus is filled once the focus has moved on', async () => {
  const tell = stateTeller(box);
  tell('waiting');
  box.querySelector('a')?.focus();
  tell('filled');
  expect(box.dataset.state).toBe('waiting');
  document.getElementById('next')?.focus();
  await vi.waitFor(() => expect(box.dataset.state).toBe('filled'));
});

it.each(['div.slot-guest', 'a.skip-link'])(
  'the house creative receives the focus that %s had',
  (part) => {
    const tell = stateTeller(box);
    tell('filled');
    const [name = '', className = ''] = part.split('.');
    const had = box.querySelector<HTMLElement>(part) ?? document.createElement(name);
    had.className = className;
    had.tabIndex = 0;
    box.append(had);
    had.focus();
    expect(document.activeElement).toBe(had);
    tell('failed');
    had.remove();
    expect(document.activeElement).toBe(box.querySelector('.house-creative a'));
  },
);

it('a box that timed out while it had the focus is not filled', async () => {
  const tell = stateTeller(box);
  tell('waiting');
  box.querySelector('a')?.focus();
  tell('filled');
  tell('late');
  document.getElementById('next')?.focus();
  await passed(10);
  expect(box.dataset.state).toBe('late');
});
