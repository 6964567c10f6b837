const prefixWeight = 0.1;
const longestPrefix = 4;

/** How alike two words are, from 0 to 1: the letters that they share near each other, in which order, and how they begin. */
export function jaroWinkler(one: string, other: string): number {
  if (one === other) return 1;
  const jaro = jaroLikeness(one, other);
  let prefix = 0;
  while (prefix < longestPrefix && one[prefix] !== undefined && one[prefix] === other[prefix]) prefix++;
  return jaro + prefix * prefixWeight * (1 - jaro);
}

function jaroLikeness(one: string, other: string): number {
  const reach = Math.max(0, Math.floor(Math.max(one.length, other.length) / 2) - 1);
  const taken: boolean[] = [];
  let shared = '';
  for (let at = 0; at < one.length; at++) {
    const found = place(other, one.charAt(at), { from: Math.max(0, at - reach), to: Math.min(other.length - 1, at + reach), taken });
    if (found === -1) continue;
    taken[found] = true;
    shared += one.charAt(at);
  }
  if (shared === '') return 0;
  const swapped = differing(shared, other, taken) / 2;
  return (shared.length / one.length + shared.length / other.length + (shared.length - swapped) / shared.length) / 3;
}

interface Range {
  from: number;
  to: number;
  taken: readonly boolean[];
}

function place(word: string, letter: string, { from, to, taken }: Range): number {
  for (let at = from; at <= to; at++) if (word.charAt(at) === letter && !taken[at]) return at;
  return -1;
}

/** How many of the shared letters stand in another order in the other word. */
function differing(shared: string, other: string, taken: readonly boolean[]): number {
  let count = 0;
  let next = 0;
  for (let at = 0; at < other.length; at++) {
    if (!taken[at]) continue;
    if (other.charAt(at) !== shared.charAt(next)) count++;
    next++;
  }
  return count;
}
