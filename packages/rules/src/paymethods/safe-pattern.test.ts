import { describe, expect, it } from 'vitest';
import { fitsPattern, isSafePattern } from './safe-pattern.ts';

describe('patterns of operators', () => {
  it.each(['\\d{10}', '\\d{9,18}', '[A-Z]{4}0[A-Z0-9]{6}', '[a-z0-9._-]{2,30}@bank', 'AB?\\d{2}', '\\d{3}-\\d{2}\\.\\d'])(
    '%s is safe',
    (pattern) => {
      expect(isSafePattern(pattern)).toBe(true);
    },
  );

  it.each([
    '',
    '(a+)+',
    'a*',
    '\\d+',
    '.*',
    'a|b',
    '^\\d$',
    '(?=a)',
    '\\w{3}',
    '[^a]',
    '\\d{9,2}',
    '\\d{100}',
    '[z-a]',
    'a{1,9}b{1,9}c{1,9}d{1,9}',
    'a'.repeat(121),
  ])('%s is not', (pattern) => {
    expect(isSafePattern(pattern)).toBe(false);
  });

  it('the slowest one that is allowed fails quickly', () => {
    const pattern = '[a-z]{0,99}[a-z]{0,99}[a-z]{0,99}1';
    expect(isSafePattern(pattern)).toBe(true);
    const started = performance.now();
    expect(fitsPattern(pattern, 'a'.repeat(120))).toBe(false);
    expect(performance.now() - started).toBeLessThan(1_000);
  });

  it('the whole value must fit', () => {
    expect(fitsPattern('\\d{4}', '1234')).toBe(true);
    expect(fitsPattern('\\d{4}', '12345')).toBe(false);
  });
});
