import { spawnSync } from 'node:child_process';
import { generateKeyPairSync, sign } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { canonicalJson } from '../../packages/rules/src/receipts/canonical-json.ts';
import { receiptFile } from '../../packages/rules/src/receipts/receipt.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pb-receipts-'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function verdictOn(file: string, keys: string): { status: number | null; said: string | undefined } {
  const { status, stdout } = spawnSync(process.execPath, ['tools/receipts/main.ts', file, '--keys', keys], { encoding: 'utf8' });
  return { status, said: stdout.split('\n')[0] };
}

function kept(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

it('R4.20 says offline whether a receipt is genuine', () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const body = canonicalJson({ version: 1, amount: '101' });
  const text = receiptFile({ body, keyId: 'k', signature: sign(null, Buffer.from(body), privateKey).toString('base64url') });
  const keys = kept('keys.json', JSON.stringify({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'k' }] }));
  expect(verdictOn(kept('genuine.json', text), keys)).toEqual({ status: 0, said: 'genuine' });
  expect(verdictOn(kept('altered.json', text.replace('101', '102')), keys)).toEqual({ status: 1, said: 'altered' });
  expect(verdictOn(kept('genuine.json', text), kept('none.json', '{"keys":[]}'))).toEqual({ status: 1, said: 'unknown-key' });
});
