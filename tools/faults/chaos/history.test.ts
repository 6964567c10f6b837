import { expect, it } from 'vitest';
import type { AccountId } from '../../../packages/contract/src/ids.ts';
import { checkHistory, type Ending, type FoundTransfer, type LedgerRequest, type Told } from './history.ts';

const ownerId = '1' as AccountId;
const ok = (journalId: string): Told => ({ is: 'ok', journalId });
const refused: Told = { is: 'refused', code: '62001' };
const unknown: Told = { is: 'unknown', why: 'TimeoutError' };
const request = (key: string, ...told: Told[]): LedgerRequest => ({
  key,
  ownerId,
  coin: 'USDT',
  from: 'spot',
  to: 'otc',
  amount: 10n,
  told,
});
const found = (key: string, more: Partial<FoundTransfer> = {}): FoundTransfer => ({
  key,
  journalId: `journal-${key}`,
  ownerId,
  coin: 'USDT',
  moved: { spot: -10n, otc: 10n },
  ...more,
});

/** Balances as the journals that are there make them. */
function ending(requests: LedgerRequest[], there: FoundTransfer[], stray = 0n): Ending {
  const sum = (wallet: string) => there.reduce((total, { moved }) => total + (moved[wallet] ?? 0n), 0n);
  return {
    requests,
    found: there,
    opening: new Map([['1/USDT/spot', 100n]]),
    closing: new Map([
      ['1/USDT/spot', 100n + sum('spot') + stray],
      ['1/USDT/otc', sum('otc')],
    ]),
  };
}

const clean = { lost: [], doubled: [], wrong: [], unanswered: [], doneAfterAll: 0 };

it('finds nothing where everything is as it was told', () => {
  const requests = [request('a', ok('journal-a')), request('b', refused), request('c', unknown, unknown, ok('journal-c'))];
  expect(checkHistory(ending(requests, [found('a'), found('c')]))).toEqual(clean);
});

it('finds a planted loss', () => {
  expect(checkHistory(ending([request('a', ok('journal-a')), request('b', unknown, ok('journal-b'))], [found('a')])).lost).toEqual([
    'b of 1',
  ]);
});

it('finds a planted double: two journals, one journal that moved twice, and coins that moved without one', () => {
  const requests = [request('a', unknown, ok('journal-a'))];
  expect(checkHistory(ending(requests, [found('a'), found('a', { journalId: 'other' })])).doubled).toEqual(['a of 1: journal-a, other']);
  expect(checkHistory(ending(requests, [found('a', { moved: { spot: -20n, otc: 20n } })])).doubled).toEqual([
    'a of 1: twice in one journal',
  ]);
  expect(checkHistory(ending(requests, [found('a')], -10n)).wrong).toEqual(['1/USDT/spot has 80 and should have 90']);
});

it('finds what was refused and is there, unless an attempt before had no answer', () => {
  expect(checkHistory(ending([request('a', refused)], [found('a')])).wrong).toEqual(['a of 1 was refused with 62001 and is there']);
  expect(checkHistory(ending([request('a', unknown, refused)], [found('a')]))).toEqual({ ...clean, doneAfterAll: 1 });
});

it('finds what nobody asked for, what was never answered, and what came out otherwise', () => {
  expect(checkHistory(ending([], [found('a')])).wrong).toEqual(['nobody asked for a']);
  expect(checkHistory(ending([request('a', unknown)], [])).unanswered).toEqual(['a of 1']);
  expect(checkHistory(ending([request('a', ok('journal-b'))], [found('a')])).wrong).toEqual([
    'a of 1 was answered with the journal journal-b',
  ]);
  const other = found('a', { moved: { spot: -10n, earn: 10n } });
  expect(checkHistory(ending([request('a', ok('journal-a'))], [other])).wrong).toContain('a of 1 is there otherwise than it was asked for');
});
