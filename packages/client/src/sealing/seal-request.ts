import { headers } from '@peerbourse/contract/headers';
import {
  boundLines,
  encryptionLabel,
  fieldBinding,
  handleOf,
  ivBytes,
  nonceBytes,
  type SealedRequest,
  sealedFieldVersion,
  signedLines,
  signingLabel,
} from '@peerbourse/contract/sealing';
import { base64Url, bytesOf, hex, utf8 } from '../bytes.ts';

/** What is random in a sealed request; each of them serves once. */
export interface SealChances {
  nonce: Uint8Array<ArrayBuffer>;
  ephemeral: CryptoKeyPair;
  iv: () => Uint8Array<ArrayBuffer>;
}

export interface SealAsk {
  path: string;
  input: Record<string, unknown>;
  /** Names of the fields that travel encrypted. */
  fields: readonly string[];
  /** Names of the fields that those are tied to. */
  bound: readonly string[];
  /** As the server issued it: version, handle, public key. */
  encryptKey: string;
  /** Milliseconds since 1970, by the server's clock. */
  timestamp: string;
  terminalCode: string;
  deviceId: string;
}

const curve = { name: 'ECDH', namedCurve: 'P-256' } as const;

/** Encrypts the fields and signs the whole; what it answers is sent as it is. */
export async function sealRequest(
  ask: SealAsk,
  given?: SealChances,
): Promise<{ body: Record<string, unknown>; headers: Record<string, string> }> {
  const chances = given ?? (await newChances());
  const kid = handleOf(ask.encryptKey);
  const nonce = base64Url(chances.nonce);
  const request: SealedRequest = { path: ask.path, kid, timestamp: ask.timestamp, nonce };
  const secret = await sharedSecret(ask.encryptKey, chances);
  const encrypting = await crypto.subtle.deriveKey(
    hkdf(chances.nonce, encryptionLabel(kid)),
    secret,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt'],
  );
  const signing = await crypto.subtle.deriveKey(
    hkdf(chances.nonce, signingLabel(kid)),
    secret,
    { name: 'HMAC', hash: 'SHA-256', length: 256 },
    false,
    ['sign'],
  );
  const publicKey = new Uint8Array(await crypto.subtle.exportKey('raw', chances.ephemeral.publicKey));
  const body: Record<string, unknown> = { ...ask.input, secretKey: kid };
  const about = boundLines(ask.bound, ask.input);
  for (const field of ask.fields) {
    const iv = chances.iv();
    const additionalData = utf8(fieldBinding(request, field, about));
    const plain = utf8(String(ask.input[field]));
    const closed = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, encrypting, plain));
    body[field] = base64Url(Uint8Array.of(sealedFieldVersion, ...publicKey, ...iv, ...closed));
  }
  const bodyHash = hex(await crypto.subtle.digest('SHA-256', utf8(JSON.stringify(body))));
  const lines = signedLines(request, bodyHash, ask.terminalCode, ask.deviceId);
  const signature = new Uint8Array(await crypto.subtle.sign('HMAC', signing, utf8(lines)));
  return {
    body,
    headers: { [headers.signature]: base64Url(signature), [headers.timestamp]: ask.timestamp, [headers.nonce]: nonce },
  };
}

async function newChances(): Promise<SealChances> {
  return {
    nonce: random(nonceBytes),
    ephemeral: await crypto.subtle.generateKey(curve, false, ['deriveBits']),
    iv: () => random(ivBytes),
  };
}

/** What both sides can work out and nobody in between. */
async function sharedSecret(encryptKey: string, { ephemeral }: SealChances): Promise<CryptoKey> {
  const theirs = await crypto.subtle.importKey('raw', bytesOf(encryptKey.slice(24)), curve, false, []);
  const bits = await crypto.subtle.deriveBits({ name: 'ECDH', public: theirs }, ephemeral.privateKey, 256);
  return await crypto.subtle.importKey('raw', bits, 'HKDF', false, ['deriveKey']);
}

function hkdf(salt: Uint8Array<ArrayBuffer>, label: string): HkdfParams {
  return { name: 'HKDF', hash: 'SHA-256', salt, info: utf8(label) };
}

function random(count: number): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(count));
}
