/**
 * Returns a function that makes the result of an item, and begins to make those of the items after
 * it. The build writes one file after another, so that otherwise one processor would work at a
 * time. Only results that no file needs yet are kept.
 * @param count the number of results to make ahead
 */
export function makeAhead<Item, Result>(
  items: readonly Item[],
  make: (item: Item) => Promise<Result>,
  count: number,
): (item: Item) => Promise<Result> {
  const places = new Map(items.map((item, place) => [item, place]));
  const begun = new Map<Item, Promise<Result>>();
  let next = 0;

  function begin(item: Item): void {
    const result = make(item);
    // The caller that awaits the result gets the error. Until then, it must not end the process.
    result.catch(() => undefined);
    begun.set(item, result);
  }

  return (item) => {
    const after = (places.get(item) ?? -1) + 1;
    const result = begun.get(item) ?? make(item);
    begun.delete(item);
    const end = Math.min(after + count, items.length);
    for (const following of items.slice(Math.max(next, after), end)) begin(following);
    next = Math.max(next, end);
    return result;
  };
}
