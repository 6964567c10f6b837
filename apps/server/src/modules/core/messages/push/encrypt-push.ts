import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** What a browser encrypts for, as it gave it to us. */
export interface PushKeys {
  /** Its public key, an uncompressed point of P-256. */
  p256dh: Buffer;
  auth: Buffer;
}

/** Of one message; a test gives those of the RFC. */
interface Chance {
  salt: Buffer;
  privateKey?: Buffer;
}

const recordSize = 4096;
/** Says that no record follows. */
const lastRecord = Buffer.from([2]);

/** One message as RFC 8291 wants it: for the browser alone, whoever carries it. */
export function encryptPush(plain: Buffer, { p256dh, auth }: PushKeys, chance: Chance = { salt: randomBytes(16) }): Buffer {
  const own = createECDH('prime256v1');
  if (chance.privateKey) own.setPrivateKey(chance.privateKey);
  else own.generateKeys();
  const ownPublic = own.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, ownPublic]);
  const secret = derive(own.computeSecret(p256dh), auth, info, 32);
  const key = derive(secret, chance.salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, chance.salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(recordSize);
  return Buffer.concat([
    chance.salt,
    size,
    Buffer.from([ownPublic.length]),
    ownPublic,
    cipher.update(Buffer.concat([plain, lastRecord])),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
}

function derive(secret: Buffer, salt: Buffer, info: string | Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));
}
