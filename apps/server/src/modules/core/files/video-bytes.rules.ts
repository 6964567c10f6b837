export type VideoType = 'video/mp4' | 'video/quicktime' | 'video/webm';

/**
 * What the first bytes of a video say it is. Nobody of ours decodes it: it is kept as it came, and browsers get it as a file to save,
 * under a type that cannot run.
 */
export function videoType(bytes: Buffer): VideoType | undefined {
  if (bytes.length < 64) return undefined;
  if (bytes.toString('latin1', 4, 8) === 'ftyp') return typeOfBrand(bytes.toString('latin1', 8, 12));
  const isEbml = bytes.readUInt32BE(0) === 0x1a45dfa3;
  return isEbml && bytes.subarray(0, 64).includes('webm', 0, 'latin1') ? 'video/webm' : undefined;
}

const mp4Brands = new Set(['isom', 'iso2', 'iso4', 'iso5', 'iso6', 'mp41', 'mp42', 'avc1', 'M4V ', 'MSNV', 'dash', '3gp4', '3gp5', '3gp6']);

function typeOfBrand(brand: string): VideoType | undefined {
  if (brand === 'qt  ') return 'video/quicktime';
  return mp4Brands.has(brand) ? 'video/mp4' : undefined;
}
