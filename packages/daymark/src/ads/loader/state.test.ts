// @vitest-environment happy-dom
import { setTimeout as passed } from 'node:timers/promises';
import { beforeEach, expect, it, vi } from 'vitest';
import { stateReporter } from './state.ts';

let box: HTMLElement;

beforeEach(() => {
  document.body.innerHTML =
    '<div class="slot-box"><p class="house-creative"><a href="/about"></a></p><object></object></div><button id="next"></button>';
  box = document.querySelector<HTMLElement>('.slot-box') ?? document.body;
});

it('a state is set on the slot box, and reported with the time since the request', () => {
  vi.spyOn(performance, 'now').mockReturnValueOnce(1000).mockReturnValue(1234.6);
  const changes: unknown[] = [];
  document.addEventListener('slotstate', (event) => {
    if (event instanceof CustomEvent) changes.push(event.detail);
  });
  const reportState = stateReporter(box);
  reportState('waiting');
  reportState('waiting');
  reportState('late');
  expect(box.dataset.state).toBe('late');
  expect(changes).toEqual([
    { state: 'waiting', milliseconds: 235 },
    { state: 'late', milliseconds: 235 },
  ]);
});

it('a filled slot box has a skip link before the creative, and the link’s target after it', () => {
  const reportState = stateReporter(box);
  reportState('filled');
  const [link, , frame, end] = box.children;
  expect(link?.textContent).toBe('Skip advertisement');
  expect(link?.getAttribute('href')).toBe(`#${end?.id}`);
  expect(frame?.localName).toBe('object');

  reportState('empty');
  expect(box.querySelector('.skip-link, span')).toBeNull();
});

it('a slot box whose house creative has the focus is filled only after the focus has left', async () => {
  const reportState = stateReporter(box);
  reportState('waiting');
  box.querySelector('a')?.focus();
  reportState('filled');
  expect(box.dataset.state).toBe('waiting');
  document.getElementById('next')?.focus();
  await vi.waitFor(() => expect(box.dataset.state).toBe('filled'));
});

it.each(['div.slot-inline', 'a.skip-link'])(
  'the house creative receives the focus when the focused element %s is removed',
  (part) => {
    const reportState = stateReporter(box);
    reportState('filled');
    const [name = '', className = ''] = part.split('.');
    const had = box.querySelector<HTMLElement>(part) ?? document.createElement(name);
    had.className = className;
    had.tabIndex = 0;
    box.append(had);
    had.focus();
    expect(document.activeElement).toBe(had);
    reportState('failed');
    had.remove();
    expect(document.activeElement).toBe(box.querySelector('.house-creative a'));
  },
);

it('a slot box that times out while its house creative has the focus is not filled', async () => {
  const reportState = stateReporter(box);
  reportState('waiting');
  box.querySelector('a')?.focus();
  reportState('filled');
  reportState('late');
  document.getElementById('next')?.focus();
  await passed(10);
  expect(box.dataset.state).toBe('late');
});
