interface Sorted {
  name: string;
  fields: { sort: number };
}

/** As the editors numbered them, and by name where the numbers are the same. */
export function inOrder<Item extends Sorted>(items: readonly Item[]): Item[] {
  return items.toSorted((one, other) => one.fields.sort - other.fields.sort || (one.name < other.name ? -1 : 1));
}
