import { createDecipheriv, createECDH, createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import {
  encryptionLabel,
  fieldBinding,
  ivBytes,
  publicKeyBytes,
  type SealedRequest,
  sealedFieldVersion,
  signedLines,
  signingLabel,
} from '@peerbourse/contract/sealing';

/** What came, and with which key it is to be opened. Everything here is said by the caller and believed by nobody yet. */
export interface SealedParts {
  request: SealedRequest;
  privateKey: Buffer;
  rawBody: string;
  terminalCode: string;
  deviceId: string;
  signature: string;
  fields: ReadonlyMap<string, string>;
  /** What the request is about, as the sealed fields were tied to it. */
  about: readonly string[];
}

const tagBytes = 16;
/** Of a point that is written out; other ways to write the same point are not ours. */
const uncompressed = 4;
const shortestField = 1 + publicKeyBytes + ivBytes + tagBytes;

/** The plain values; nothing at all when anything is wrong, and nobody learns what. */
export function openFields(parts: SealedParts): Map<string, string> | undefined {
  try {
    const sealed = [...parts.fields].map(([name, text]) => ({ name, bytes: Buffer.from(text, 'base64url'), text }));
    const isReadable = sealed.every(
      ({ bytes, text }) =>
        bytes.length >= shortestField &&
        bytes[0] === sealedFieldVersion &&
        bytes[1] === uncompressed &&
        bytes.toString('base64url') === text,
    );
    const first = sealed[0];
    if (!first || !isReadable) return undefined;
    const ephemeral = ephemeralOf(first.bytes);
    if (!sealed.every(({ bytes }) => ephemeralOf(bytes).equals(ephemeral))) return undefined;
    const keys = deriveKeys(parts, ephemeral);
    if (!isSigned(parts, keys.signing)) return undefined;
    return new Map(
      sealed.map(({ name, bytes }) => [name, decrypt(bytes, keys.encryption, fieldBinding(parts.request, name, parts.about))]),
    );
  } catch {
    // A point that is not on the curve, a tag that does not fit, bytes that are no text: all the same to the caller.
    return undefined;
  }
}

function ephemeralOf(field: Buffer): Buffer {
  return field.subarray(1, 1 + publicKeyBytes);
}

function deriveKeys({ request, privateKey }: SealedParts, ephemeral: Buffer): { encryption: Buffer; signing: Buffer } {
  const own = createECDH('prime256v1');
  own.setPrivateKey(privateKey);
  const shared = own.computeSecret(ephemeral);
  const salt = Buffer.from(request.nonce, 'base64url');
  const derive = (label: string) => Buffer.from(hkdfSync('sha256', shared, salt, label, 32));
  return { encryption: derive(encryptionLabel(request.kid)), signing: derive(signingLabel(request.kid)) };
}

function isSigned({ request, rawBody, terminalCode, deviceId, signature }: SealedParts, key: Buffer): boolean {
  const bodyHash = createHash('sha256').update(rawBody).digest('hex');
  const expected = createHmac('sha256', key)
    .update(signedLines(request, bodyHash, terminalCode, deviceId))
    .digest();
  const given = Buffer.from(signature, 'base64url');
  return given.length === expected.length && given.toString('base64url') === signature && timingSafeEqual(given, expected);
}

function decrypt(field: Buffer, key: Buffer, binding: string): string {
  const from = 1 + publicKeyBytes;
  const decipher = createDecipheriv('aes-256-gcm', key, field.subarray(from, from + ivBytes));
  decipher.setAAD(Buffer.from(binding)).setAuthTag(field.subarray(-tagBytes));
  const plain = Buffer.concat([decipher.update(field.subarray(from + ivBytes, -tagBytes)), decipher.final()]);
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(plain);
}
