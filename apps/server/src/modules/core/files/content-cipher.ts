import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { Keys } from '#platform/keys.ts';
import { must } from '#platform/refusal.ts';

const algorithm = 'aes-256-gcm';
export const keyPurpose = 'files';
const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;

export interface SealedContent {
  content: Buffer;
  keyId: string;
  wrappedKey: string;
  nonce: Buffer;
  sha256: Buffer;
}

/** Each file has a key of its own; the file's id is part of both seals, so rows and contents cannot be swapped. */
export function sealContent(keys: Keys, fileId: string, plain: Buffer): SealedContent {
  const key = randomBytes(keyBytes);
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(fileId));
  const content = Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  return {
    content,
    nonce,
    keyId: keys.current(keyPurpose).id,
    wrappedKey: keys.encrypt(keyPurpose, key, fileId),
    sha256: sha256(plain),
  };
}

export interface SealOfRow {
  file_id: string;
  wrapped_key: string;
  nonce: Buffer;
  sha256: Buffer;
}

export function unsealContent(keys: Keys, row: SealOfRow, sealed: Buffer): Buffer {
  const key = keys.decrypt(keyPurpose, row.wrapped_key, row.file_id);
  const decipher = createDecipheriv(algorithm, key, row.nonce).setAAD(Buffer.from(row.file_id)).setAuthTag(sealed.subarray(-tagBytes));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -tagBytes)), decipher.final()]);
  must(sha256(plain).equals(row.sha256), `the content of ${row.file_id} is not what was stored`);
  return plain;
}

function sha256(content: Buffer): Buffer {
  return createHash('sha256').update(content).digest();
}
