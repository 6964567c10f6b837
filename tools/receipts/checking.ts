import { createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { CheckSignature, KeyOf, ReceiptKey } from '../../packages/rules/src/receipts/check-receipt.ts';

export const checkSignature: CheckSignature = async ({ x }, message, signature) => {
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  return verify(null, Buffer.from(message), key, Buffer.from(signature, 'base64url'));
};

/** The published keys, from an address or a file. */
export async function keysOf(place: string): Promise<KeyOf> {
  const { keys } = JSON.parse(await textOf(place)) as { keys: readonly ReceiptKey[] };
  return (keyId) => keys.find(({ kid }) => kid === keyId);
}

async function textOf(place: string): Promise<string> {
  if (!/^https?:/.test(place)) return readFileSync(place, 'utf8');
  const response = await fetch(place);
  if (!response.ok) throw new Error(`${place} answers ${response.status}`);
  return await response.text();
}
