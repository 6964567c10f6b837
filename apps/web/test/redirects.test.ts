import { expect, test } from 'vitest';
import { site } from '../../../e2e/site.ts';
import { locales, prefixOf } from '../../../packages/contract/src/locales.ts';

async function locationOf(path: string): Promise<string> {
  const response = await fetch(`${site}${path}`, { redirect: 'manual' });
  return `${response.status} ${response.headers.get('location')}`;
}

test('R2.13 cash-balance leads to cash-conversion with its query, in every language', async () => {
  for (const { code } of locales) {
    const prefix = prefixOf(code);
    expect(await locationOf(`${prefix}/buy-sell-crypto/cash-balance?a=1&b=%20`)).toBe(
      `302 ${prefix}/buy-sell-crypto/cash-conversion?a=1&b=%20`,
    );
  }
});

test('R2.14 quick leads to buy-sell-crypto with its query, in every language', async () => {
  for (const { code } of locales) {
    const prefix = prefixOf(code);
    expect(await locationOf(`${prefix}/p2p-trade/quick?from=x`)).toBe(`302 ${prefix}/buy-sell-crypto?from=x`);
  }
});

test('R2.13 an answer of the help that has another name keeps its old address', async () => {
  expect(await locationOf('/help/how-p2p-will-work')).toBe('302 /help/how-p2p-works');
  expect(await locationOf('/de/help/how-p2p-will-work?a=1')).toBe('302 /de/help/how-p2p-works?a=1');
});

test('empty parts of an address are left out, and what follows two strokes never becomes a host', async () => {
  expect(await locationOf('/de//')).toBe('302 /de/');
  expect(await locationOf('/de//help?a=1')).toBe('302 /de/help?a=1');
  expect(await locationOf('/zh-CN//evil.test/..')).toBe('302 /zh-CN/');
  expect(await locationOf('//evil.test/nowhere')).toMatch(/^4\d\d null$/);
});
