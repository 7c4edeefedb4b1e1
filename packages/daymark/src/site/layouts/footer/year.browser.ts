/** Replaces the year of the build with the current year if the current year is later. */
export function correctYear(element: Element, now: Date): void {
  if (now.getFullYear() > Number(element.textContent)) element.textContent = `${now.getFullYear()}`;
}
