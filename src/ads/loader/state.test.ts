// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { stateTeller } from './state.ts';

let box: HTMLElement;

beforeEach(() => {
  document.body.innerHTML =
    '<div class="slot-box" data-banner-id="101"><p class="house-creative"></p><object></object></div>';
  box = document.querySelector<HTMLElement>('.slot-box') ?? document.body;
});

it('a state stands on the box, and is told with the time since it was asked for', () => {
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

it('a filled box has a way past it, before and behind what fills it', () => {
  const tell = stateTeller(box);
  tell('filled');
  const [link, , frame, end] = box.children;
  expect(link?.textContent).toBe('Skip advertisement');
  expect(link?.getAttribute('href')).toBe(`#${end?.id}`);
  expect(frame?.localName).toBe('object');

  tell('empty');
  expect(box.querySelector('a, span')).toBeNull();
});
