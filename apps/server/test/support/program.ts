import { createHash, createHmac, generateKeyPairSync, type KeyObject, randomBytes, randomUUID, sign } from 'node:crypto';
import type { Scope } from '@peerbourse/contract/api-scope';
import type { Call, CallInput, CallOutput } from '@peerbourse/contract/call';
import type { Envelope } from '@peerbourse/contract/envelope';
import { headers } from '@peerbourse/contract/headers';
import { type SignedRequest, signedText } from '@peerbourse/contract/request-signature';
import { mainIdOf } from './fixtures/quick-users.ts';
import type { CallAnswer, TestEnvironment } from './test-environment.ts';

/** What signs: the private half of an Ed25519 key, or the secret of an HMAC key. */
export type Signer = { kind: 'ed25519'; privateKey: KeyObject } | { kind: 'hmac'; secret: string };

export function signatureOf(signer: Signer, request: SignedRequest): string {
  const text = Buffer.from(signedText(request));
  if (signer.kind === 'hmac') return createHmac('sha256', signer.secret).update(text).digest('base64url');
  return sign(null, text, signer.privateKey).toString('base64url');
}

/** A request with its headers, before it is sent: a test may alter it. */
export interface Ready {
  path: string;
  body: string;
  headers: Record<string, string | undefined>;
}

/** A program that has an API key: no cookies, no origin, and every call signed. */
export class Program {
  readonly keyId: string;
  readonly signer: Signer;
  address = '203.0.113.7';
  private readonly env: TestEnvironment;

  constructor(env: TestEnvironment, keyId: string, signer: Signer) {
    this.env = env;
    this.keyId = keyId;
    this.signer = signer;
  }

  ready(call: Call, input: unknown, { atMs = Date.now(), path = call.path, window = '' } = {}): Ready {
    const body = JSON.stringify(input);
    const idempotencyKey = call.idempotent ? randomUUID() : '';
    const timestamp = String(atMs);
    const bodyHash = createHash('sha256').update(body).digest('hex');
    return {
      path,
      body,
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': this.address,
        [headers.apiKey]: this.keyId,
        [headers.apiTimestamp]: timestamp,
        [headers.apiWindow]: window || undefined,
        [headers.idempotencyKey]: idempotencyKey || undefined,
        [headers.apiSignature]: signatureOf(this.signer, { method: 'POST', path, bodyHash, timestamp, idempotencyKey }),
      },
    };
  }

  async send<C extends Call>({ path, body, headers: given }: Ready): Promise<CallAnswer<C>> {
    const sent = Object.entries(given).filter((entry): entry is [string, string] => entry[1] !== undefined);
    const response = await fetch(`${this.env.addressOf('api')}${path}`, { method: 'POST', headers: sent, body });
    return { status: response.status, headers: response.headers, body: (await response.json()) as Envelope<CallOutput<C>> };
  }

  async call<C extends Call>(call: C, input: CallInput<C>, more: Record<string, string | undefined> = {}): Promise<CallAnswer<C>> {
    const ready = this.ready(call, input);
    return await this.send({ ...ready, headers: { ...ready.headers, ...more } });
  }
}

export interface GivenKey {
  kind?: 'ed25519' | 'hmac';
  scopes?: readonly Scope[];
  addresses?: readonly string[];
  madeHoursAgo?: number;
}

/** A key that is there at once: a row instead of the page, for tests that need many. */
export async function giveProgram(env: TestEnvironment, { accountId }: { accountId: string }, given: GivenKey = {}): Promise<Program> {
  const { kind = 'hmac', scopes = ['read'], addresses = [], madeHoursAgo = 48 } = given;
  const keyId = `pbk_${randomBytes(16).toString('base64url')}`;
  const pair = generateKeyPairSync('ed25519');
  const secret = `pbs_${randomBytes(32).toString('base64url')}`;
  const signer: Signer = kind === 'hmac' ? { kind, secret } : { kind, privateKey: pair.privateKey };
  await env.query(
    `INSERT INTO api_keys_keys (key_id, account_id, main_id, name, kind, public_key, closed_secret, scopes, addresses, created_at, ends_at)
     VALUES ($1, $2, $3, 'of a test', $4, $5, $6, $7, $8, app_now() - make_interval(hours => $9), app_now() + interval '30 days')`,
    [
      keyId,
      accountId,
      await mainIdOf(env, accountId),
      kind,
      kind === 'ed25519' ? pair.publicKey.export({ format: 'der', type: 'spki' }).subarray(-32) : null,
      kind === 'hmac' ? env.config.keys.encrypt('api-keys', secret, keyId) : null,
      scopes,
      addresses,
      madeHoursAgo,
    ],
  );
  return new Program(env, keyId, signer);
}
