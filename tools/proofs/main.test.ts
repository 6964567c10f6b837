import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { proofFile, readProofFile } from '../../packages/rules/src/proofs/escrow-proof.ts';
import { leafBytes, leafNode, nodeBytes, rootOf, type SumNode } from '../../packages/rules/src/proofs/sum-tree.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pb-proofs-'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The block of the specification after a heading. */
function blockOf(heading: string): string {
  const [, rest = ''] = readFileSync('docs/spec/escrow-proof.md', 'utf8').split(`### ${heading}\n`);
  return /```json\n([\s\S]*?)\n```/.exec(rest)?.[1] ?? '';
}

function verdictOn(text: string, keys = blockOf('Keys')): { status: number | null; said: string } {
  writeFileSync(join(folder, 'proof.json'), text);
  writeFileSync(join(folder, 'keys.json'), keys);
  const args = ['tools/proofs/main.ts', join(folder, 'proof.json'), '--keys', join(folder, 'keys.json')];
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { status, said: stdout };
}

describe('the command', () => {
  it('R4.20 finds the proof of the specification proven, offline', () => {
    const { status, said } = verdictOn(blockOf('Proof'));
    expect(status).toBe(0);
    expect(said).toMatch(/^proven\n/);
    expect(JSON.parse(said.slice('proven\n'.length))).toMatchObject({ orderNo: '104857600123451837', amount: '100000000', roundNo: 7 });
  });

  it('R4.20 says by its exit code that a proof was altered', () => {
    expect(verdictOn(blockOf('Proof').replace('"100000000"', '"100000001"'))).toEqual({ status: 1, said: 'not-included\n' });
    expect(verdictOn(blockOf('Proof').replace('"roundNo":7', '"roundNo":8'))).toEqual({ status: 1, said: 'altered\n' });
    expect(verdictOn(blockOf('Proof'), '{"keys":[]}')).toEqual({ status: 1, said: 'unknown-key\n' });
    expect(verdictOn('{}')).toEqual({ status: 1, said: 'unreadable\n' });
    expect(spawnSync(process.execPath, ['tools/proofs/main.ts']).status).toBe(2);
  });
});

it('R4.20 the proof of the specification is written as ours are', () => {
  const signed = readProofFile(blockOf('Proof'));
  expect(signed && proofFile(signed)).toBe(blockOf('Proof').replaceAll(/\n\s*/g, ''));
});

it('R4.20 hashes of the specification are those of the tree', () => {
  const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();
  const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
  const orders = [
    ['104857600123451837', 100_000_000n],
    ['204857600123451837', 25_000_000n],
    ['304857600123451837', 7n],
  ] as const;
  const leaves = orders.map(([orderNo, amount], at) => ({ asset: 'USDT', orderNo, salt: new Uint8Array(32).fill(at + 1), amount }));
  const nodes = leaves.map((leaf) => leafNode(leaf, sha256)) as [SumNode, SumNode, SumNode];
  const [first] = leaves as [(typeof leaves)[number]];
  const hashes = [...nodes, rootOf(nodes, sha256), rootOf([], sha256)].map(({ hash }) => hash);
  const text = readFileSync('docs/spec/escrow-proof.md', 'utf8');
  for (const bytes of [...hashes, sha256(nodeBytes(nodes[0], nodes[1])), leafBytes(first)]) expect(text).toContain(`\`${hex(bytes)}\``);
});
