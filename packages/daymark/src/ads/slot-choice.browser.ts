/*
 * Replaces the house creative of a slot by the first dated creative whose days include today and which
 * the page does not show yet. This script is inline in the head, and `<slot-choice>` is the last element
 * of its slot, so that the choice precedes the first paint of the slot. Without the script, the undated
 * creative stays.
 */

class SlotChoice extends HTMLElement {
  connectedCallback(): void {
    const box = this.parentElement;
    const shown = box?.querySelector('.house-creative');
    for (const { content, dataset } of box?.querySelectorAll('template') ?? []) {
      const { from = '', to = '~', zone } = dataset;
      // In Swedish, a date has the form that the settings use: 2026-12-24.
      const today = new Date().toLocaleDateString('sv', { timeZone: zone });
      const creative = content.firstElementChild;
      if (today < from || today > to || !creative || isShown(creative)) continue;
      shown?.replaceWith(creative);
      if (box && 'beforeNetworks' in dataset) delete box.dataset.network;
      return;
    }
  }
}

/** Returns whether a slot that this screen shows has a creative already. */
const isShown = (creative: Element) =>
  [
    ...document.querySelectorAll(`[data-creative="${creative.getAttribute('data-creative')}"]`),
  ].some(({ clientWidth }) => clientWidth > 0);

customElements.define('slot-choice', SlotChoice);
