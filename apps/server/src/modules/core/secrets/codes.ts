import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import type { Db } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { refuse } from '#platform/refusal.ts';
import { countCodesToday, endCode, insertCode, secondsSinceCode, takeTry } from './code.table.ts';

export const codeLifeSeconds = 10 * 60;
export const resendSeconds = 60;
const maxCodesADay = 30;

/** Makes a code for one purpose and one target; only its hash stays here. */
export async function issueCode(tx: Tx, purpose: string, target: string): Promise<string> {
  await refuseTooSoon(tx, purpose, target);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await insertCode(tx, { purpose, target, codeHash: hashOf(purpose, target, code), lifeSeconds: codeLifeSeconds });
  return code;
}

async function refuseTooSoon(tx: Tx, purpose: string, target: string): Promise<void> {
  const since = await secondsSinceCode(tx, purpose, target);
  if (since !== null && since < resendSeconds) {
    throw refuse('security.code-too-soon', { retryAfterSeconds: Math.max(1, Math.ceil(resendSeconds - since)) });
  }
  if ((await countCodesToday(tx, target)) >= maxCodesADay) throw refuse('security.too-many-guesses', { retryAfterSeconds: 3_600 });
}

/** Whether this is the code that was sent. A code has five tries and serves once. */
export async function spendCode(db: Db, purpose: string, target: string, given: string): Promise<boolean> {
  const id = await tryCode(db, purpose, target, given);
  return id !== undefined && (await endCode(db, id));
}

/** The row of the right code, which stays good until it is ended: several codes at once are spent together or not at all. */
export async function tryCode(db: Db, purpose: string, target: string, given: string): Promise<string | undefined> {
  const code = await takeTry(db, purpose, target);
  return code && timingSafeEqual(code.codeHash, hashOf(purpose, target, given)) ? code.id : undefined;
}

function hashOf(purpose: string, target: string, code: string): Buffer {
  return createHash('sha256').update(`${purpose}\n${target}\n${code}`).digest();
}
