/**
 * Calls back with how far the layout has moved each slot that a shift moved, also before this was
 * begun. Only Chromium tells of shifts; elsewhere nothing is reported.
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

/** What a shift moved. Layout shifts are not among the types of the standard library. */
function movedBy(entry: PerformanceEntry): Node[] {
  const sources: unknown = Reflect.get(entry, 'sources');
  if (!Array.isArray(sources)) return [];
  return sources.map((source) => source.node).filter((node) => node instanceof Node);
}
