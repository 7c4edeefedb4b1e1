/**
 * Runs a function for each item, for a few items at a time, so that only a few results are in memory.
 * After a failure, no more items start. The first error is thrown when all started items have
 * ended, so that no item still writes while the caller cleans up.
 * @param count the number of items at a time
 */
export async function inParallel<Item>(
  items: Iterable<Item>,
  count: number,
  run: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items[Symbol.iterator]();
  const failures: unknown[] = [];
  const loop = async () => {
    try {
      for (let next = waiting.next(); !next.done && failures.length === 0; next = waiting.next())
        await run(next.value);
    } catch (error) {
      failures.push(error);
    }
  };
  await Promise.all(Array.from({ length: count }, loop));
  if (failures.length > 0) throw failures[0];
}
