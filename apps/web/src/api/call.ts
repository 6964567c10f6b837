import { type Envelope, isSuccess } from '@peerbourse/contract/envelope';
import { headers, terminalTypes } from '@peerbourse/contract/headers';
import type { LocaleRow } from '@peerbourse/contract/locales';

/** The server's "no", with its words. */
export class Refused extends Error {
  override name = 'Refused';
  readonly code: string;
  readonly data: unknown;
  readonly requestId: string;

  constructor(envelope: Envelope) {
    super(envelope.msg);
    this.code = String(envelope.code);
    this.data = envelope.data;
    this.requestId = envelope.requestId;
  }
}

/** The server could not be reached or did not answer as it should. */
export class Unreachable extends Error {
  override name = 'Unreachable';
}

/** Posts to one path and answers the data of its envelope. */
export type Post = (path: string, input: unknown, more?: Record<string, string>) => Promise<unknown>;

export interface PostOptions {
  baseUrl: string;
  locale: LocaleRow;
  timeoutMs: number;
  extraHeaders?: Record<string, string>;
}

/** The only fetch of the site. */
export function makePost({ baseUrl, locale, timeoutMs, extraHeaders }: PostOptions): Post {
  return async (path, input, more) => {
    const response = await send(`${baseUrl}${path}`, input, timeoutMs, {
      'content-type': 'application/json',
      [headers.language]: locale.languageKey,
      [headers.locale]: locale.languageKey,
      [headers.terminalType]: terminalTypes.web,
      ...extraHeaders,
      ...more,
    });
    const envelope = await readEnvelope(response);
    if (!isSuccess(path, envelope.code)) throw new Refused(envelope);
    return envelope.data;
  };
}

async function send(url: string, input: unknown, timeoutMs: number, given: Record<string, string>): Promise<Response> {
  try {
    return await fetch(url, { method: 'POST', headers: given, body: JSON.stringify(input), signal: AbortSignal.timeout(timeoutMs) });
  } catch (error) {
    throw new Unreachable('The server cannot be reached', { cause: error });
  }
}

async function readEnvelope(response: Response): Promise<Envelope> {
  try {
    return (await response.json()) as Envelope;
  } catch (error) {
    throw new Unreachable(`The server answered ${response.status} without an envelope`, { cause: error });
  }
}
