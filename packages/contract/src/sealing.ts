/**
 * Fields that travel encrypted: what client and server must agree on to the letter. The key that the server issues is
 * `version | handle | public key`; its characters 8 to 24, the handle, go back as secretKey and are worthless alone.
 * Both sides derive an encryption and a signing key from an ECDH secret (P-256, HKDF-SHA256, salt = nonce), so that
 * logs, proxies and traces never hold a password. It does not protect against altered code in the page.
 */
export const sealingVersion = 'PB1P256A';
/** First byte of a sealed field. */
export const sealedFieldVersion = 1;
/** An uncompressed P-256 point. */
export const publicKeyBytes = 65;
export const ivBytes = 12;
export const nonceBytes = 16;
/** How far the clocks may differ, and how long a captured request could be tried. */
export const sealingWindowMs = 60_000;

export interface SealedRequest {
  path: string;
  kid: string;
  /** Milliseconds since 1970, by the server's clock. */
  timestamp: string;
  nonce: string;
}

export function handleOf(encryptKey: string): string {
  return encryptKey.slice(8, 24);
}

export function encryptionLabel(kid: string): string {
  return `enc|${kid}`;
}

export function signingLabel(kid: string): string {
  return `sig|${kid}`;
}

/** Ties a ciphertext to one field of one request, and to what the request is about. */
export function fieldBinding({ path, kid, timestamp, nonce }: SealedRequest, field: string, about: readonly string[] = []): string {
  return ['POST', path, field, kid, timestamp, nonce, ...about].join('\n');
}

/** What the fields of a body say that sealed ones are tied to; a field that is missing is tied to as well. */
export function boundLines(names: readonly string[], body: Readonly<Record<string, unknown>>): string[] {
  return names.map((name) => `${name}=${JSON.stringify(body[name] ?? null)}`);
}

/** What the signature header speaks of. */
export function signedLines(request: SealedRequest, bodyHash: string, terminalCode: string, deviceId: string): string {
  const { path, kid, timestamp, nonce } = request;
  return ['POST', path, '', bodyHash, timestamp, nonce, kid, terminalCode, deviceId].join('\n');
}
