export interface EscrowTerms {
  /** Units of the coin, as everything here. */
  quantity: bigint;
  sellerFee: bigint;
  buyerFee: bigint;
}

export interface SplitShares {
  buyer: bigint;
  seller: bigint;
  fee: bigint;
}

/**
 * What everybody gets when the buyer is given a part of the coins. Fees follow the part that was sold, rounded down; what rounding leaves is
 * the seller's, so the three always are all of the escrow.
 */
export function splitEscrow({ quantity, sellerFee, buyerFee }: EscrowTerms, buyerPart: bigint): SplitShares {
  if (buyerPart <= 0n || buyerPart >= quantity) throw new RangeError('a part is more than nothing and less than all');
  const buyerFeePart = (buyerFee * buyerPart) / quantity;
  const fee = buyerFeePart + (sellerFee * buyerPart) / quantity;
  const buyer = buyerPart - buyerFeePart;
  return { buyer, fee, seller: quantity + sellerFee - buyer - fee };
}
