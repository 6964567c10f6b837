import { hash } from 'node:crypto';
import { must } from '#platform/refusal.ts';

/** A Bloom filter: everything that was put in is found, and of everything else one in ten thousand, or less. */
export interface PasswordFilter {
  /** How many different texts were put in. */
  entries: number;
  bits: Uint8Array;
}

const bitsPerEntry = 20;
/** For so many bits per entry this number makes the fewest mistakes; a SHA-512 has sixteen words to take the places from. */
const placesPerEntry = 13;

export function makeFilter(texts: ReadonlySet<string>): PasswordFilter {
  const bits = new Uint8Array(Math.ceil((texts.size * bitsPerEntry) / 8));
  for (const text of texts) for (const { byte, mask } of placesOf(text, bits)) bits[byte] = (bits[byte] as number) | mask;
  return { entries: texts.size, bits };
}

export function isInFilter({ bits }: PasswordFilter, text: string): boolean {
  return placesOf(text, bits).every(({ byte, mask }) => ((bits[byte] as number) & mask) !== 0);
}

/** How often a text is found that was not put in: all of its places would have to be taken by others. */
export function mistakeRate({ bits }: PasswordFilter): number {
  let taken = 0;
  for (const byte of bits) taken += byte.toString(2).replaceAll('0', '').length;
  return (taken / (bits.length * 8)) ** placesPerEntry;
}

function placesOf(text: string, { length }: Uint8Array): Array<{ byte: number; mask: number }> {
  const digest = hash('sha512', text, 'buffer');
  return Array.from({ length: placesPerEntry }, (_, index) => {
    const place = digest.readUInt32LE(index * 4) % (length * 8);
    return { byte: place >>> 3, mask: 1 << (place & 7) };
  });
}

const head = Buffer.from('pb passwords 1\n');

/** As a file: what it is, how many entries, the bits. */
export function writeFilter({ entries, bits }: PasswordFilter): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32LE(entries);
  return Buffer.concat([head, count, bits]);
}

export function readFilter(file: Buffer): PasswordFilter {
  must(file.subarray(0, head.length).equals(head), 'a file of breached passwords begins as such');
  const entries = file.readUInt32LE(head.length);
  const bits = file.subarray(head.length + 4);
  must(bits.length === Math.ceil((entries * bitsPerEntry) / 8), 'a file of breached passwords is whole');
  return { entries, bits };
}
