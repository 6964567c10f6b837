import { expect, test } from 'vitest';
import { site } from '../../../e2e/site.ts';

test('the content policy has a fresh nonce in every answer and no page carries the same one twice', async () => {
  const nonces = new Set<string>();
  for (let index = 0; index < 20; index++) {
    const response = await fetch(`${site}/de`);
    const policy = response.headers.get('content-security-policy') ?? '';
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
    const html = await response.text();
    expect(policy).toContain("require-trusted-types-for 'script'");
    // Style links need none and carry an empty one.
    const carried = [...html.matchAll(/nonce="([^"]+)"/g)].map((match) => match[1]);
    expect(carried.length).toBeGreaterThan(3);
    expect(new Set(carried)).toEqual(new Set([nonce]));
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(20);
});
