/** Keeps the items with the most weight, in descending order of weight, and then of their numbers. */
export class Heaviest {
  /** The number of items, which are at the beginning of `items` and `weights`. */
  size = 0;
  readonly items: Int32Array;
  readonly weights: Float64Array;

  /** @param max the maximum number of items */
  constructor(max: number) {
    this.items = new Int32Array(max);
    this.weights = new Float64Array(max);
  }

  /** Items with less weight are not kept. */
  get least(): number {
    const { size, weights } = this;
    return size < weights.length ? Number.NEGATIVE_INFINITY : (weights[size - 1] ?? 0);
  }

  clear(): void {
    this.size = 0;
  }

  /** Adds an item, which removes another one if there are too many. */
  add(item: number, weight: number): void {
    const { items, weights } = this;
    let place = this.size;
    for (; place > 0; place -= 1) {
      const above = weights[place - 1] ?? 0;
      if (above > weight || (above === weight && (items[place - 1] ?? 0) < item)) break;
    }
    if (place === items.length) return;
    if (this.size < items.length) this.size += 1;
    items.copyWithin(place + 1, place, this.size - 1);
    weights.copyWithin(place + 1, place, this.size - 1);
    items[place] = item;
    weights[place] = weight;
  }
}
