import { createHash, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from '../receipts/canonical-json.ts';
import { type CheckSignature, checkReceipt } from '../receipts/check-receipt.ts';
import { receiptFile } from '../receipts/receipt.ts';
import { type Checking, checkEscrowProof, type EscrowProof, proofFile, readProofFile, type SignedProof } from './escrow-proof.ts';
import { type EscrowRound, noRound, type RoundAsset, roundFormat } from './escrow-round.ts';
import { leafNode, pathOf, rootOf, type Sha256 } from './sum-tree.ts';

const sha256: Sha256 = (bytes) => createHash('sha256').update(bytes).digest();
const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const other = generateKeyPairSync('ed25519').publicKey;
const keys: Record<string, string> = { ours: xOf(publicKey), other: xOf(other) };

function xOf(key: typeof publicKey): string {
  return key.export({ format: 'jwk' }).x as string;
}

const checkSignature: CheckSignature = async ({ x }, message, signature) =>
  verify(
    null,
    Buffer.from(message),
    createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' }),
    Buffer.from(signature, 'base64url'),
  );
const checking: Checking = {
  keyOf: (keyId) => (Object.hasOwn(keys, keyId) ? { x: keys[keyId] as string } : undefined),
  checkSignature,
  digest: sha256,
};
const verdictOn = async (text: string) => (await checkEscrowProof(text, checking)).kind;

/** Eleven orders of one coin and three of another. */
const leaves = Array.from({ length: 14 }, (_, place) => ({
  asset: place < 11 ? 'USDT' : 'BTC',
  orderNo: String(1_000_000_000_000_000_000n + BigInt(place)),
  salt: sha256(Uint8Array.of(place)),
  amount: 100n + BigInt(place) ** 5n,
}));
const nodesOf = (asset: string) => leaves.filter((leaf) => leaf.asset === asset).map((leaf) => leafNode(leaf, sha256));

function assetOf(asset: string): RoundAsset {
  const { hash, sum } = rootOf(nodesOf(asset), sha256);
  return { leaves: nodesOf(asset).length, root: hex(hash), sum: String(sum), scale: 6 };
}

const round: EscrowRound = {
  format: roundFormat,
  installation: { name: 'Peerbourse', origin: 'https://example.test' },
  roundNo: 7,
  at: '2026-11-18T12:03:00.000Z',
  state: 'balanced',
  previous: noRound,
  assets: { USDT: assetOf('USDT'), BTC: assetOf('BTC') },
};

function signed(facts: object = round): SignedProof['round'] {
  const body = canonicalJson(facts as never);
  return { body, keyId: 'ours', signature: sign(null, Buffer.from(body), privateKey).toString('base64url') };
}

function proofOf(place: number): EscrowProof {
  const { asset, orderNo, salt, amount } = leaves[place] as (typeof leaves)[number];
  const path = pathOf(nodesOf(asset), place < 11 ? place : place - 11, sha256);
  return {
    asset,
    orderNo,
    salt: hex(salt),
    amount: String(amount),
    path: path.map(({ side, hash, sum }) => ({ side, hash: hex(hash), sum: String(sum) })),
  };
}

const genuine: SignedProof = { proof: proofOf(4), round: signed() };
const file = proofFile(genuine);

describe('a proof of escrow', () => {
  it('R4.20 holds for every order of a round, with blanks between its parts too', async () => {
    for (const place of leaves.keys()) expect(await verdictOn(proofFile({ proof: proofOf(place), round: signed() }))).toBe('proven');
    expect(await verdictOn(`${JSON.stringify(JSON.parse(file), null, 2)}\n`)).toBe('proven');
  });

  it('R4.20 is refused in 1000 of 1000 altered forms', async () => {
    const verdicts: string[] = [];
    const check = fc.asyncProperty(alterations, async (text) => {
      fc.pre(text !== file);
      const verdict = await verdictOn(text);
      verdicts.push(verdict);
      expect(verdict).not.toBe('proven');
    });
    await fc.assert(check, { numRuns: 1_000, seed: 20_261_118 });
    expect(verdicts.length).toBeGreaterThanOrEqual(1_000);
    expect(new Set(verdicts)).toEqual(new Set(['unreadable', 'unknown-key', 'altered', 'not-included']));
  });

  it('R4.20 says nothing about a round that is not balanced, or that is no round', async () => {
    expect(await verdictOn(proofFile({ ...genuine, round: signed({ ...round, state: 'unbalanced' }) }))).toBe('not-included');
    expect(await verdictOn(proofFile({ ...genuine, round: signed({ ...round, format: 'peerbourse.escrow-round.2' }) }))).toBe('unreadable');
  });

  it('R4.20 cannot be shown as a receipt, though one key signs both', async () => {
    expect((await checkReceipt(receiptFile(genuine.round), checking.keyOf, checkSignature)).kind).toBe('unreadable');
  });

  it('R4.20 does not hold when its sums are more than can be counted', async () => {
    const path = [{ side: 'left', hash: '0'.repeat(64), sum: '9'.repeat(39) } as const];
    expect(await verdictOn(proofFile({ ...genuine, proof: { ...genuine.proof, path } }))).toBe('not-included');
  });
});

const anyDigit = fc.nat(255);

/** Every field, every bit of hashes and signature, sides, sums, order and number of steps, and single characters of the file. */
const alterations = fc.oneof(
  fc.nat(255).map((bit) => withProof({ salt: flipped(genuine.proof.salt, bit) })),
  fc.bigInt({ min: -5n, max: 1n << 64n }).map((amount) => withProof({ amount: String(amount) })),
  fc.constantFrom('BTC', 'ETH', 'usdt', '', '__proto__', 'constructor').map((asset) => withProof({ asset })),
  fc.nat(13).map((place) => withProof({ orderNo: (leaves[place] as (typeof leaves)[number]).orderNo })),
  fc.nat(13).map((place) => withProof({ ...proofOf(place), orderNo: genuine.proof.orderNo })),
  fc.nat(13).map((place) => withProof({ path: proofOf(place).path })),
  steps((step, drawn) => ({ ...step, hash: flipped(step.hash, drawn) })),
  steps((step, drawn) => ({ ...step, sum: String(BigInt(step.sum) + BigInt(drawn) - 128n) })),
  steps((step) => ({ ...step, side: step.side === 'left' ? 'right' : 'left' })),
  // A coin more in the order and one less beside it.
  fc.bigInt({ min: 1n, max: 50n }).map((coins) => {
    const [first, ...rest] = genuine.proof.path as [EscrowProof['path'][number]];
    const amount = String(BigInt(genuine.proof.amount) + coins);
    return withProof({ amount, path: [{ ...first, sum: String(BigInt(first.sum) - coins) }, ...rest] });
  }),
  fc.nat(3).map((length) => withProof({ path: genuine.proof.path.slice(0, length) })),
  fc.nat(3).map((place) => withProof({ path: [...genuine.proof.path, genuine.proof.path[place] as EscrowProof['path'][number]] })),
  fc.constant(withProof({ path: genuine.proof.path.toReversed() })),
  // A node in the place of a leaf: hash and sum of a whole group.
  fc.constant(withProof({ salt: genuine.proof.path[0]?.hash as string, path: genuine.proof.path.slice(1) })),
  fc.nat(511).map((bit) => proofFile({ ...genuine, round: { ...genuine.round, signature: flippedSignature(bit) } })),
  fc.constantFrom('other', 'unknown', '', 'OURS').map((keyId) => proofFile({ ...genuine, round: { ...genuine.round, keyId } })),
  fc
    .tuple(fc.constantFrom('USDT', 'BTC'), fc.nat(255))
    .map(([asset, bit]) => withAsset(asset, { root: flipped(assetOf(asset).root, bit) })),
  fc
    .tuple(fc.constantFrom('USDT', 'BTC'), anyDigit)
    .map(([asset, more]) => withAsset(asset, { sum: String(BigInt(assetOf(asset).sum) + BigInt(more) + 1n) })),
  fc.tuple(fc.constantFrom('leaves', 'scale'), anyDigit).map(([name, more]) => withAsset('USDT', { [name]: 20 + more })),
  fc.integer({ min: 8, max: 1_000 }).map((roundNo) => withRound({ roundNo })),
  fc.constantFrom({ at: '2026-11-18T12:04:00.000Z' }, { previous: '1'.repeat(64) }, { state: 'unbalanced' }, { more: 1 }).map(withRound),
  fc
    .tuple(fc.nat(file.length - 1), fc.string({ minLength: 1, maxLength: 1 }))
    .map(([at, sign]) => `${file.slice(0, at)}${sign}${file.slice(at + 1)}`),
  fc.integer({ min: 1, max: file.length - 1 }).map((length) => file.slice(0, length)),
);

function withProof(change: Partial<EscrowProof>): string {
  return proofFile({ ...genuine, proof: { ...genuine.proof, ...change } });
}

function withRound(change: object): string {
  return proofFile({ ...genuine, round: { ...genuine.round, body: canonicalJson({ ...round, ...change } as never) } });
}

function withAsset(asset: string, change: object): string {
  return withRound({ assets: { ...round.assets, [asset]: { ...round.assets[asset], ...change } } });
}

function steps(change: (step: EscrowProof['path'][number], drawn: number) => EscrowProof['path'][number]): fc.Arbitrary<string> {
  return fc
    .tuple(fc.nat(genuine.proof.path.length - 1), anyDigit)
    .map(([place, drawn]) => withProof({ path: genuine.proof.path.map((step, at) => (at === place ? change(step, drawn) : step)) }));
}

function flipped(text: string, bit: number): string {
  const bytes = Buffer.from(text, 'hex');
  bytes[bit >> 3] = (bytes[bit >> 3] as number) ^ (1 << (bit & 7));
  return hex(bytes);
}

function flippedSignature(bit: number): string {
  const bytes = Buffer.from(genuine.round.signature, 'base64url');
  bytes[bit >> 3] = (bytes[bit >> 3] as number) ^ (1 << (bit & 7));
  return bytes.toString('base64url');
}

describe('the file of a proof', () => {
  it('is read as it was written', () => {
    expect(readProofFile(file)).toEqual(genuine);
  });

  it.each([
    ['no JSON', 'hello'],
    ['a list', '[]'],
    ['one thing more', file.replace('{"keyId"', '{"a":1,"keyId"')],
    ['one thing more in the proof', file.replace('"asset"', '"a":1,"asset"')],
    ['one thing more in a step', file.replace('{"hash"', '{"a":1,"hash"')],
    ['a name twice', file.replace('"asset"', '"asset":"BTC","asset"')],
    ['another order of names', file.replace(/"amount":"(\d+)","asset":"USDT"/, '"asset":"USDT","amount":"$1"')],
    ['a zero before the amount', file.replace('"amount":"', '"amount":"0')],
    ['an amount that is a number', file.replace(/"amount":"(\d+)"/, '"amount":$1')],
    ['large letters in a hash', file.replace(/"salt":"(\w+)"/, (_, salt: string) => `"salt":"${salt.toUpperCase()}"`)],
    ['no steps at all', file.replace(/"path":\[.*?\]/, '"path":null')],
    ['a side that is none', file.replace('"side":"left"', '"side":"up"')],
    ['a list of 65 steps', withProof({ path: Array.from({ length: 65 }, () => genuine.proof.path[0] as EscrowProof['path'][number]) })],
  ])('is not read with %s', (_, text) => {
    expect(text).not.toBe(file);
    expect(readProofFile(text)).toBeUndefined();
  });
});
