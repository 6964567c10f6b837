import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkEscrowProof, type ProofVerdict } from '../../packages/rules/src/proofs/escrow-proof.ts';
import { checkSignature, keysOf } from '../receipts/checking.ts';

/**
 * `npm run -s verify-escrow -- FILE --keys URL|FILE [--log SITE]`: whether the coins of an order were in escrow, by its exit code. With
 * the keys in a file it needs no connection; with the address of the site it also asks whether the round stands in the public log.
 */
const { positionals, values } = parseArgs({ allowPositionals: true, options: { keys: { type: 'string' }, log: { type: 'string' } } });
const [file] = positionals;
if (file === undefined || values.keys === undefined) {
  process.stderr.write('use: npm run -s verify-escrow -- FILE --keys URL|FILE [--log SITE]\n');
  process.exit(2);
}

const verdict = await checkEscrowProof(readFileSync(file, 'utf8'), {
  keyOf: await keysOf(values.keys),
  checkSignature,
  digest: (bytes) => hash('sha256', bytes, 'buffer'),
});
const kind = verdict.kind === 'proven' && values.log !== undefined && !(await isInLog(verdict, values.log)) ? 'not-in-log' : verdict.kind;
process.stdout.write(`${kind}\n${kind === 'proven' ? `${factsOf(verdict)}\n` : ''}`);
process.exitCode = kind === 'proven' ? 0 : 1;

function factsOf(found: ProofVerdict): string {
  if (found.kind !== 'proven') return '';
  const { proof, round } = found;
  const { asset, orderNo, amount } = proof;
  const of = round.assets[asset];
  return JSON.stringify({ orderNo, asset, amount, scale: of?.scale, at: round.at, roundNo: round.roundNo, sumOfRound: of?.sum }, null, 2);
}

/** Whether everybody is shown the same round. */
async function isInLog({ round, body }: Extract<ProofVerdict, { kind: 'proven' }>, site: string): Promise<boolean> {
  const response = await fetch(new URL('/v1/x/proofs/round-log', site), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ upTo: round.roundNo, pageSize: 1 }),
  });
  const { data } = (await response.json()) as { data: { rounds: ReadonlyArray<{ body: string }> } | null };
  if (!data) throw new Error(`${site} does not show its log (${response.status})`);
  return data.rounds[0]?.body === body;
}
