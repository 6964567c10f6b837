import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultRate, keyBudget, weightOf } from './rate-limit.ts';
import { aheadMs, defaultWindowMs, maxWindowMs, type SignedRequest, signedText, timeProblem } from './request-signature.ts';

describe('what a program signs', () => {
  it('two requests that differ anywhere have different texts', () => {
    const line = fc.string({ unit: fc.constantFrom('a', 'B', '0', '/', '-', ' ', 'é'), maxLength: 8 });
    const request = fc.record({ method: line, path: line, bodyHash: line, timestamp: line, idempotencyKey: line });
    fc.assert(
      fc.property(request, request, (one: SignedRequest, other: SignedRequest) => {
        const isSame = JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort());
        expect(signedText(one) === signedText(other)).toBe(isSame);
      }),
    );
  });
});

describe('when a request is good', () => {
  const now = 1_795_053_600_000;

  it.each([
    ['now', 0, '', undefined],
    ['as late as it may be', -defaultWindowMs, '', undefined],
    ['a moment later', -defaultWindowMs - 1, '', 'too-old'],
    ['late within its own window', -20_000, '20000', undefined],
    ['late by its own window', -101, '100', 'too-old'],
    ['at the end of the longest window', -maxWindowMs, String(maxWindowMs), undefined],
    ['as early as it may be', aheadMs, '', undefined],
    ['a moment earlier', aheadMs + 1, '', 'too-early'],
    ['earlier, with a long window', aheadMs + 1, '60000', 'too-early'],
    ['with a longer window than there is', 0, '60001', 'malformed'],
    ['with no window at all', 0, '0', 'malformed'],
  ] as const)('%s', (_, offset, window, expected) => expect(timeProblem(String(now + offset), window, now)).toBe(expected));

  it.each(['', ' ', '01', '-1', '+1', '1.0', '1e12', '0x10', '１７', `${now} `, 'NaN', 'Infinity', '9'.repeat(17)])(
    'a time or a window written as %j is none',
    (text) => {
      expect(timeProblem(text, '', now)).toBe('malformed');
      if (text !== '') expect(timeProblem(String(now), text, now)).toBe('malformed');
    },
  );

  it('no request is good for longer than a minute, whatever it says', () => {
    fc.assert(
      fc.property(fc.integer({ min: maxWindowMs + 1, max: 1e12 }), fc.string(), (age, window) => {
        expect(timeProblem(String(now - age), window, now)).toBeDefined();
      }),
    );
  });
});

describe('what a call costs a key', () => {
  it('reads of the common limit cost 1, writes 10, and rarer ones more', () => {
    expect(weightOf(defaultRate.read)).toBe(1);
    expect(weightOf(defaultRate.write)).toBe(10);
    expect(weightOf({ points: 20, perSeconds: 60 })).toBe(30);
    expect(weightOf({ points: 6_000, perSeconds: 60 })).toBe(1);
    expect(keyBudget.points).toBeGreaterThan(weightOf({ points: 5, perSeconds: 60 }));
  });
});
