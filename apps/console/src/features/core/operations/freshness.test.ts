import { describe, expect, it } from 'vitest';
import { freshness, staleAfterMs } from './freshness.ts';

describe('freshness', () => {
  it('waits for the first answer, and says when it fails to come', () => {
    expect(freshness({ answeredAtMs: 0, failedAtMs: 0 }, 5_000)).toBe('waiting');
    expect(freshness({ answeredAtMs: 0, failedAtMs: 1 }, 5_000)).toBe('away');
  });

  it('is live up to ten seconds after an answer', () => {
    expect(freshness({ answeredAtMs: 1_000, failedAtMs: 0 }, 1_000 + staleAfterMs)).toBe('live');
    expect(freshness({ answeredAtMs: 1_000, failedAtMs: 0 }, 1_001 + staleAfterMs)).toBe('stale');
  });

  it('is stale at once when an attempt fails after the answer, and live again with the next answer', () => {
    expect(freshness({ answeredAtMs: 1_000, failedAtMs: 1_500 }, 1_600)).toBe('stale');
    expect(freshness({ answeredAtMs: 2_000, failedAtMs: 1_500 }, 2_100)).toBe('live');
  });
});
