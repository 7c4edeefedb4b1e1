// @vitest-environment happy-dom
import { setTimeout as passed } from 'node:timers/promises';
import { beforeEach, expect, it, vi } from 'vitest';
import { stateReporter } from './state.ts';

let box: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = `<main tabindex="-1"><aside><div class="slot-box">
    <a class="skip-link" href="#next"></a>
    <p class="house-creative"><a href="/about"></a></p>
    </div></aside><button id="next"></button></main>`;
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

it('a slot without a house creative is inert except while a network fills it', () => {
  box.querySelector('.house-creative')?.remove();
  const slot = box.closest('aside');
  const reportState = stateReporter(box);
  reportState('waiting');
  expect(slot?.inert).toBe(true);
  reportState('filled');
  expect(slot?.inert).toBe(false);
  box.querySelector('a')?.focus();
  reportState('failed');
  expect(slot?.inert).toBe(true);
  expect(document.activeElement).toBe(document.querySelector('main'));
});

it('a slot box whose house creative has the focus is filled only after the focus has left', async () => {
  const reportState = stateReporter(box);
  reportState('waiting');
  box.querySelector<HTMLElement>('.house-creative a')?.focus();
  reportState('filled');
  expect(box.dataset.state).toBe('waiting');
  document.getElementById('next')?.focus();
  await vi.waitFor(() => expect(box.dataset.state).toBe('filled'));
});

it('the house creative receives the focus when the focused content of a network is removed', () => {
  const reportState = stateReporter(box);
  reportState('filled');
  const content = document.createElement('div');
  content.tabIndex = 0;
  box.append(content);
  content.focus();
  reportState('failed');
  content.remove();
  expect(document.activeElement).toBe(box.querySelector('.house-creative a'));
});

it('the skip link keeps the focus when the content of a network is removed', () => {
  const reportState = stateReporter(box);
  reportState('filled');
  const skip = box.querySelector<HTMLElement>('.skip-link');
  skip?.focus();
  reportState('failed');
  expect(document.activeElement).toBe(skip);
});

it('a slot box that times out while its house creative has the focus is not filled', async () => {
  const reportState = stateReporter(box);
  reportState('waiting');
  box.querySelector<HTMLElement>('.house-creative a')?.focus();
  reportState('filled');
  reportState('late');
  document.getElementById('next')?.focus();
  await passed(10);
  expect(box.dataset.state).toBe('late');
});
