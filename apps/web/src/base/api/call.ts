import { type Envelope, isSuccess, movedCode } from '@peerbourse/contract/envelope';
import { headers, terminalTypes } from '@peerbourse/contract/headers';
import type { LocaleRow } from '@peerbourse/contract/locales';
import { HttpFailure, Refused, Unreachable } from './failure.ts';

/** What one request may bring besides its path and input. */
export interface PostMore {
  headers?: Record<string, string>;
  /** Adds the visitor's offset from UTC in hours to the body. */
  hasTimeZone?: boolean;
  /** The body travels as base64: an encoding, no protection. */
  isBase64?: boolean;
}

/** Posts to one path and answers the data of its envelope. */
export type Post = (path: string, input: unknown, more?: PostMore) => Promise<unknown>;

/** Carries one request: over the network, or through the app that hosts the page. */
export type Carry = (ask: {
  url: string;
  path: string;
  /** Missing when nothing is said. */
  body: string | FormData | undefined;
  headers: Record<string, string>;
  timeoutMs: number;
}) => Promise<{
  status: number;
  text: string;
}>;

export interface PostOptions {
  baseUrl: string;
  locale: LocaleRow;
  timeoutMs: number;
  extraHeaders?: Record<string, string>;
  carry?: Carry;
}

/** The only way to the api. */
export function makePost({ baseUrl, locale, timeoutMs, extraHeaders, carry = overNetwork }: PostOptions): Post {
  const usual = {
    [headers.language]: locale.languageKey,
    [headers.locale]: locale.languageKey,
    [headers.terminalType]: terminalTypes.web,
    ...extraHeaders,
  };
  return async (path, input, more = {}) => {
    const { body, type } = bodyOf(input, more);
    const given = { ...usual, ...type, ...more.headers };
    for (let tries = 1; ; tries++) {
      const { status, text } = await carry({ url: `${baseUrl}${path}`, path, body, headers: given, timeoutMs });
      try {
        return dataOf(path, status, text);
      } catch (error) {
        if (!hasMoved(error) || tries === maxTries) throw error;
        await new Promise((resolve) => setTimeout(resolve, movedMs));
      }
    }
  };
}

const maxTries = 5;
const movedMs = 200;

/** Another tab has got new tokens for this session while the request was under way. Nothing was done; the cookies are there in a moment. */
function hasMoved(error: unknown): boolean {
  return error instanceof Refused && error.code === movedCode;
}

interface Body {
  body: string | FormData | undefined;
  type: Record<string, string>;
}

function bodyOf(input: unknown, { hasTimeZone, isBase64 }: PostMore): Body {
  if (input === undefined) return { body: undefined, type: {} };
  // The browser itself names the type of a form, with the mark between its parts.
  if (input instanceof FormData) return { body: input, type: {} };
  const whole = hasTimeZone ? { ...(input as object), timeZone: hoursAheadOfUtc() } : input;
  const json = JSON.stringify(whole);
  if (!isBase64) return { body: json, type: { 'content-type': 'application/json' } };
  return { body: JSON.stringify({ data: base64Of(json) }), type: { 'content-type': 'application/json' } };
}

export function hoursAheadOfUtc(): number {
  // Plain zero in London: JSON knows no other.
  return 0 - new Date().getTimezoneOffset() / 60;
}

function base64Of(text: string): string {
  return btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCodePoint(byte)).join(''));
}

function dataOf(path: string, status: number, text: string): unknown {
  const envelope = envelopeOf(text);
  if (status !== 200) throw new HttpFailure(path, status, envelope?.requestId ?? '');
  if (!envelope) throw new Unreachable(path, `${path} answered without an envelope`);
  if (!isSuccess(path, envelope.code) || envelope.status === 'error') throw new Refused(path, envelope);
  return envelope.data;
}

function envelopeOf(text: string): Envelope | undefined {
  try {
    const found: unknown = JSON.parse(text);
    return typeof found === 'object' && found !== null && 'code' in found ? (found as Envelope) : undefined;
  } catch {
    return undefined;
  }
}

export const overNetwork: Carry = async ({ url, path, body, headers: given, timeoutMs }) => {
  try {
    const response = await fetch(url, { method: 'POST', headers: given, body: body ?? null, signal: AbortSignal.timeout(timeoutMs) });
    return { status: response.status, text: await response.text() };
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    throw new Unreachable(path, isLate ? `timeout of ${timeoutMs} ms exceeded` : 'The server cannot be reached', error);
  }
};
