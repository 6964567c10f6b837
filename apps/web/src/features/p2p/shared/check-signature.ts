import type { CheckSignature } from '@peerbourse/rules/receipts/check-receipt';

/** Throws where there is no WebCrypto on this connection, or one without Ed25519. */
export const checkSignature: CheckSignature = async ({ x }, message, signature) => {
  const key = await crypto.subtle.importKey('jwk', { kty: 'OKP', crv: 'Ed25519', x }, { name: 'Ed25519' }, false, ['verify']);
  return await crypto.subtle.verify('Ed25519', key, bytesOf(signature), new TextEncoder().encode(message));
};

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
