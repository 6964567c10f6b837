import { describe, expect, it } from 'vitest';
import { originOf, publishPlaceOf, searchAt } from './publish-place.ts';

const at = (search: string) => publishPlaceOf(new URLSearchParams(search));

describe('a place in the form of an ad', () => {
  it('is read from the address', () => {
    expect(at('side=buy&coin=BTC&fiat=EUR&step=amount')).toEqual({ side: 'buy', coin: 'BTC', fiat: 'EUR', step: 'amount' });
    expect(at('copy=1234567890123456789')).toEqual({ copy: '1234567890123456789', step: 'price' });
    expect(at('published=1234567890123456789').published).toBe('1234567890123456789');
  });

  it('takes nothing that no link of ours says', () => {
    expect(at('side=both&coin=b&fiat=EURO&copy=1&published=x&step=last')).toEqual({ step: 'price' });
  });

  it('the steps of one draft have one origin', () => {
    expect(originOf(at('side=buy&coin=BTC&step=amount'))).toBe(originOf(at('coin=BTC&side=buy')));
    expect(originOf(at('step=conditions'))).toBe('');
    expect(originOf(at('side=buy'))).not.toBe(originOf(at('side=sell')));
  });

  it('a step keeps the rest of the address', () => {
    expect(searchAt(new URLSearchParams('side=buy'), 'amount')).toBe('?side=buy&step=amount');
    expect(searchAt(new URLSearchParams('step=amount'), 'price')).toBe('');
  });
});
