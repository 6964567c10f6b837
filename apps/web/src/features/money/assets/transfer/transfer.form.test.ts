import { formatUnits, parseUnits } from '@peerbourse/rules/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CoinBalance } from '#queries/assets/coin-balances.query.ts';
import { amountToMove, balancesAfter, firstDraft, hasMovable, isTooMuch, swapped, withFrom, withTo } from './transfer.form.ts';

function coin(code: string, held: Partial<CoinBalance> = {}): CoinBalance {
  return {
    coin: code,
    name: code,
    imgUrl: '',
    scale: 8,
    spot: '0',
    otc: '0',
    contract: '0',
    earn: '0',
    aside: '0',
    asideFor: { ads: '0', orders: '0', margin: '0', deposit: '0' },
    total: '0',
    withdrawable: '0',
    held: '0',
    heldUntil: '',
    usdt: '',
    ...held,
  };
}

const draft = { coin: 'BTC', from: 'spot', to: 'otc', typed: '' } as const;

describe('where a transfer begins', () => {
  it('is the fullest wallet of the coin that was asked for', () => {
    const coins = [coin('USDT', { spot: '5' }), coin('BTC', { spot: '0.9', earn: '1' })];
    expect(firstDraft(coins, 'BTC')).toEqual({ coin: 'BTC', from: 'earn', to: 'spot', typed: '' });
    expect(firstDraft(coins)).toEqual({ coin: 'USDT', from: 'spot', to: 'otc', typed: '' });
  });

  it('is nowhere when every wallet is empty, even if coins are set aside', () => {
    const coins = [coin('BTC', { aside: '1', total: '1' })];
    expect(firstDraft(coins)).toBeUndefined();
    expect(hasMovable(coins)).toBe(false);
  });
});

describe('the two wallets', () => {
  it('are never the same', () => {
    expect(withFrom(draft, 'otc')).toMatchObject({ from: 'otc', to: 'spot' });
    expect(withTo(draft, 'spot')).toMatchObject({ from: 'otc', to: 'spot' });
    expect(withTo(draft, 'earn')).toMatchObject({ from: 'spot', to: 'earn' });
    expect(swapped(swapped(draft))).toEqual(draft);
  });
});

describe('the amount', () => {
  it('is none while the field holds nothing or zero', () => {
    for (const typed of ['', '0', '0.', '0.000']) expect(amountToMove({ ...draft, typed })).toBeUndefined();
    expect(amountToMove({ ...draft, typed: '05.' })).toBe('5');
  });

  it('is too much beyond the last unit of the wallet', () => {
    const held = coin('BTC', { spot: '0.12345678' });
    expect(isTooMuch({ ...draft, typed: '0.12345678' }, held)).toBe(false);
    expect(isTooMuch({ ...draft, typed: '0.12345679' }, held)).toBe(true);
    expect(balancesAfter({ ...draft, typed: '0.12345679' }, held)).toBeUndefined();
  });

  it('leaves both wallets with the same sum as before, to the last unit', () => {
    const units = fc.bigInt({ min: 0n, max: 2n ** 62n });
    fc.assert(
      fc.property(units, units, units, (spot, otc, wanted) => {
        fc.pre(wanted > 0n && wanted <= spot);
        const held = coin('BTC', { spot: formatUnits(spot, 8), otc: formatUnits(otc, 8) });
        const after = balancesAfter({ ...draft, typed: formatUnits(wanted, 8) }, held);
        expect(after && [parseUnits(after.from, 8), parseUnits(after.to, 8)]).toEqual([spot - wanted, otc + wanted]);
      }),
    );
  });
});
