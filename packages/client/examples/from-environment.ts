import { type ApiKey, type Client, openClient } from '@peerbourse/client';

type Variables = Readonly<Record<string, string | undefined>>;

/** A client by PB_URL, PB_KEY_ID, and PB_PRIVATE_KEY (an Ed25519 key as PEM) or PB_SECRET; with `SELLER_` and the like before the names of the key. */
export function clientOf(variables: Variables, prefix = ''): Client {
  const { PB_URL: url = 'http://127.0.0.1:8080', PB_LIVE_URL: liveUrl } = variables;
  return openClient({ url, key: keyOf(variables, prefix), ...(liveUrl ? { liveUrl } : {}) });
}

function keyOf(variables: Variables, prefix: string): ApiKey {
  const [id, privateKey, secret] = ['KEY_ID', 'PRIVATE_KEY', 'SECRET'].map((name) => variables[`PB_${prefix}${name}`]);
  if (id && privateKey) return { id, kind: 'ed25519', privateKey };
  if (id && secret) return { id, kind: 'hmac', secret };
  throw new Error(`set PB_${prefix}KEY_ID, and PB_${prefix}PRIVATE_KEY or PB_${prefix}SECRET`);
}
