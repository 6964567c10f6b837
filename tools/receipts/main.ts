import { createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type CheckSignature, checkReceipt, type ReceiptKey } from '../../packages/rules/src/receipts/check-receipt.ts';

/**
 * `npm run -s verify-receipt -- FILE --keys URL|FILE`: whether a receipt is genuine, by its exit code. With the keys in a file it
 * needs no connection. It prints the facts, but only those of a genuine receipt.
 */
const { positionals, values } = parseArgs({ allowPositionals: true, options: { keys: { type: 'string' } } });
const [file] = positionals;
if (file === undefined || values.keys === undefined) {
  process.stderr.write('use: npm run -s verify-receipt -- FILE --keys URL|FILE\n');
  process.exit(2);
}

const checkSignature: CheckSignature = async ({ x }, message, signature) => {
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  return verify(null, Buffer.from(message), key, Buffer.from(signature, 'base64url'));
};

const { keys } = JSON.parse(await textOf(values.keys)) as { keys: readonly ReceiptKey[] };
const verdict = await checkReceipt(readFileSync(file, 'utf8'), (keyId) => keys.find(({ kid }) => kid === keyId), checkSignature);
const facts = verdict.kind === 'genuine' ? `${JSON.stringify(verdict.receipt, null, 2)}\n` : '';
process.stdout.write(`${verdict.kind}\n${facts}`);
process.exitCode = verdict.kind === 'genuine' ? 0 : 1;

async function textOf(place: string): Promise<string> {
  if (!/^https?:/.test(place)) return readFileSync(place, 'utf8');
  const response = await fetch(place);
  if (!response.ok) throw new Error(`${place} answers ${response.status}`);
  return await response.text();
}
