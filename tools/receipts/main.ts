import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkReceipt } from '../../packages/rules/src/receipts/check-receipt.ts';
import { checkSignature, keysOf } from './checking.ts';

/**
 * `npm run -s verify-receipt -- FILE --keys URL|FILE`: whether a receipt, or a statement of somebody's trades, is genuine, by its exit
 * code. With the keys in a file it needs no connection. It prints the facts, but only those of a genuine one.
 */
const { positionals, values } = parseArgs({ allowPositionals: true, options: { keys: { type: 'string' } } });
const [file] = positionals;
if (file === undefined || values.keys === undefined) {
  process.stderr.write('use: npm run -s verify-receipt -- FILE --keys URL|FILE\n');
  process.exit(2);
}

const { kind, ...facts } = await checkReceipt(readFileSync(file, 'utf8'), await keysOf(values.keys), checkSignature);
const [shown] = Object.values(facts);
process.stdout.write(`${kind}\n${shown === undefined ? '' : `${JSON.stringify(shown, null, 2)}\n`}`);
process.exitCode = kind === 'genuine' ? 0 : 1;
