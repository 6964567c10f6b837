import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge, Solution } from 'altcha-lib/types';
import { readSetting } from '#modules/core/settings/index.ts';
import { wallClockMs } from '#platform/clock.ts';
import { networkOf } from '#platform/http/network.ts';
import type { CallContext } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { countGuesses, insertSpentProof } from './guess.table.ts';
import { type GuessLimit, takeGuess } from './guesses.ts';

const lifeMs = 5 * 60_000;
/** About a second of work for a phone; verifying costs one derivation. */
const cost = 1_000;
const fewestRounds = 200;
const maxRounds = 600;

export interface Suspicion {
  limit: GuessLimit;
  subject: string;
  /** From so many guesses on a browser has to work for the next one. */
  from: number;
}

/**
 * Guessing and sending must cost something. The challenge is bound to one act, holds for five minutes and serves once;
 * that it was used is a row, so that no flush gives it back.
 */
export async function demandProof(
  ctx: CallContext,
  act: string,
  given: string | undefined,
  suspicions: readonly Suspicion[],
): Promise<void> {
  const { db, config } = ctx;
  const mode = await readSetting(db, 'security.proofOfWork');
  if (mode === 'off') return;
  if (mode === 'suspicion' && !(await isSuspicious(ctx, suspicions))) return;
  const secrets = secretsOf(config.keys.current('proof-of-work').key);
  if (given !== undefined && (await isSolved(ctx, act, given, secrets))) return;
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    counter: randomInt(fewestRounds, maxRounds),
    data: { act },
    deriveKey,
    expiresAt: Math.ceil((wallClockMs() + lifeMs) / 1000),
    ...secrets,
  });
  throw refuse('security.proof-needed', { challenge });
}

async function isSuspicious({ db }: CallContext, suspicions: readonly Suspicion[]): Promise<boolean> {
  for (const { limit, subject, from } of suspicions) if ((await countGuesses(db, limit.kind, subject)) >= from) return true;
  return false;
}

async function isSolved({ db }: CallContext, act: string, given: string, secrets: ReturnType<typeof secretsOf>): Promise<boolean> {
  const payload = readPayload(given);
  if (payload?.challenge.parameters?.data?.act !== act) return false;
  try {
    const { verified } = await verifySolution({ ...payload, deriveKey, ...secrets });
    return verified && (await insertSpentProof(db, payload.challenge.signature ?? ''));
  } catch {
    // What cannot even be read as a solution is none.
    return false;
  }
}

function readPayload(given: string): { challenge: Challenge; solution: Solution } | undefined {
  try {
    const read = JSON.parse(Buffer.from(given, 'base64').toString()) as { challenge?: Challenge; solution?: Solution } | null;
    return read?.challenge && read.solution ? { challenge: read.challenge, solution: read.solution } : undefined;
  } catch {
    return undefined;
  }
}

function secretsOf(key: Buffer) {
  return { hmacSignatureSecret: `challenge|${key.toString('hex')}`, hmacKeySignatureSecret: `key|${key.toString('hex')}` };
}

/** Counts what comes from one address, whoever it is about. */
export async function countAddress(ctx: CallContext, limit: GuessLimit): Promise<void> {
  await takeGuess(ctx.db, limit, networkOf(ctx.visitor.address));
}
