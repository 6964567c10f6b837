import { base64, bytesOf, utf8 } from '../bytes.ts';

/** What a message came with: the headers of the request, however the server of yours keeps them. */
export type WebhookHeaders = Headers | Readonly<Record<string, string | string[] | undefined>>;

export interface WebhookCheck {
  headers: WebhookHeaders;
  /** The body as it came, before anybody has parsed it. */
  body: string;
  /** `whsec_...` of an endpoint that signs with a secret, or `whpk_...`, the public key of one that signs with Ed25519. */
  key: string;
  /** By how many seconds the time of a message may differ from ours; 300 if nothing is said. */
  toleranceSeconds?: number;
  now?: () => number;
}

export interface WebhookMessage {
  /** The same in every try of one message: what was done for it need not be done again. */
  id: string;
  /** When this try was made. */
  at: Date;
  payload: unknown;
}

/** A message that must not be believed. */
export class WebhookFault extends Error {
  override name = 'WebhookFault';
}

/** Checks a message by the rules of Standard Webhooks 1.0 and reads it; throws `WebhookFault` when it is not genuine. */
export async function verifyWebhook({ headers, body, key, toleranceSeconds = 300, now = Date.now }: WebhookCheck): Promise<WebhookMessage> {
  const [id, timestamp, signatures] = ['id', 'timestamp', 'signature'].map((name) => headerOf(headers, `webhook-${name}`));
  if (!id || !timestamp || !signatures) throw new WebhookFault('a header of Standard Webhooks is missing');
  const seconds = /^\d{1,12}$/.test(timestamp) ? Number(timestamp) : Number.NaN;
  if (!(Math.abs(now() / 1_000 - seconds) <= toleranceSeconds)) throw new WebhookFault('the message is too old, or from the future');
  const isGenuine = await checkerOf(key);
  for (const given of signatures.split(' ')) {
    if (await isGenuine(given, `${id}.${timestamp}.${body}`))
      return { id, at: new Date(seconds * 1_000), payload: JSON.parse(body) as unknown };
  }
  throw new WebhookFault('no signature fits');
}

type CheckSigned = (given: string, text: string) => Promise<boolean>;

async function checkerOf(key: string): Promise<CheckSigned> {
  if (key.startsWith('whsec_')) return await secretChecker(bytesOf(key.slice('whsec_'.length)));
  if (key.startsWith('whpk_')) return await publicChecker(bytesOf(key.slice('whpk_'.length)));
  throw new TypeError('a key of webhooks begins with whsec_ or whpk_');
}

async function secretChecker(bytes: Uint8Array<ArrayBuffer>): Promise<CheckSigned> {
  const secret = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
  return async (given, text) => {
    const signature = signatureOf(given, 'v1,');
    return signature !== undefined && (await crypto.subtle.verify('HMAC', secret, signature, utf8(text)));
  };
}

async function publicChecker(bytes: Uint8Array<ArrayBuffer>): Promise<CheckSigned> {
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'Ed25519' }, false, ['verify']);
  return async (given, text) => {
    const signature = signatureOf(given, 'v1a,');
    return signature !== undefined && (await crypto.subtle.verify('Ed25519', key, signature, utf8(text)));
  };
}

/** Written in one way only, so that nobody can make a second signature of one. */
function signatureOf(given: string, version: string): Uint8Array<ArrayBuffer> | undefined {
  const text = given.startsWith(version) ? given.slice(version.length) : '';
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(text) || text.length % 4 !== 0) return undefined;
  const bytes = bytesOf(text);
  return base64(bytes) === text ? bytes : undefined;
}

function headerOf(headers: WebhookHeaders, name: string): string | undefined {
  if (headers instanceof Headers) return headers.get(name) ?? undefined;
  const entry = Object.entries(headers).find(([given]) => given.toLowerCase() === name)?.[1];
  return Array.isArray(entry) ? entry[0] : entry;
}
