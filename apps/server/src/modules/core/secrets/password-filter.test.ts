import { describe, expect, it } from 'vitest';
import { isInFilter, makeFilter, mistakeRate, readFilter, writeFilter } from './password-filter.ts';

const named = (kind: string, count: number) => Array.from({ length: count }, (_, index) => `${kind} ${index}`);
const filter = makeFilter(new Set(named('inside', 20_000)));

describe('a filter of passwords', () => {
  it('finds everything that was put in', () => {
    expect(filter.entries).toBe(20_000);
    expect(named('inside', 20_000).filter((text) => !isInFilter(filter, text))).toEqual([]);
  });

  it('finds hardly anything else, as rarely as it says', () => {
    expect(mistakeRate(filter)).toBeLessThan(1 / 10_000);
    expect(mistakeRate(filter)).toBeGreaterThan(1 / 30_000);
    expect(named('outside', 100_000).filter((text) => isInFilter(filter, text)).length).toBeLessThan(20);
  });

  it('is the same after it was written and read', () => {
    expect(readFilter(writeFilter(filter))).toEqual({ entries: filter.entries, bits: Buffer.from(filter.bits) });
  });

  it('is not read from another file, or from a part of one', () => {
    const file = writeFilter(filter);
    expect(() => readFilter(Buffer.concat([Buffer.from('x'), file]))).toThrow('begins as such');
    expect(() => readFilter(file.subarray(0, -1))).toThrow('is whole');
  });
});
