import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { PageCache } from './page-cache.ts';
import { newNonce, nonceMark, type PageTemplate, withNonce } from './page-template.ts';

const rendered = (text: string) => async () => ({
  status: 200,
  html: Buffer.from(`<a nonce="${nonceMark}">${text}</a><b nonce="${nonceMark}">`),
});

describe('a kept page', () => {
  it('gets its own nonce in every place of every answer', async () => {
    const { plain, br } = await new PageCache().get('/', 0, 1_000, rendered('x'));
    const [one, other] = [newNonce(), newNonce()];
    expect(one).not.toBe(other);
    expect(withNonce(plain, one).toString()).toBe(`<a nonce="${one}">x</a><b nonce="${one}">`);
    expect(withNonce(plain, other).toString()).not.toContain(one);
    expect(brotliDecompressSync(withNonce(br as PageTemplate, other))).toEqual(withNonce(plain, other));
  });

  it('is rendered once for many who come together', async () => {
    const cache = new PageCache();
    let times = 0;
    const render = async () => {
      times += 1;
      await new Promise((resolve) => setTimeout(resolve, 10));
      return { status: 200, html: Buffer.from('x') };
    };
    await Promise.all(Array.from({ length: 50 }, async () => await cache.get('/', 0, 1_000, render)));
    expect(times).toBe(1);
  });

  it('is given once more while a newer one is made, then replaced', async () => {
    const cache = new PageCache();
    await cache.get('/', 0, 100, rendered('old'));
    const late = await cache.get('/', 150, 100, rendered('new'));
    expect(late.plain.bytes.toString()).toContain('old');
    await expect.poll(() => cache.atHand('/', 160)?.plain.bytes.toString()).toContain('new');
    expect((await cache.get('/', 160, 100, rendered('other'))).plain.bytes.toString()).toContain('new');
  });

  it('is not given when it is far too old', async () => {
    const cache = new PageCache();
    await cache.get('/', 0, 100, rendered('old'));
    expect((await cache.get('/', 5_000, 100, rendered('new'))).plain.bytes.toString()).toContain('new');
  });

  it('goes at once when the service is stopped, and says when to come again', async () => {
    const cache = new PageCache();
    await cache.get('/', 0, 100, rendered('old'));
    const stopped = async () => ({ status: 503, html: Buffer.from('stopped'), retryAfter: '300' });
    await cache.get('/', 110, 100, stopped);
    await expect.poll(() => cache.atHand('/', 120)).toBeUndefined();
    expect(await cache.get('/', 120, 100, stopped)).toMatchObject({ status: 503, retryAfter: '300' });
  });

  it('is never an error, and one language is never another', async () => {
    const cache = new PageCache();
    await cache.get('/ja', 0, 1_000, async () => ({ status: 500, html: Buffer.from('broken') }));
    expect((await cache.get('/ja', 1, 1_000, rendered('fine'))).plain.bytes.toString()).toContain('fine');
    expect((await cache.get('/de', 1, 1_000, rendered('deutsch'))).plain.bytes.toString()).toContain('deutsch');
  });
});
