import { compressTemplate } from './page-encoding.ts';
import { type PageTemplate, templateOf } from './page-template.ts';

export interface CachedPage {
  status: number;
  retryAfter?: string;
  plain: PageTemplate;
  /** As brotli, for nearly every browser. */
  br?: PageTemplate;
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

const maxPages = 2_000;
/** Changes of operators are on the site within five seconds; api and web have kept answers for a second each before a page is made. */
const usableFactor = 2.5;

/** Anonymous pages by their address, for a moment. Many visitors of one page cost one rendering. */
export class PageCache {
  private readonly pages = new Map<string, CachedPage>();
  private readonly rendering = new Map<string, Promise<CachedPage>>();

  /** The page, if nothing has to be done for it: it is fresh, or somebody else has already asked for a newer one. */
  atHand(key: string, now: number): CachedPage | undefined {
    const kept = this.pages.get(key);
    if (!kept || now < kept.freshUntil) return kept;
    return this.rendering.has(key) && now < kept.usableUntil ? kept : undefined;
  }

  /** A page that has just run out is still given while a new one is made, so that nobody waits for it. */
  get(key: string, now: number, freshMs: number, render: () => Promise<RenderedPage>): CachedPage | Promise<CachedPage> {
    const kept = this.pages.get(key);
    if (kept && now < kept.freshUntil) return kept;
    const made = this.renderOnce(key, { freshUntil: now + freshMs, usableUntil: now + usableFactor * freshMs }, render);
    if (!kept) return made;
    made.catch(() => undefined);
    return now < kept.usableUntil ? kept : made;
  }

  private renderOnce(
    key: string,
    until: Pick<CachedPage, 'freshUntil' | 'usableUntil'>,
    render: () => Promise<RenderedPage>,
  ): Promise<CachedPage> {
    const under = this.rendering.get(key);
    if (under) return under;
    const made = render()
      .then(async ({ status, html, retryAfter }) => {
        const plain = templateOf(html);
        const br = await compressTemplate(plain);
        const page = { status, ...(retryAfter === undefined ? {} : { retryAfter }), plain, ...(br ? { br } : {}), ...until };
        // Where the page has become something else, the old one would contradict it.
        if (status === 200) this.keep(key, page);
        else this.pages.delete(key);
        return page;
      })
      .finally(() => this.rendering.delete(key));
    this.rendering.set(key, made);
    return made;
  }

  private keep(key: string, page: CachedPage): void {
    this.pages.delete(key);
    this.pages.set(key, page);
    const oldest = this.pages.size > maxPages ? this.pages.keys().next().value : undefined;
    if (oldest !== undefined) this.pages.delete(oldest);
  }
}
