import { createCipheriv, createECDH, createHash, createHmac, hkdfSync, randomBytes, randomInt } from 'node:crypto';
import type { Call, CallInput, CallOutput } from '@peerbourse/contract/call';
import type { Envelope } from '@peerbourse/contract/envelope';
import { headers } from '@peerbourse/contract/headers';
import { issueEncryptionKey } from '@peerbourse/contract/identity/security/issue-encryption-key';
import {
  boundLines,
  encryptionLabel,
  fieldBinding,
  handleOf,
  sealedFieldVersion,
  signedLines,
  signingLabel,
} from '@peerbourse/contract/sealing';
import { type MessageContent, openContent } from '#modules/core/messages/message-content.ts';
import { browserHeaders, type CallAnswer, type TestEnvironment } from './test-environment.ts';

/** A browser of the tests: it keeps cookies, has a device of its own and seals what must travel sealed. */
export class Browser {
  readonly cookies = new Map<string, string>();
  deviceId: string;
  /** Everybody has a network of their own: what one of them does must not make the others suspicious. */
  address = `10.${randomInt(256)}.${randomInt(256)}.7`;
  userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0 Safari/537.36';
  private readonly env: TestEnvironment;
  private key: { encryptKey: string } | undefined;

  constructor(env: TestEnvironment, deviceId = randomBytes(8).toString('hex')) {
    this.env = env;
    this.deviceId = deviceId;
  }

  async call<C extends Call>(call: C, input: Unsealed<C>, more: Record<string, string | undefined> = {}): Promise<CallAnswer<C>> {
    const sealed =
      call.sealed.length > 0 ? await this.seal(call, input as Record<string, unknown>) : { body: JSON.stringify(input), headers: {} };
    return await this.send(call, sealed.body, { ...sealed.headers, ...more });
  }

  /** The data of a call that has to succeed. */
  async ask<C extends Call>(call: C, input: Unsealed<C>): Promise<CallOutput<C>> {
    const { body } = await this.call(call, input);
    if (body.code !== call.ok) throw new Error(`${call.path} was refused: ${body.code} ${body.msg} ${JSON.stringify(body.data)}`);
    return body.data;
  }

  async send<C extends Call>(call: C, body: string, more: Record<string, string | undefined>): Promise<CallAnswer<C>> {
    const given: Record<string, string | undefined> = {
      ...browserHeaders(call),
      origin: this.env.originOf(call.role),
      [headers.deviceId]: this.deviceId,
      'user-agent': this.userAgent,
      cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-forwarded-for': this.address,
      ...more,
    };
    const sent = Object.entries(given).filter((entry): entry is [string, string] => entry[1] !== undefined);
    const response = await fetch(`${this.env.addressOf(call.role)}${call.path}`, { method: 'POST', headers: sent, body });
    this.keep(response);
    return { status: response.status, headers: response.headers, body: (await response.json()) as Envelope<CallOutput<C>> };
  }

  keep(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/Max-Age=0/.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }

  /** Forgets the access token, as browsers do after ten minutes. */
  dropAccess(): void {
    this.cookies.delete('__Host-pb_at');
  }

  copy(): Browser {
    const twin = new Browser(this.env, this.deviceId);
    for (const [name, value] of this.cookies) twin.cookies.set(name, value);
    return twin;
  }

  async seal(call: Call, input: Record<string, unknown>): Promise<{ body: string; headers: Record<string, string> }> {
    this.key = await this.ask(issueEncryptionKey, {});
    return sealWith(this.key.encryptKey, call, input, this.deviceId);
  }
}

/** What a test gives: the handle of the key is put in by the browser. */
export type Unsealed<C extends Call> = C['sealed'] extends readonly [] ? CallInput<C> : Omit<CallInput<C>, 'secretKey'>;

export interface SealOptions {
  timestamp?: string;
  nonce?: string;
}

export function sealWith(encryptKey: string, call: Call, input: Record<string, unknown>, deviceId: string, options: SealOptions = {}) {
  const kid = handleOf(encryptKey);
  const nonce = options.nonce ?? randomBytes(16).toString('base64url');
  const timestamp = options.timestamp ?? String(Date.now());
  const request = { path: call.path, kid, timestamp, nonce };
  const pair = createECDH('prime256v1');
  const ephemeral = pair.generateKeys();
  const shared = pair.computeSecret(Buffer.from(encryptKey.slice(24), 'base64url'));
  const derive = (label: string) => Buffer.from(hkdfSync('sha256', shared, Buffer.from(nonce, 'base64url'), label, 32));
  const about = boundLines(call.bound, input);
  const sealed = call.sealed.flatMap((field) => {
    if (typeof input[field] !== 'string') return [];
    const iv = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', derive(encryptionLabel(kid)), iv).setAAD(Buffer.from(fieldBinding(request, field, about)));
    const closed = Buffer.concat([cipher.update(input[field]), cipher.final(), cipher.getAuthTag()]);
    return [[field, Buffer.concat([Buffer.from([sealedFieldVersion]), ephemeral, iv, closed]).toString('base64url')] as const];
  });
  const body = JSON.stringify({ ...input, ...Object.fromEntries(sealed), secretKey: kid });
  const bodyHash = createHash('sha256').update(body).digest('hex');
  const signature = createHmac('sha256', derive(signingLabel(kid)))
    .update(signedLines(request, bodyHash, deviceId, deviceId))
    .digest('base64url');
  return {
    body,
    headers: {
      [headers.timestamp]: timestamp,
      [headers.nonce]: nonce,
      [headers.signature]: signature,
      [headers.terminalCode]: deviceId,
    } as Record<string, string>,
  };
}

/** What the newest message with a code says that was left for somebody. */
export async function newestMessage(env: TestEnvironment, to: string): Promise<MessageContent> {
  const [row] = await env.query<{ id: string; kind: string; closed_values: string | null }>(
    `SELECT id, kind, closed_values FROM messages_outgoing WHERE recipient = $1 AND template = 'code' ORDER BY created_at DESC, id DESC LIMIT 1`,
    [to],
  );
  if (!row?.closed_values) throw new Error(`no code was sent to ${to}`);
  return openContent(env.config.keys, { id: row.id, way: row.kind, to }, row.closed_values);
}

export async function newestCode(env: TestEnvironment, to: string): Promise<string> {
  return String((await newestMessage(env, to)).values.code);
}
