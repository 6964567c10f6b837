import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { must } from './refusal.ts';

export interface NamedSecret {
  id: string;
  secret: string;
}

export type Keys = ReturnType<typeof openKeys>;

const nonceBytes = 12;
const tagBytes = 16;

/** Derives one key per purpose from the configured secrets, so that no key serves two purposes. */
export function openKeys(secrets: readonly NamedSecret[]) {
  const made = new Map<string, Buffer>();

  function keyOf(purpose: string, { id, secret }: NamedSecret): Buffer {
    const name = `${purpose}|${id}`;
    const known = made.get(name) ?? Buffer.from(hkdfSync('sha256', secret, 'peerbourse', name, 32));
    made.set(name, known);
    return known;
  }

  const current = secrets[0];
  must(current, 'the configuration names at least one key');

  return {
    /** Of all keys, the current one first. */
    ids: secrets.map(({ id }) => id),

    /** The key for new values. */
    current: (purpose: string): { id: string; key: Buffer } => ({ id: current.id, key: keyOf(purpose, current) }),

    byId: (purpose: string, id: string): Buffer | undefined => {
      const secret = secrets.find((candidate) => candidate.id === id);
      return secret && keyOf(purpose, secret);
    },

    /** All keys, the current one first: for HMACs that do not name their key. */
    all: (purpose: string): Buffer[] => secrets.map((secret) => keyOf(purpose, secret)),

    hmac: (purpose: string, text: string): Buffer => createHmac('sha256', keyOf(purpose, current)).update(text).digest(),

    /** For columns that must stay unreadable to anyone with a copy of the database. `about` ties the value to its row. */
    encrypt: (purpose: string, plain: string | Buffer, about: string): string => {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', keyOf(purpose, current), nonce).setAAD(Buffer.from(about));
      const encrypted = Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
      return `${current.id}.${encrypted.toString('base64url')}`;
    },

    decrypt: (purpose: string, encrypted: string, about: string): Buffer => {
      const dot = encrypted.indexOf('.');
      const secret = secrets.find(({ id }) => id === encrypted.slice(0, dot));
      must(secret, `the key ${encrypted.slice(0, dot)} of a stored value is not configured`);
      const bytes = Buffer.from(encrypted.slice(dot + 1), 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', keyOf(purpose, secret), bytes.subarray(0, nonceBytes))
        .setAAD(Buffer.from(about))
        .setAuthTag(bytes.subarray(-tagBytes));
      return Buffer.concat([decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()]);
    },
  };
}
