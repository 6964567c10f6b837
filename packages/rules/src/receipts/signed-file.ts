import { type Canonical, canonicalJson } from './canonical-json.ts';

/** What the exchange has signed: a receipt, a round of escrow, the figures of a trader. */
export interface SignedBody {
  /** Canonical JSON: the bytes that are signed. */
  body: string;
  keyId: string;
  /** Ed25519, 64 bytes in base64url without padding. */
  signature: string;
}

/** The whole document as people download it. The name of what is signed stands between `keyId` and `signature` in the alphabet. */
export function signedFile({ body, keyId, signature }: SignedBody, name: string): string {
  return `{"keyId":${JSON.stringify(keyId)},"${name}":${body},"signature":${JSON.stringify(signature)}}`;
}

/** Blanks between the parts of a document mean nothing; anything else that JSON leaves open makes it unreadable. */
export function readSignedFile(text: string, name: string): SignedBody | undefined {
  const file = parsedRecord(text);
  if (!file || Object.keys(file).length !== 3) return undefined;
  const signed = signedOf(file, name);
  return signed && signedFile(signed, name) === withoutBlanks(text) ? signed : undefined;
}

/** Four bits of the last character stand for nothing; they have to be zero, so that a signature is written in one way. */
const signatureText = /^[A-Za-z0-9_-]{85}[AQgw]$/;

export function signedOf(file: Record<string, unknown>, name: string): SignedBody | undefined {
  const { keyId, signature, [name]: facts } = file;
  if (typeof keyId !== 'string' || typeof signature !== 'string' || !signatureText.test(signature)) return undefined;
  const body = isRecord(facts) ? written(facts as Canonical) : undefined;
  return body === undefined ? undefined : { body, keyId, signature };
}

export function parsedRecord(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export function withoutBlanks(json: string): string {
  return json.replace(/("(?:[^"\\]|\\.)*")|\s+/g, (_, quoted: string | undefined) => quoted ?? '');
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function written(value: Canonical): string | undefined {
  try {
    return canonicalJson(value);
  } catch {
    return undefined;
  }
}
