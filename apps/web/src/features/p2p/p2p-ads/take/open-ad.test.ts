import { expect, it } from 'vitest';
import { addressWithAd, openAdOf, withoutAd } from './open-ad.ts';

const adNo = '104857600123456789';

it('a guest comes back to the same ad, with what they typed', () => {
  const back = addressWithAd('/p2p-trade/buy/USDT-EUR?amount=100&method=301', adNo, '250.5');
  expect(back).toBe(`/p2p-trade/buy/USDT-EUR?amount=250.5&method=301&ad=${adNo}`);
  expect(addressWithAd('/p2p-trade/buy/USDT-EUR', adNo, '')).toBe(`/p2p-trade/buy/USDT-EUR?ad=${adNo}`);
  const { searchParams } = new URL(back, 'http://page');
  expect(openAdOf(searchParams)).toBe(adNo);
  expect(withoutAd(searchParams).toString()).toBe('amount=250.5&method=301');
});

it('the address opens nothing that is no number of an ad', () => {
  for (const odd of ['', '1', '<script>', `${adNo}00`]) expect(openAdOf(new URLSearchParams({ ad: odd }))).toBeUndefined();
});
