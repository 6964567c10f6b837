import { randomBytes, randomFillSync } from 'node:crypto';

/** A page kept as the pieces between its nonces: each answer gets its own nonce without another rendering. */
export interface KeptPage {
  status: number;
  retryAfter?: string;
  pieces: Buffer[];
  freshUntil: number;
  /** Until then it may still be given while a newer one is made. */
  usableUntil: number;
}

export interface RenderedPage {
  status: number;
  html: Buffer;
  /** Where a redirect leads. */
  location?: string;
  /** When a page of a stopped service may be asked for again. */
  retryAfter?: string;
}

/** Stands for the nonce while a page is rendered for keeping; never sent. */
export const nonceMark = `nonce-mark-${randomBytes(12).toString('hex')}`;

const maxPages = 2_000;
/** Changes of operators are on the site within five seconds; api and web have kept answers for a second each before a page is made. */
const usableFactor = 2.5;

/** Anonymous pages by their address, for a moment. Many visitors of one page cost one rendering. */
export class PageCache {
  private readonly pages = new Map<string, KeptPage>();
  private readonly rendering = new Map<string, Promise<KeptPage>>();

  /** The page, if nothing has to be done for it: it is fresh, or somebody else has already asked for a newer one. */
  atHand(key: string, now: number): KeptPage | undefined {
    const kept = this.pages.get(key);
    if (!kept || now < kept.freshUntil) return kept;
    return this.rendering.has(key) && now < kept.usableUntil ? kept : undefined;
  }

  /** A page that has just run out is still given while a new one is made, so that nobody waits for it. */
  get(key: string, now: number, freshMs: number, render: () => Promise<RenderedPage>): KeptPage | Promise<KeptPage> {
    const kept = this.pages.get(key);
    if (kept && now < kept.freshUntil) return kept;
    const made = this.renderOnce(key, { freshUntil: now + freshMs, usableUntil: now + usableFactor * freshMs }, render);
    if (!kept) return made;
    made.catch(() => undefined);
    return now < kept.usableUntil ? kept : made;
  }

  private renderOnce(
    key: string,
    until: Pick<KeptPage, 'freshUntil' | 'usableUntil'>,
    render: () => Promise<RenderedPage>,
  ): Promise<KeptPage> {
    const under = this.rendering.get(key);
    if (under) return under;
    const made = render()
      .then(({ status, html, retryAfter }) => {
        const page = {
          status,
          ...(retryAfter === undefined ? {} : { retryAfter }),
          pieces: html
            .toString()
            .split(nonceMark)
            .map((piece) => Buffer.from(piece)),
          ...until,
        };
        // Where the page has become something else, the old one would contradict it.
        if (status === 200) this.keep(key, page);
        else this.pages.delete(key);
        return page;
      })
      .finally(() => this.rendering.delete(key));
    this.rendering.set(key, made);
    return made;
  }

  private keep(key: string, page: KeptPage): void {
    this.pages.delete(key);
    this.pages.set(key, page);
    const oldest = this.pages.size > maxPages ? this.pages.keys().next().value : undefined;
    if (oldest !== undefined) this.pages.delete(oldest);
  }
}

export function withNonce(page: KeptPage, nonce: string): Buffer {
  const mark = Buffer.from(nonce);
  const parts: Buffer[] = [];
  page.pieces.forEach((piece, index) => {
    if (index > 0) parts.push(mark);
    parts.push(piece);
  });
  return Buffer.concat(parts);
}

const nonceBytes = 16;
const random = Buffer.alloc(256 * nonceBytes);
let randomUsed = random.length;

/** Randomness is drawn for many nonces at once, because asking for it is slow; no byte of it serves twice. */
export function newNonce(): string {
  if (randomUsed === random.length) {
    randomFillSync(random);
    randomUsed = 0;
  }
  randomUsed += nonceBytes;
  return random.toString('base64url', randomUsed - nonceBytes, randomUsed);
}
