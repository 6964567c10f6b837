import type { receiptKeys as call } from '@peerbourse/contract/p2p/receipts/receipt-keys';
import type { Handler } from '#platform/http/serve.ts';
import { publishedKeys } from './receipt.table.ts';
import { signerOf } from './signing-key.ts';

export const receiptKeys: Handler<typeof call> = async ({ db, config }) => {
  const current = signerOf(config).keyId;
  const keys = await publishedKeys(db);
  return {
    keys: keys.map(({ keyId, publicKey, firstAt, lastAt }) => ({
      kty: 'OKP',
      crv: 'Ed25519',
      x: publicKey,
      kid: keyId,
      alg: 'EdDSA',
      use: 'sig',
      from: firstAt.toISOString(),
      to: keyId === current ? null : lastAt.toISOString(),
    })),
  };
};
