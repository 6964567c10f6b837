/** Chance that can be repeated: the same seed throws the same numbers. Not for secrets. */
export class Dice {
  private state: number;

  constructor(seed: number | string) {
    this.state = hashOf(String(seed));
  }

  /** Dice of its own for a part of the work, which do not change when another part throws more often. */
  fork(name: string | number): Dice {
    return new Dice(`${this.state}/${name}`);
  }

  /** A whole number from 0 up to, but without, the end. */
  below(end: number): number {
    return Math.floor((this.next() / 2 ** 32) * end);
  }

  between(first: number, last: number): number {
    return first + this.below(last - first + 1);
  }

  isLucky(share: number): boolean {
    return this.next() < share * 2 ** 32;
  }

  pick<Item>(items: readonly Item[]): Item {
    if (items.length === 0) throw new Error('there is nothing to pick from');
    return items[this.below(items.length)] as Item;
  }

  /** From 1 up to and with the last. */
  amount(last: bigint): bigint {
    const thrown = (BigInt(this.next()) << 32n) | BigInt(this.next());
    return (thrown % last) + 1n;
  }

  shuffled<Item>(items: readonly Item[]): Item[] {
    const rest = [...items];
    return items.map(() => rest.splice(this.below(rest.length), 1)[0] as Item);
  }

  private next(): number {
    this.state = (this.state + 0x9e3779b9) >>> 0;
    return mixed(this.state);
  }
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) as number), 0x01000193) >>> 0;
  return mixed(hash);
}

/** Spreads neighbouring numbers over the whole range. */
function mixed(number: number): number {
  let bits = number;
  bits = Math.imul(bits ^ (bits >>> 16), 0x21f0aaad);
  bits = Math.imul(bits ^ (bits >>> 15), 0x735a2d97);
  return (bits ^ (bits >>> 15)) >>> 0;
}
