/** How far a price may lie from the reference: millionths of it, for fixed prices and for those that follow it. */
export interface Bands {
  fixedMinPpm: bigint;
  fixedMaxPpm: bigint;
  floatMinPpm: bigint;
  floatMaxPpm: bigint;
}

export function exactBands(bands: Record<keyof Bands, number>): Bands {
  return {
    fixedMinPpm: BigInt(bands.fixedMinPpm),
    fixedMaxPpm: BigInt(bands.fixedMaxPpm),
    floatMinPpm: BigInt(bands.floatMinPpm),
    floatMaxPpm: BigInt(bands.floatMaxPpm),
  };
}
