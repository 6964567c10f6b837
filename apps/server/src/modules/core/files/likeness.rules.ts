export const hashWidth = 9;
export const hashHeight = 8;
export const fineSide = 64;
export const hashBytes = 8;
export const likenessBytes = hashBytes + fineSide * fineSide;

/** Grays of a receipt that was saved again differed by 10 at most, those of one with another digit by 49. */
const noise = 24;
/** In an empty area neighbors differ by what encoders leave there, which says nothing. */
const margin = 4;
const maxBits = 3;
const blandBands = new Set([0, 0xffff]);

/**
 * The difference hash of a picture: whether each of 8 x 8 places is brighter than its neighbor. It survives scaling and other
 * encoders, and says nothing about details: receipts of one bank look alike to it.
 */
export function differenceHash(grays: Buffer): Buffer {
  const hash = Buffer.alloc(hashBytes);
  for (let row = 0; row < hashHeight; row++) {
    for (let column = 0; column < hashWidth - 1; column++) {
      const at = row * hashWidth + column;
      if ((grays[at] ?? 0) > (grays[at + 1] ?? 0) + margin) hash[row] = (hash[row] ?? 0) | (1 << column);
    }
  }
  return hash;
}

/** Quarters of the hash with their places, to look likenesses up by; those of an empty area would find everything. */
export function bandsOf(likeness: Buffer): number[] {
  return [0, 1, 2, 3].flatMap((place) => {
    const band = likeness.readUInt16BE(place * 2);
    return blandBands.has(band) ? [] : [(place << 16) | band];
  });
}

/** The quarters of every hash that differs from this one by a bit in each of them. */
export function nearBands(bands: readonly number[]): number[] {
  return bands.flatMap((band) => [band, ...Array.from({ length: 16 }, (_, bit) => band ^ (1 << bit))]);
}

/** Whether two pictures are the same one, saved or scaled again: alike from far, and nowhere different from near. */
export function isSamePicture(one: Buffer, other: Buffer): boolean {
  if (one.length !== likenessBytes || other.length !== likenessBytes || !isAlikeFromFar(one, other)) return false;
  return one.subarray(hashBytes).every((gray, at) => Math.abs(gray - (other[hashBytes + at] ?? 0)) <= noise);
}

/** Whether the difference hashes of two pictures are the same but for noise. Where nothing else was kept, somebody has to look. */
export function isAlikeFromFar(one: Buffer, other: Buffer): boolean {
  return one.length >= hashBytes && other.length >= hashBytes && differingBits(one, other) <= maxBits;
}

function differingBits(one: Buffer, other: Buffer): number {
  let count = 0;
  for (let at = 0; at < hashBytes; at++) {
    for (let bits = (one[at] ?? 0) ^ (other[at] ?? 0); bits > 0; bits &= bits - 1) count++;
  }
  return count;
}
