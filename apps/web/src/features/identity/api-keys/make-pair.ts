/** An Ed25519 pair as two texts: the private half in PEM (PKCS #8), as programs read it, and the public half for us. */
export interface KeyPair {
  publicKey: string;
  privatePem: string;
}

/** Made in this browser; the private half is shown once and goes nowhere. Nothing where the browser does not know the kind. */
export async function makePair(): Promise<KeyPair | undefined> {
  try {
    const pair = (await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair;
    const [spki, pkcs8] = await Promise.all([
      crypto.subtle.exportKey('spki', pair.publicKey),
      crypto.subtle.exportKey('pkcs8', pair.privateKey),
    ]);
    return { publicKey: base64(spki), privatePem: `-----BEGIN PRIVATE KEY-----\n${base64(pkcs8)}\n-----END PRIVATE KEY-----\n` };
  } catch {
    // Older browsers, and pages without https.
    return undefined;
  }
}

function base64(bytes: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)));
}
