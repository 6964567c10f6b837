import { canonicalJson } from '../receipts/canonical-json.ts';
import { type CheckSignature, faultOf, type KeyOf, type ReceiptFault } from '../receipts/check-receipt.ts';
import { isRecord, parsedRecord, type SignedBody, signedOf, withoutBlanks } from '../receipts/signed-file.ts';
import { type EscrowRound, roundFacts, roundFormat } from './escrow-round.ts';
import { leafBytes, nodeBytes, type SumNode } from './sum-tree.ts';

/** That the coins of an order are among those of a round. Hashes are in hex, amounts in the smallest unit. */
export interface EscrowProof {
  readonly asset: string;
  readonly orderNo: string;
  readonly salt: string;
  readonly amount: string;
  readonly path: readonly ProofStep[];
}

export type ProofStep = { readonly side: 'left' | 'right'; readonly hash: string; readonly sum: string };

export interface SignedProof {
  proof: EscrowProof;
  round: SignedBody;
}

/** The whole document as people download it. */
export function proofFile({ proof: { path, ...leaf }, round: { body, keyId, signature } }: SignedProof): string {
  const steps = path.map(({ side, hash, sum }) => canonicalJson({ side, hash, sum })).join(',');
  const { amount, asset, orderNo, salt } = leaf;
  const written = [
    `"amount":${JSON.stringify(amount)}`,
    `"asset":${JSON.stringify(asset)}`,
    `"orderNo":${JSON.stringify(orderNo)}`,
    `"path":[${steps}]`,
    `"salt":${JSON.stringify(salt)}`,
  ];
  return `{"keyId":${JSON.stringify(keyId)},"proof":{${written.join(',')}},"round":${body},"signature":${JSON.stringify(signature)}}`;
}

/** As strict as receipts are read: a document is written in one way, but for blanks. */
export function readProofFile(text: string): SignedProof | undefined {
  const file = parsedRecord(text);
  const round = file && signedOf(file, 'round');
  if (!file || !round || !isProof(file.proof)) return undefined;
  const signed = { proof: file.proof, round };
  return proofFile(signed) === withoutBlanks(text) ? signed : undefined;
}

/** SHA-256, as whoever checks has it at hand. */
export type Digest = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array | Promise<Uint8Array>;

/** `not-included`: the round is genuine, and the order is not part of it in this way. */
export type ProofFault = ReceiptFault | 'not-included';
export type ProofVerdict = { kind: 'proven'; proof: EscrowProof; round: EscrowRound; body: string } | { kind: ProofFault };

export interface Checking {
  keyOf: KeyOf;
  checkSignature: CheckSignature;
  digest: Digest;
}

/** First that the exchange signed the round, then that the order is in it. */
export async function checkEscrowProof(text: string, { keyOf, checkSignature, digest }: Checking): Promise<ProofVerdict> {
  const signed = readProofFile(text);
  const fault = await faultOf(signed?.round, keyOf, checkSignature);
  if (fault || !signed) return { kind: fault ?? 'unreadable' };
  const { body } = signed.round;
  const round = roundFacts(body);
  if (round.format !== roundFormat) return { kind: 'unreadable' };
  if (!(await isIncluded(signed.proof, round, digest))) return { kind: 'not-included' };
  return { kind: 'proven', proof: signed.proof, round, body };
}

async function isIncluded(proof: EscrowProof, round: EscrowRound, digest: Digest): Promise<boolean> {
  const asset = Object.hasOwn(round.assets, proof.asset) ? round.assets[proof.asset] : undefined;
  if (!asset || round.state !== 'balanced') return false;
  const top = await climbed(proof, digest);
  return top !== undefined && hexOf(top.hash) === asset.root && String(top.sum) === asset.sum;
}

/** Hash and sum at the top of the path; nothing where a sum is no sum of coins. */
async function climbed({ path, ...leaf }: EscrowProof, digest: Digest): Promise<SumNode | undefined> {
  try {
    const amount = BigInt(leaf.amount);
    let top: SumNode = { hash: await digest(leafBytes({ ...leaf, salt: bytesOf(leaf.salt), amount })), sum: amount };
    for (const step of path) {
      const beside = { hash: bytesOf(step.hash), sum: BigInt(step.sum) };
      const [left, right] = step.side === 'left' ? [beside, top] : [top, beside];
      top = { hash: await digest(nodeBytes(left, right)), sum: left.sum + right.sum };
    }
    return top;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const hashText = /^[0-9a-f]{64}$/;
const sumText = /^(?:0|[1-9]\d{0,38})$/;
/** More orders than there are: a tree of this height has 2^64 leaves. */
const maxSteps = 64;

function isProof(value: unknown): value is EscrowProof {
  if (!isRecord(value)) return false;
  const { amount, asset, orderNo, path, salt } = value;
  return (
    isText(amount, sumText) &&
    isText(asset, /^[A-Z0-9]{1,20}$/) &&
    isText(orderNo, /^\d{1,40}$/) &&
    isText(salt, hashText) &&
    Array.isArray(path) &&
    path.length <= maxSteps &&
    path.every(isStep)
  );
}

function isStep(value: unknown): value is ProofStep {
  if (!isRecord(value)) return false;
  return isText(value.hash, hashText) && isText(value.sum, sumText) && (value.side === 'left' || value.side === 'right');
}

function isText(value: unknown, pattern: RegExp): boolean {
  return typeof value === 'string' && pattern.test(value);
}

function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
