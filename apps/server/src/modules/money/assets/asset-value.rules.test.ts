import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { btcValue, exactValue, type Holding, onePrice, usdtValue, walletOfPurpose } from './asset-value.rules.ts';

const units = fc.bigInt({ min: 0n, max: 2n ** 62n - 1n });
const price = fc.bigInt({ min: 1n, max: 2n ** 60n });
const holding = fc.record<Holding>({ units, scale: fc.integer({ min: 0, max: 8 }), price: fc.option(price, { nil: undefined }) });

/** A fraction of two whole numbers: slow, and cannot be wrong by a digit. */
function fractionOf(holdings: readonly Holding[]): { over: bigint; under: bigint } {
  return holdings.reduce(
    (sum, one) => {
      const over = one.units * (one.price ?? 0n);
      const under = 10n ** BigInt(one.scale) * 10n ** 8n;
      return { over: sum.over * under + over * sum.under, under: sum.under * under };
    },
    { over: 0n, under: 1n },
  );
}

/** The digits of a fraction, cut after so many decimals. */
function cut(over: bigint, under: bigint, decimals: number): string {
  const digits = ((over * 10n ** BigInt(decimals)) / under).toString().padStart(decimals + 1, '0');
  const text = `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
  return text.replace(/\.?0+$/, '');
}

describe('what coins are worth', () => {
  it('is cut after six decimals in USDT and after eight in BTC, and never off by a unit', () => {
    fc.assert(
      fc.property(fc.array(holding, { maxLength: 6 }), price, (holdings, btcPrice) => {
        const { over, under } = fractionOf(holdings);
        const exact = exactValue(holdings);
        expect(usdtValue(exact)).toBe(cut(over, under, 6));
        expect(btcValue(exact, btcPrice)).toBe(cut(over * 10n ** 8n, under * btcPrice, 8));
      }),
    );
  });

  it('is no less in one sum than in its parts', () => {
    fc.assert(
      fc.property(holding, holding, (one, two) => {
        const parts = [one, two].map((part) => BigInt(usdtUnits(usdtValue(exactValue([part])))));
        return BigInt(usdtUnits(usdtValue(exactValue([one, two])))) >= (parts[0] ?? 0n) + (parts[1] ?? 0n);
      }),
    );
  });

  it('one bitcoin is one bitcoin at any price', () => {
    fc.assert(
      fc.property(price, units, (btcPrice, amount) => {
        const exact = exactValue([{ units: amount, scale: 8, price: btcPrice }]);
        return exact / btcPrice === amount;
      }),
    );
  });

  it('a coin without a price is not counted, and without a price of bitcoin nothing is valued in it', () => {
    const exact = exactValue([
      { units: 5_000_000n, scale: 6, price: undefined },
      { units: 1_234_567n, scale: 6, price: onePrice },
    ]);
    expect(usdtValue(exact)).toBe('1.234567');
    expect(btcValue(exact, undefined)).toBe('0');
  });
});

it('coins set aside count where they came from', () => {
  expect(walletOfPurpose).toEqual({
    spot: 'spot',
    otc: 'otc',
    contract: 'contract',
    earn: 'earn',
    'ad-reserve': 'otc',
    'order-hold': 'spot',
    quote: 'spot',
    risk: 'contract',
    deposit: 'otc',
  });
});

function usdtUnits(text: string): string {
  const [whole = '', fraction = ''] = text.split('.');
  return whole + fraction.padEnd(6, '0');
}
