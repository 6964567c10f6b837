import { describe, expect, it } from 'vitest';
import { ledgerVerdict } from './ledger-verdict.ts';
import type { Reconciliation } from './reconciliation.query.ts';

const problem = { subject: 'USDT', expected: '0', found: '1' };

function report(...problems: number[]): Reconciliation {
  return {
    at: '2026-11-15T08:00:00Z',
    isRed: problems.some((count) => count > 0),
    checks: problems.map((count, index) => ({ name: `check-${index}`, looked: 3, problems: Array(count).fill(problem) })),
    suspense: [],
  };
}

describe('ledgerVerdict', () => {
  it('is green when every check is', () => {
    expect(ledgerVerdict(report(0, 0), undefined)).toMatchObject({
      state: 'green',
      tone: 'good',
      message: 'The ledger adds up: all 2 checks are in order.',
    });
  });

  it('is red with one problem, and stays red when the next look fails', () => {
    const message = 'The ledger does not add up: 1 of 2 checks fails.';
    expect(ledgerVerdict(report(0, 4), undefined)).toMatchObject({ state: 'red', tone: 'bad', message });
    expect(ledgerVerdict(report(0, 4), 'The server does not answer.')).toMatchObject({ state: 'red', message });
  });

  it('does not call green what could not be looked at', () => {
    expect(ledgerVerdict(report(0, 0), 'The server does not answer.')).toMatchObject({ state: 'unknown', tone: 'bad' });
    expect(ledgerVerdict(undefined, 'The server does not answer.')).toMatchObject({ state: 'unknown' });
    expect(ledgerVerdict(undefined, undefined)).toMatchObject({ state: 'asking', tone: 'quiet' });
  });
});
