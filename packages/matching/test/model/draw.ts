/** Random choices that a seed repeats. */
export interface Draw {
  /** A whole number from 0. */
  below(limit: number): number;
  /** A whole number from one to another, both included. */
  between(least: number, most: number): number;
  /** True that often in a hundred. */
  chance(percent: number): boolean;
  oneOf<Item>(items: readonly Item[]): Item;
  /** One of several, each as often as its weight says. */
  weighted<Item>(items: readonly (readonly [weight: number, item: Item])[]): Item;
}

export function drawFrom(seed: number): Draw {
  const next = mulberry32(seed);
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    between: (least, most) => least + below(most - least + 1),
    chance: (percent) => next() * 100 < percent,
    oneOf: (items) => items[below(items.length)],
    weighted: (items) => {
      let left = next() * items.reduce((sum, [weight]) => sum + weight, 0);
      const found = items.find(([weight]) => {
        left -= weight;
        return left < 0;
      });
      return (found ?? items[0])[1];
    },
  };
}

function mulberry32(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
