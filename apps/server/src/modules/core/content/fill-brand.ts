import type { Block } from '@peerbourse/contract/core/content/rich-text.shape';

export interface Brand {
  name: string;
  legalEntity: string;
  supportAddress: string;
}

/**
 * Content never names the exchange itself: `{brand}`, `{legalEntity}` and `{supportAddress}` stand for it. Without a legal name the
 * name of the exchange is shown.
 */
export function fillBrand(text: string, { name, legalEntity, supportAddress }: Brand): string {
  return text
    .replaceAll('{brand}', () => name)
    .replaceAll('{legalEntity}', () => legalEntity || name)
    .replaceAll('{supportAddress}', () => supportAddress);
}

/** The same for a tree. Addresses of links stay as they were checked. */
export function fillBlocks(blocks: readonly Block[], brand: Brand): Block[] {
  return JSON.parse(JSON.stringify(blocks), (key, value: unknown) =>
    (key === 'text' || key === 'alternative') && typeof value === 'string' ? fillBrand(value, brand) : value,
  ) as Block[];
}
