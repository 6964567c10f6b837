import { type KeptPage, newNonce, withNonce } from './page-cache.ts';

const maxSpare = 32;

/**
 * Copies of one kept page. Bytes that have gone out serve the next answer with another nonce: a new buffer of this size for
 * every answer would keep the garbage collector busier than the page itself.
 */
class PageCopies {
  private readonly page: KeptPage;
  private readonly noncesAt: readonly number[];
  private readonly spare: Buffer[] = [];

  constructor(page: KeptPage) {
    this.page = page;
    const nonceLength = newNonce().length;
    let at = 0;
    this.noncesAt = page.pieces.slice(0, -1).map((piece, index) => {
      at += piece.length;
      return at + index * nonceLength;
    });
  }

  take(nonce: string): Buffer {
    const copy = this.spare.pop();
    if (!copy) return withNonce(this.page, nonce);
    for (const at of this.noncesAt) copy.write(nonce, at, 'latin1');
    return copy;
  }

  /** Only for bytes that have left the process: whoever still sends them would send another's nonce. */
  giveBack(copy: Buffer): void {
    if (this.spare.length < maxSpare) this.spare.push(copy);
  }
}

const copies = new WeakMap<KeptPage, PageCopies>();

export function copiesOf(page: KeptPage): PageCopies {
  const known = copies.get(page);
  if (known) return known;
  const made = new PageCopies(page);
  copies.set(page, made);
  return made;
}
