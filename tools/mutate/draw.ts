/** So many of all, the same ones for the same seed, in their old order. */
export function draw<Item>(all: readonly Item[], count: number, seed: number): Item[] {
  let state = seed % 2_147_483_647 || 1;
  const next = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state;
  };
  return all
    .map((item, place) => ({ item, place, rank: next() }))
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, count)
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item);
}
