import { get, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { switchProducts } from '../../../e2e/shell/switches.ts';
import { site } from '../../../e2e/site.ts';
import { pagePaths } from '../../../tools/size/page-paths.ts';
import { closeProducts } from './close-products.ts';

beforeAll(() => switchProducts(true));
afterAll(closeProducts);

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  html: string;
}

const unpack: Record<string, (body: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

/** As it is sent; fetch would unpack it and name its own encodings. */
function ask(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(`${site}${path}`, { headers, agent: false }, (answer) => {
      buffer(answer).then((body) => {
        const plain = unpack[answer.headers['content-encoding'] ?? '']?.(body) ?? body;
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, html: plain.toString() });
      }, reject);
    }).on('error', reject);
  });
}

const nonceOf = ({ headers }: Answer) => /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? '';

test('pages are compressed for guests, as their browsers like it, and never for members', async () => {
  for (const path of ['/', '/ja', '/insights', '/p2p-trade/buy/USDT-EUR', '/no-such-page']) {
    for (const [accepted, encoding] of [
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip, br;q=0', 'gzip'],
      ['identity', undefined],
    ]) {
      const answer = await ask(path, { 'accept-encoding': accepted ?? '' });
      const what = `${path} ${accepted}`;
      expect([answer.headers['content-encoding'], answer.headers.vary], what).toEqual([encoding, 'accept-encoding']);
      const carried = [...answer.html.matchAll(/nonce="([^"]+)"/g)].map((match) => match[1]);
      expect(new Set(carried), what).toEqual(new Set([nonceOf(answer)]));
      expect(answer.html, what).toMatch(/^<!DOCTYPE html>[\s\S]*<\/html>$/);
    }
    const member = await ask(path, { 'accept-encoding': 'gzip, br', cookie: 'login=1' });
    expect([member.headers['content-encoding'], member.headers['cache-control']], path).toEqual([undefined, 'private, no-store']);
  }
});

/** The length of a compressed page tells what it repeats, so nothing in it may belong to the guest who asks for it. */
test('a page for a guest holds nothing that the guest alone has sent, and nothing that was made for one guest', async () => {
  const paths = await pagePaths();
  expect(paths.length).toBeGreaterThan(50);
  for (const path of paths) {
    const [one, other] = [await ask(path, sentBy('one')), await ask(path, sentBy('other'))];
    expect(one.html, path).not.toContain('secret-of-one');
    expect(one.headers['set-cookie'], path).toBeUndefined();
    expect(await lastingWords(path, one, other), path).toEqual([]);
    if (one.html !== '') expect(nonceOf(one), path).not.toBe(nonceOf(other));
  }
});

/** Addresses that carry a secret: the page takes it from there and does not repeat it. */
test('a secret in an address is not repeated in the page', async () => {
  for (const path of ['/', '/login', '/register', '/forgot-password', '/lock-account', '/stop-recovery', '/buy-sell-crypto', '/help']) {
    const { html } = await ask(`${path}?token=secret-of-one&code=secret-of-one&ticket=secret-of-one`);
    expect(html, path).toContain('<html');
    expect(html, path).not.toContain('secret-of-one');
  }
});

/** Words that one guest gets each time and the other never: content that changes in between is not a guest's own. */
async function lastingWords(path: string, one: Answer, other: Answer): Promise<string[]> {
  const known = wordsOf(other);
  const own = [...wordsOf(one)].filter((word) => !known.has(word));
  if (own.length === 0) return [];
  const again = wordsOf(await ask(path, sentBy('one')));
  return own.filter((word) => again.has(word));
}

function sentBy(guest: string): Record<string, string> {
  const secret = `secret-of-${guest}-0123456789`;
  const cookies = ['pb_device', 'device', 'unit', 'theme', 'layout', 'valuationunit', 'showasset', 'csrf', 'anything'];
  return {
    'accept-encoding': 'br',
    cookie: ['lang=en', ...cookies.map((name) => `${name}=${secret}`)].join('; '),
    'user-agent': `Mozilla/5.0 (X11; Linux x86_64) Chrome/142.0.0.0 ${secret}`,
    authorization: `Bearer ${secret}`,
    referer: `https://elsewhere.example/${secret}`,
    'x-request-id': secret,
    deviceid: secret,
  };
}

/** Long enough to be a secret. Public ids of the market and the place in its list move by themselves. */
function wordsOf(answer: Answer): Set<string> {
  const words = answer.html.replaceAll(nonceOf(answer), '').match(/[\w+/=-]{16,}/g) ?? [];
  return new Set(words.filter((word) => !/^(?:after=)?WzE3\d?[\w-]+$|^[\w-]{16}$/.test(word)));
}
