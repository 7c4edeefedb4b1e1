// @vitest-environment happy-dom
import { setTimeout as passed } from 'node:timers/promises';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fittingSizes, stateReporter } from './slot-box.ts';

const observers = vi.hoisted(() => {
  type Listener = (entries: { target: Element }[]) => void;
  const created: { report: (boxes: Element[]) => void; observed: Set<Element> }[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly observed = new Set<Element>();
      readonly listener: Listener;
      constructor(listener: Listener) {
        this.listener = listener;
        created.push(this);
      }
      report(boxes: Element[]) {
        this.listener(boxes.map((target) => ({ target })));
      }
      observe(box: Element) {
        this.observed.add(box);
      }
    },
  );
  return created;
});

const sizes = '728x90 320x100 300x250';

it('a slot reserves the first size that fits, and lists the other sizes that fit', () => {
  expect(fittingSizes({ sizes }, 1100)).toEqual({
    width: 728,
    height: 90,
    sizes: [
      [728, 90],
      [320, 100],
      [300, 250],
    ],
  });
  expect(fittingSizes({ sizes }, 727)).toMatchObject({ width: 320, height: 100 });
  expect(fittingSizes({ sizes }, 319)).toMatchObject({ width: 300, sizes: [[300, 250]] });
});

it('a slot reserves a box for every size that fits if the network chooses the size', () => {
  const reserved = (available: number) => fittingSizes({ sizes, allSizes: '' }, available);
  expect(reserved(728)).toMatchObject({ width: 728, height: 250 });
  expect(reserved(727)).toMatchObject({ width: 320, height: 250 });
});

it('a slot without a size that fits reserves nothing', () => {
  expect(fittingSizes({ sizes: '300x250' }, 299)).toBeUndefined();
  expect(fittingSizes({}, 1000)).toBeUndefined();
});

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
  await expect.poll(() => box.dataset.state).toBe('filled');
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

describe('a creative that is wider than its slot box', () => {
  let narrow: (width: number) => void;
  beforeEach(() => {
    let width = 728;
    Object.defineProperty(box, 'clientWidth', { get: () => width });
    narrow = (to) => {
      width = to;
      for (const observer of observers) observer.report([...observer.observed]);
    };
  });

  it('is hidden, and shown when it fits again', () => {
    const reportState = stateReporter(box, 728);
    reportState('filled');
    narrow(727);
    expect(box.dataset.state).toBe('hidden');
    narrow(728);
    expect(box.dataset.state).toBe('filled');
  });

  it('is not shown if it arrives after the box has become narrower', () => {
    const reportState = stateReporter(box, 728);
    reportState('waiting');
    narrow(320);
    expect(box.dataset.state).toBe('waiting');
    reportState('filled');
    expect(box.dataset.state).toBe('hidden');
    reportState('empty');
    narrow(1_000);
    expect(box.dataset.state).toBe('empty');
  });

  it('stays while this screen does not display the box', () => {
    stateReporter(box, 728)('filled');
    narrow(0);
    expect(box.dataset.state).toBe('filled');
  });

  it('does not change the state of a later request', () => {
    const reportState = stateReporter(box, 728);
    reportState('filled');
    stateReporter(box, 320)('waiting');
    narrow(320);
    expect(box.dataset.state).toBe('waiting');
    reportState('failed');
    expect(box.dataset.state).toBe('waiting');
  });

  it('is watched by one observer for all boxes and requests', () => {
    for (const width of [728, 320]) stateReporter(box, width)('waiting');
    expect(observers).toHaveLength(1);
  });
});
