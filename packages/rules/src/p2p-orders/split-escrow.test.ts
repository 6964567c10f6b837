import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitEscrow } from './split-escrow.ts';

it('R4.20 a split gives fees by the part that was sold, and what rounding leaves to the seller', () => {
  expect(splitEscrow({ quantity: 100n, sellerFee: 10n, buyerFee: 1n }, 50n)).toEqual({ buyer: 50n, fee: 5n, seller: 55n });
  expect(splitEscrow({ quantity: 3n, sellerFee: 1n, buyerFee: 0n }, 1n)).toEqual({ buyer: 1n, fee: 0n, seller: 3n });
});

it('R4.20 a split always sums to the escrow, and everybody who has a part gets some of it', () => {
  const amount = fc.bigInt(2n, 2n ** 62n);
  fc.assert(
    fc.property(amount, fc.nat(200_000), fc.nat(200_000), fc.nat(1_000_000), (quantity, sellerPpm, buyerPpm, place) => {
      const sellerFee = (quantity * BigInt(sellerPpm)) / 1_000_000n;
      const buyerFee = (quantity * BigInt(buyerPpm)) / 1_000_000n;
      const buyerPart = 1n + ((quantity - 2n) * BigInt(place)) / 1_000_000n;
      const { buyer, seller, fee } = splitEscrow({ quantity, sellerFee, buyerFee }, buyerPart);
      expect(buyer + seller + fee).toBe(quantity + sellerFee);
      expect(buyer > 0n && seller > 0n && fee >= 0n).toBe(true);
    }),
  );
});

it('R4.20 a part is neither nothing nor all', () => {
  for (const part of [0n, 100n, 101n, -1n])
    expect(() => splitEscrow({ quantity: 100n, sellerFee: 0n, buyerFee: 0n }, part)).toThrow(RangeError);
});
