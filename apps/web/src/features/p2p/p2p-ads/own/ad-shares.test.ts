import { expect, it } from 'vitest';
import { adShares } from './ad-shares.ts';

it('the shares of an ad fill the whole', () => {
  expect(adShares({ executed: '200', frozen: '100.5', remaining: '699.5' })).toEqual({ executed: 20, frozen: 10, remaining: 70 });
  expect(adShares({ executed: '0', frozen: '0', remaining: '0.00000001' })).toEqual({ executed: 0, frozen: 0, remaining: 100 });
  expect(adShares({ executed: '5', frozen: '0', remaining: '0' })).toEqual({ executed: 100, frozen: 0, remaining: 0 });
  expect(adShares({ executed: '0', frozen: '0', remaining: '0' })).toEqual({ executed: 0, frozen: 0, remaining: 0 });
});
