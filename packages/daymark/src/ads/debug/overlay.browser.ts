import type { SlotChange } from '../loader/state.ts';
import { factsOf, type Observed } from './facts.ts';
import { addPanels } from './panels.ts';
import { watchShifts } from './shifts.ts';

/** Shows a panel with live debug information over each slot. */
export function showSlots(document: Document): void {
  const boxes = [...document.querySelectorAll<HTMLElement>('.slot-box')];
  const showPanel = addPanels(document);
  const observed = new Map(boxes.map((box): [Element, Observed] => [box, { shift: 0 }]));
  const of = (box: Element) => observed.get(box) ?? { shift: 0 };
  let isDue = false;
  const show = () => {
    isDue = false;
    for (const box of boxes) showPanel(box, factsOf(box, of(box)));
  };
  const showSoon = () => {
    if (!isDue) requestAnimationFrame(show);
    isDue = true;
  };

  document.addEventListener('slotstate', (event) => {
    if (!(event instanceof CustomEvent && event.target instanceof Element)) return;
    const change: SlotChange = event.detail;
    observed.set(event.target, { ...of(event.target), change });
    showSoon();
  });
  watchShifts(boxes, (box, value) => {
    observed.set(box, { ...of(box), shift: of(box).shift + value });
    showSoon();
  });
  const changes = new MutationObserver(showSoon);
  const sizes = new ResizeObserver(showSoon);
  sizes.observe(document.body);
  for (const box of boxes) {
    changes.observe(box, { attributes: true, childList: true });
    sizes.observe(box);
  }
  show();
}
