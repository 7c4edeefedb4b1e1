/** Corrects the year of the build when the calendar has moved on. A slow clock never turns it back. */
export function correctYear(element: Element, now: Date): void {
  if (now.getFullYear() > Number(element.textContent)) element.textContent = `${now.getFullYear()}`;
}
