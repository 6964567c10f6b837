import type { UserId } from '@peerbourse/contract/ids';
import type { Correction } from '@peerbourse/contract/money/ledger/ledger.shape';
import { describe, expect, it } from 'vitest';
import { limitsOf, limitText, proposedOn } from './correction-limits.ts';

function proposal(part: Partial<Correction>): Correction {
  return {
    correctionNo: '1000000000000000001',
    userId: '2000000000000000002' as UserId,
    coin: 'USDT',
    wallet: 'spot',
    amount: '1',
    usdt: '1.000001',
    reason: 'a correction of the tests',
    state: 'open',
    proposedBy: 'alma',
    proposedAt: '2026-11-15T08:00:00Z',
    decidedBy: null,
    decidedAt: null,
    journalId: null,
    ...part,
  };
}

describe('correction limits', () => {
  it('adds up what one member proposed today and nobody rejected', () => {
    const corrections = [
      proposal({}),
      proposal({ state: 'approved', amount: '-3', usdt: '3' }),
      proposal({ state: 'expired', usdt: '' }),
      proposal({ state: 'rejected', usdt: '100' }),
      proposal({ proposedBy: 'boris', usdt: '100' }),
      proposal({ proposedAt: '2026-11-14T23:59:59Z', usdt: '100' }),
    ];
    expect(proposedOn('2026-11-15T10:00:00Z', 'alma', corrections)).toBe('4.000001');
    expect(proposedOn('2026-11-16T10:00:00Z', 'alma', corrections)).toBe('0');
  });

  it('reads the settings, and says nothing that they do not say', () => {
    const settings = [
      { key: 'ledger.correctionLimitUsdt', value: 10_000 },
      { key: 'ledger.correctionDayLimitUsdt', value: 50_000 },
    ];
    expect(limitsOf(settings, false)).toEqual({ each: 10_000, day: 50_000 });
    expect(limitsOf(settings.slice(1), false)).toBeUndefined();
    expect(limitsOf([...settings, { key: 'ledger.inventoryLimitUsdt', value: 9 }], true)).toEqual({ each: 9, day: 9 });
  });

  it('is told in words', () => {
    expect(limitText({ each: 10_000, day: 50_000 }, '1234.5')).toBe(
      'Each may be worth 10,000 USDT at most. Of your 50,000 USDT for today (UTC) you have proposed 1,234.5 USDT.',
    );
  });
});
