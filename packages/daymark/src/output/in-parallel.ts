/**
 * Runs a function for each item, for a few at a time: several loops share one iterator, so that
 * only a few results are in memory.
 * @param count the number of items at a time
 */
export async function inParallel<Item>(
  items: Iterable<Item>,
  count: number,
  run: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items[Symbol.iterator]();
  const loop = async () => {
    for (let next = waiting.next(); !next.done; next = waiting.next()) await run(next.value);
  };
  await Promise.all(Array.from({ length: count }, loop));
}
