import { createHmac, timingSafeEqual } from 'node:crypto';

/** How old an event may be, or how far ahead the acquirer's clock: what is older could be somebody's copy. */
const toleranceMs = 5 * 60_000;

export interface SignedText {
  /** Seconds since 1970, as they were sent. */
  timestamp: string;
  /** `v1=` and a digest in hex. While a secret is changed there may be several, with commas between them. */
  signatures: string;
  /** Byte for byte as it came. */
  body: string;
}

/** Whether somebody who knows the secret has signed this, within the last five minutes. */
export function isSignedBy(secret: string, { timestamp, signatures, body }: SignedText, nowMs: number): boolean {
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(nowMs - Number(timestamp) * 1_000) > toleranceMs) return false;
  const expected = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest();
  return signatures.split(',').some((signature) => isDigest(signature.trim(), expected));
}

function isDigest(signature: string, expected: Buffer): boolean {
  const [, hex] = /^v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  return hex !== undefined && timingSafeEqual(Buffer.from(hex, 'hex'), expected);
}
