import { expect, it } from 'vitest';
import { journalSums } from './journal-sums.ts';

it('adds coin by coin, to the last digit', () => {
  const postings = [
    { coin: 'USDT', amount: '-0.3' },
    { coin: 'USDT', amount: '0.1' },
    { coin: 'USDT', amount: '0.2' },
    { coin: 'BTC', amount: '90071992547.40993001' },
    { coin: 'BTC', amount: '-90071992547.40993' },
  ];
  expect(journalSums(postings)).toEqual([
    { coin: 'USDT', sum: '0' },
    { coin: 'BTC', sum: '0.00000001' },
  ]);
  expect(journalSums([])).toEqual([]);
});
