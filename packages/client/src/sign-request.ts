import { headers } from '@peerbourse/contract/headers';
import { signedText } from '@peerbourse/contract/request-signature';
import { base64Url, bytesOf, hex, utf8 } from './bytes.ts';

/** A key of an account, as its page shows it. An Ed25519 key never leaves whoever made it; the exchange has its public half only. */
export type ApiKey =
  | { id: string; kind: 'ed25519' /** PKCS#8 in PEM, as OpenSSL writes it, or a key of WebCrypto. */; privateKey: string | CryptoKey }
  | { id: string; kind: 'hmac'; secret: string };

export interface ToSign {
  /** POST if nothing is said, as all calls are. */
  method?: string;
  path: string;
  body: string;
  /** Milliseconds since 1970, by the clock of the exchange. */
  timestamp: string;
  idempotencyKey: string;
}

export type Sign = (request: ToSign) => Promise<Record<string, string>>;

/** Signs requests with one key; answers the headers that go with them. */
export function signerOf(key: ApiKey): Sign {
  let secret: Promise<CryptoKey> | undefined;
  return async ({ method = 'POST', path, body, timestamp, idempotencyKey }) => {
    secret ??= secretOf(key);
    const bodyHash = hex(await crypto.subtle.digest('SHA-256', utf8(body)));
    const text = signedText({ method, path, bodyHash, timestamp, idempotencyKey });
    const signature = await crypto.subtle.sign(key.kind === 'hmac' ? 'HMAC' : 'Ed25519', await secret, utf8(text));
    return {
      [headers.apiKey]: key.id,
      [headers.apiTimestamp]: timestamp,
      [headers.apiSignature]: base64Url(new Uint8Array(signature)),
    };
  };
}

async function secretOf(key: ApiKey): Promise<CryptoKey> {
  if (key.kind === 'hmac') {
    return await crypto.subtle.importKey('raw', utf8(key.secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  }
  if (typeof key.privateKey !== 'string') return key.privateKey;
  const der = bytesOf(key.privateKey.replaceAll(/-----[^-]+-----|\s/g, ''));
  return await crypto.subtle.importKey('pkcs8', der, { name: 'Ed25519' }, false, ['sign']);
}
