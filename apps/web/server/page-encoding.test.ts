import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compressPage, compressTemplate, encodingFor } from './page-encoding.ts';
import { newNonce, nonceMark, type PageTemplate, templateOf, withNonce } from './page-template.ts';

describe('how a page is sent', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['BR', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br; q=0.0', undefined],
    ['brotli', undefined],
    ['identity', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('is what the browser reads: %s', (header, encoding) => {
    expect(encodingFor(header)).toBe(encoding);
    expect(encodingFor(header)).toBe(encoding);
  });

  it('loses nothing', async () => {
    const html = Buffer.from('<p>größer</p>'.repeat(1_000));
    expect(brotliDecompressSync(await compressPage(html, 'br'))).toEqual(html);
    expect(gunzipSync(await compressPage(html, 'gzip'))).toEqual(html);
  });
});

describe('a page that is compressed once', () => {
  const page = (...pieces: string[]) => templateOf(Buffer.from(pieces.join(nonceMark)));
  const cells = Array.from({ length: 3_000 }, (_, index) => `<td class="cell-${index % 7}">${index * 7_919}</td>`);

  it.each([
    ['one nonce', page('<script nonce="', `">${cells.join('')}`)],
    ['no nonce', page(cells.join(''))],
    ['nothing but a nonce', page('', '')],
    ['a nonce after a nonce', page('<p>', '', '', cells.join(''))],
    ['many, far from each other', page('<a nonce="', ...Array.from({ length: 12 }, () => `">${cells.join('')}<a nonce="`), '">')],
    ['many, close together', page('<a nonce="', ...Array.from({ length: 20 }, (_, at) => `" href="/assets/${at}.js"><a nonce="`), '">')],
  ])('is the same page for every nonce: %s', async (_what, template) => {
    const compressed = (await compressTemplate(template)) as PageTemplate;
    for (let turn = 0; turn < 200; turn++) {
      const nonce = newNonce();
      expect(brotliDecompressSync(withNonce(compressed, nonce)).equals(withNonce(template, nonce))).toBe(true);
    }
  });

  it('is made with another stand-in when its text resembles the nonce', async () => {
    // Everything that a compressor would take from the nonce, or the nonce from it.
    const template = page(`<p>${nonceMark.slice(0, 12)}`, `<p>${nonceMark.slice(5, 20)} ${nonceMark.slice(1)}`, cells.join(''));
    const compressed = (await compressTemplate(template)) as PageTemplate;
    const nonce = newNonce();
    expect(brotliDecompressSync(withNonce(compressed, nonce)).equals(withNonce(template, nonce))).toBe(true);
  });
});
