import { headers, terminalTypes } from '@peerbourse/contract/headers';
import type { CallOptions, CallRow } from './call-row.ts';
import { isRefused, Refused, Unreachable } from './failures.ts';
import { rows } from './generated/calls.gen.ts';
import { type IssuedKey, SealKeys } from './sealing/seal-keys.ts';
import { sealRequest } from './sealing/seal-request.ts';
import { ServerClock } from './server-clock.ts';
import type { Sign } from './sign-request.ts';

type Input = Record<string, unknown>;

export interface SendOptions {
  baseUrl: string;
  sign: Sign | undefined;
  fetch: typeof fetch;
  timeoutMs: number;
  /** The language of the words in refusals, as `en_US`. */
  language: string;
  now: () => number;
  pause: (ms: number) => Promise<void>;
}

const pausesMs = [500, 1_500];
/** Whoever is told to wait longer decides for themselves. */
const longestWaitMs = 10_000;

/** Makes calls: closes what must travel closed, signs, sends, and sends again what cannot happen twice by that. */
export class Sender {
  private readonly options: SendOptions;
  private readonly clock: ServerClock;
  private readonly keys: SealKeys;
  /** What tells this client from others of the same key. */
  private readonly deviceId = crypto.randomUUID();

  constructor(options: SendOptions) {
    this.options = options;
    this.clock = new ServerClock(options.now);
    this.keys = new SealKeys(options.now);
  }

  async send(row: CallRow, input: Input, more: CallOptions = {}): Promise<unknown> {
    const idempotencyKey = row.effect === 'act-once' ? (more.idempotencyKey ?? crypto.randomUUID()) : '';
    for (let tries = 0; ; tries++) {
      try {
        return await this.once(row, input, { idempotencyKey, signal: more.signal });
      } catch (error) {
        const waitMs = tries < pausesMs.length ? this.waitBefore(row, error, tries) : undefined;
        if (waitMs === undefined || more.signal?.aborted) throw error;
        await this.options.pause(waitMs);
      }
    }
  }

  /** How long to wait before the same is sent again; nothing where that could do it twice, or would not help. */
  private waitBefore(row: CallRow, error: unknown, tries: number): number | undefined {
    if (isRefused(error, 'request.too-many')) return shortEnough(error.retryAfterMs ?? pausesMs[tries]);
    if (isRefused(error, 'security.seal-unknown')) return this.afterReset();
    if (isRefused(error, 'key.clock')) return this.afterSetting(error.details.serverTime, tries);
    const isSilent = error instanceof Unreachable || isRefused(error, 'request.outage');
    return isSilent && row.effect !== 'act' ? pausesMs[tries] : undefined;
  }

  private afterReset(): number {
    this.keys.reset();
    return 0;
  }

  /** Our clock is wrong, or the way there was long; what is refused a second time would be refused again. */
  private afterSetting(serverTime: number, tries: number): number | undefined {
    this.clock.set(serverTime);
    return tries === 0 ? 0 : undefined;
  }

  private async once(row: CallRow, input: Input, { idempotencyKey, signal }: Once): Promise<unknown> {
    const { body, sealing } = await this.bodyOf(row, input);
    const text = JSON.stringify(body);
    const signature = await this.options.sign?.({ path: row.path, body: text, timestamp: this.clock.timestamp(), idempotencyKey });
    const given: Record<string, string> = {
      'content-type': 'application/json',
      [headers.language]: this.options.language,
      [headers.locale]: this.options.language,
      [headers.terminalType]: terminalTypes.web,
      [headers.deviceId]: this.deviceId,
      ...row.sends,
      ...sealing,
      ...(idempotencyKey === '' ? {} : { [headers.idempotencyKey]: idempotencyKey }),
      ...signature,
    };
    return dataOf(row, await this.carry(row.path, text, given, signal));
  }

  private async bodyOf(row: CallRow, input: Input): Promise<{ body: Input; sealing: Record<string, string> }> {
    const fields = (row.sealed ?? []).filter((field) => input[field] !== undefined);
    if (fields.length === 0) return { body: input, sealing: {} };
    const { encryptKey, timestamp } = await this.keys.get(() => this.issueKey());
    const sealed = await sealRequest({
      path: row.path,
      input,
      fields,
      bound: row.bound ?? [],
      encryptKey,
      timestamp: timestamp(),
      terminalCode: this.deviceId,
      deviceId: this.deviceId,
    });
    return { body: sealed.body, sealing: { ...sealed.headers, [headers.terminalCode]: this.deviceId } };
  }

  private async issueKey(): Promise<IssuedKey> {
    return (await this.once(rows.security.issueEncryptionKey, {}, { idempotencyKey: '', signal: undefined })) as IssuedKey;
  }

  private async carry(path: string, body: string, given: Record<string, string>, signal: AbortSignal | undefined): Promise<Carried> {
    const late = AbortSignal.timeout(this.options.timeoutMs);
    try {
      const response = await this.options.fetch(`${this.options.baseUrl}${path}`, {
        method: 'POST',
        headers: given,
        body,
        redirect: 'error',
        signal: signal ? AbortSignal.any([signal, late]) : late,
      });
      return { status: response.status, text: await response.text(), retryAfter: response.headers.get('retry-after') };
    } catch (error) {
      if (signal?.aborted) throw error;
      throw new Unreachable(path, late.aborted ? `no answer within ${this.options.timeoutMs} ms` : 'the exchange cannot be reached', error);
    }
  }
}

interface Once {
  idempotencyKey: string;
  signal: AbortSignal | undefined;
}

interface Carried {
  status: number;
  text: string;
  retryAfter: string | null;
}

function dataOf({ path, ok }: CallRow, { status, text, retryAfter }: Carried): unknown {
  const envelope = envelopeOf(text);
  if (!envelope) throw new Unreachable(path, `${path} answered ${status} without an envelope`);
  if (status === 200 && envelope.code === ok) return envelope.data;
  throw new Refused(path, status, envelope, retryAfter === null ? undefined : Number(retryAfter) * 1_000);
}

interface Envelope {
  code: string | number;
  data: unknown;
  msg: string;
  requestId: string;
}

function envelopeOf(text: string): Envelope | undefined {
  try {
    const found: unknown = JSON.parse(text);
    return typeof found === 'object' && found !== null && 'code' in found ? (found as Envelope) : undefined;
  } catch {
    return undefined;
  }
}

function shortEnough(ms: number | undefined): number | undefined {
  return ms === undefined || ms > longestWaitMs ? undefined : ms;
}
