import { headers } from './headers.ts';

/**
 * How a program signs a call with its API key: what client and server must agree on to the letter. The signature is Ed25519 over the
 * signed text, or HMAC-SHA256 of it with the characters of the secret as the key; it travels as base64url without padding.
 */
export const requestSignatureVersion = 'PB1';

/** For how long a request is good where it does not say so itself, and the most that it may say. */
export const defaultWindowMs = 5_000;
export const maxWindowMs = 60_000;
/** How far the clock of a program may be ahead of ours. */
export const aheadMs = 1_000;

/** The headers that make a call a signed one; the window may be left out. */
export const signatureHeaders = [headers.apiKey, headers.apiTimestamp, headers.apiWindow, headers.apiSignature] as const;

export const keyIdPattern = /^pbk_[\w-]{22}$/;
/** 64 bytes of Ed25519, or 32 of HMAC-SHA256. */
export const signaturePattern = /^(?:[\w-]{86}|[\w-]{43})$/;

export interface SignedRequest {
  method: string;
  /** With the query, as it is sent. */
  path: string;
  /** SHA-256 of the bytes of the body, in lower-case hexadecimal digits. */
  bodyHash: string;
  /** Milliseconds since 1970, as it stands in its header. */
  timestamp: string;
  /** As it stands in its header; empty where there is none. A request that was caught cannot be sent again under another one. */
  idempotencyKey: string;
}

/** What the signature speaks of, line by line. */
export function signedText({ method, path, bodyHash, timestamp, idempotencyKey }: SignedRequest): string {
  return [requestSignatureVersion, method, path, bodyHash, timestamp, idempotencyKey].join('\n');
}

/** What a program gets to read when its time is not ours. */
export type TimeProblem = 'malformed' | 'too-old' | 'too-early';

/** Whether a request comes in its time, and else why not. */
export function timeProblem(timestamp: string, window: string, nowMs: number): TimeProblem | undefined {
  const windowMs = window === '' ? defaultWindowMs : wholeNumber(window);
  const sentMs = wholeNumber(timestamp);
  if (sentMs === undefined || windowMs === undefined || windowMs < 1 || windowMs > maxWindowMs) return 'malformed';
  if (sentMs > nowMs + aheadMs) return 'too-early';
  return nowMs - sentMs > windowMs ? 'too-old' : undefined;
}

/** Written in one way only: what is signed is the text, what counts is the number. */
function wholeNumber(text: string): number | undefined {
  return /^(?:0|[1-9]\d{0,15})$/.test(text) ? Number(text) : undefined;
}
