import { describe, expect, it } from 'vitest';
import { isStorable } from './storable.ts';

function nested(depth: number): unknown {
  return JSON.parse(`${'['.repeat(depth)}1${']'.repeat(depth)}`);
}

describe('what PostgreSQL can keep', () => {
  it.each([undefined, null, 0, '', 'text', '👍', [], {}, { a: [{ b: 'c' }] }, nested(32)])('%j', (body) => {
    expect(isStorable(body)).toBe(true);
  });

  it.each([
    ['NUL', 'a\0b'],
    ['NUL inside', { a: [{ b: '\0' }] }],
    ['NUL in a name', { a: { '\0': 1 } }],
    ['half a pair', ['\ud83d']],
    ['half a pair in a name', { '\udc4d': 1 }],
    ['pairs the wrong way round', '\udc4d\ud83d'],
    ['a length', { a: { length: { toString: 1 } } }],
    ['a size', [{ size: 3 }]],
    ['33 levels', nested(33)],
    ['100,000 levels', nested(100_000)],
  ])('but not %s', (_, body) => {
    expect(isStorable(body)).toBe(false);
  });
});
