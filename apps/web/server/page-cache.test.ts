import { describe, expect, it } from 'vitest';
import { newNonce, nonceMark, PageCache, withNonce } from './page-cache.ts';

const rendered = (text: string) => async () => ({
  status: 200,
  html: Buffer.from(`<a nonce="${nonceMark}">${text}</a><b nonce="${nonceMark}">`),
});

describe('a kept page', () => {
  it('gets its own nonce in every place of every answer', async () => {
    const page = await new PageCache().get('/', 0, 1_000, rendered('x'));
    expect(withNonce(page, 'AAA').toString()).toBe('<a nonce="AAA">x</a><b nonce="AAA">');
    expect(withNonce(page, 'BBB').toString()).not.toContain('AAA');
    expect(newNonce()).not.toBe(newNonce());
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
    expect(withNonce(late, '').toString()).toContain('old');
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(withNonce(await cache.get('/', 160, 100, rendered('newer')), '').toString()).toContain('new');
  });

  it('is not given when it is far too old', async () => {
    const cache = new PageCache();
    await cache.get('/', 0, 100, rendered('old'));
    expect(withNonce(await cache.get('/', 5_000, 100, rendered('new')), '').toString()).toContain('new');
  });

  it('goes at once when the service is stopped, and says when to come again', async () => {
    const cache = new PageCache();
    await cache.get('/', 0, 100, rendered('old'));
    const stopped = async () => ({ status: 503, html: Buffer.from('stopped'), retryAfter: '300' });
    await cache.get('/', 110, 100, stopped);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(cache.atHand('/', 120)).toBeUndefined();
    expect(await cache.get('/', 120, 100, stopped)).toMatchObject({ status: 503, retryAfter: '300' });
  });

  it('is never an error, and one language is never another', async () => {
    const cache = new PageCache();
    await cache.get('/ja', 0, 1_000, async () => ({ status: 500, html: Buffer.from('broken') }));
    expect(withNonce(await cache.get('/ja', 1, 1_000, rendered('fine')), '').toString()).toContain('fine');
    expect(withNonce(await cache.get('/de', 1, 1_000, rendered('deutsch')), '').toString()).toContain('deutsch');
  });
});
