/**
 * For each slot that a layout shift has moved, calls `onShift` with the score of the layout shift.
 * Includes layout shifts from before this call. Only Chromium reports layout shifts.
 */
export function watchShifts(
  slots: readonly Element[],
  onShift: (slot: Element, value: number) => void,
): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) return;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      for (const slot of slots)
        if (movedBy(entry).some((node) => slot.contains(node)))
          onShift(slot, Number(Reflect.get(entry, 'value')));
  });
  observer.observe({ type: 'layout-shift', buffered: true });
}

/**
 * Returns the nodes that a layout shift moved. TypeScript's DOM library does not define this entry
 * type.
 */
function movedBy(entry: PerformanceEntry): Node[] {
  const sources: unknown = Reflect.get(entry, 'sources');
  if (!Array.isArray(sources)) return [];
  return sources.map((source) => source.node).filter((node) => node instanceof Node);
}
