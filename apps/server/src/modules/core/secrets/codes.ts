import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import type { Db } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { refuse } from '#platform/refusal.ts';
import { type AskedCode, type CountedCodes, endCode, insertCode, secondsSinceCode, secondsUntilCode, takeTry } from './code.table.ts';

export const codeLifeSeconds = 10 * 60;
export const resendSeconds = 60;

/** How many codes a day for one purpose and one target: for their owner, or for one network or known device of all that ask. */
const codesADay = 30;
const codesADayOfNetwork = 10;
/** All networks together. Known devices have codes of their own, so that strangers cannot use up the owner's. */
const codesADayOfStrangers = 60;

/** Who asks for a code that anybody may ask for. */
export interface Asker {
  deviceId: string;
  network: string;
  isKnownDevice: boolean;
}

/** Makes a code for one purpose and one target; only its hash stays here. */
export async function issueCode(tx: Tx, purpose: string, target: string, asker?: Asker): Promise<string> {
  const deviceId = asker?.deviceId ?? '';
  const network = asker?.isKnownDevice ? `device ${deviceId}` : (asker?.network ?? '');
  await refuseTooSoon(tx, { purpose, target, deviceId });
  await refuseTooMany(tx, { purpose, target, network }, asker ? codesADayOfNetwork : codesADay);
  if (asker && !asker.isKnownDevice) await refuseTooMany(tx, { purpose, target }, codesADayOfStrangers);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const codeHash = hashOf(purpose, target, code);
  await insertCode(tx, { purpose, target, deviceId, network, codeHash, lifeSeconds: codeLifeSeconds });
  return code;
}

async function refuseTooSoon(tx: Tx, asked: AskedCode): Promise<void> {
  const since = await secondsSinceCode(tx, asked);
  if (since !== null && since < resendSeconds) {
    throw refuse('security.code-too-soon', { retryAfterSeconds: Math.max(1, Math.ceil(resendSeconds - since)) });
  }
}

async function refuseTooMany(tx: Tx, counted: CountedCodes, limit: number): Promise<void> {
  const waitSeconds = await secondsUntilCode(tx, counted, limit);
  if (waitSeconds > 0) throw refuse('security.too-many-guesses', { retryAfterSeconds: waitSeconds });
}

/** Whether this is the code that was sent. A code has five tries and serves once. */
export async function spendCode(db: Db, asked: AskedCode, given: string): Promise<boolean> {
  const id = await tryCode(db, asked, given);
  return id !== undefined && (await endCode(db, id));
}

/** The row of the right code, which stays good until it is ended: several codes at once are spent together or not at all. */
export async function tryCode(db: Db, asked: AskedCode, given: string): Promise<string | undefined> {
  const code = await takeTry(db, asked);
  return code && timingSafeEqual(code.codeHash, hashOf(asked.purpose, asked.target, given)) ? code.id : undefined;
}

function hashOf(purpose: string, target: string, code: string): Buffer {
  return createHash('sha256').update(`${purpose}\n${target}\n${code}`).digest();
}
