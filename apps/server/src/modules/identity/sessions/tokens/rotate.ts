import { notify } from '#modules/core/notifications/index.ts';
import { endTrust, insertLogin } from '#modules/identity/sessions/device.table.ts';
import {
  endFamily,
  insertTokens,
  isGenerationUsed,
  lockFamilyOf,
  markReplaced,
  type SessionRow,
  sessionByRefresh,
} from '#modules/identity/sessions/session.table.ts';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/pool.ts';
import { type Tx, transaction } from '#platform/db/transaction.ts';
import type { Visitor } from '#platform/http/visitor.ts';
import { refuse } from '#platform/refusal.ts';
import { graceSeconds, rotationOf } from './rotation.rules.ts';
import { accessSeconds, nextTokens, sessionSeconds, type Tokens, tokenHash, withAccess } from './tokens.ts';

export type Rotated = { session: SessionRow; tokens: Tokens } | { session: SessionRow | undefined; tokens: undefined };

/** A refresh token is shown: a new pair, the pair that was already given for it, or the end of a session that somebody copied. */
export async function rotate(db: Db, config: Config, visitor: Visitor, refresh: string): Promise<Rotated> {
  return await transaction(db, async (tx) => {
    const hash = tokenHash(refresh);
    await lockFamilyOf(tx, hash);
    const session = await sessionByRefresh(tx, hash);
    if (!session || session.isOver) return { session, tokens: undefined };
    if (session.isRetired) return await refuseRetired(tx, config, visitor, session);
    const isNextUsed = session.replacedSecondsAgo !== null && (await isGenerationUsed(tx, session.familyId, session.generation + 1));
    const decision = rotationOf({ ...session, isNextUsed, isSameDevice: session.deviceId === visitor.deviceId });
    if (decision === 'keep') return { session, tokens: withAccess(config.keys, refresh) };
    if (decision === 'repeat') return { session, tokens: nextTokens(config.keys, refresh) };
    if (decision === 'stolen') return await endStolen(tx, config, visitor, session);
    return { session, tokens: await advance(tx, config, session, refresh) };
  });
}

/** Tabs of the same browser may still bring what a step-up has replaced, for a moment; after that it is a copy in strange hands. */
async function refuseRetired(tx: Tx, config: Config, visitor: Visitor, session: SessionRow): Promise<Rotated> {
  const isTab = session.deviceId === visitor.deviceId && (session.retiredSecondsAgo ?? 0) <= graceSeconds;
  if (isTab) throw refuse('session.moved');
  return await endStolen(tx, config, visitor, session);
}

async function advance(tx: Tx, config: Config, { familyId, generation }: SessionRow, refresh: string): Promise<Tokens> {
  const tokens = nextTokens(config.keys, refresh);
  await markReplaced(tx, familyId, generation, sessionSeconds);
  const hashes = { refreshHash: tokenHash(tokens.refresh), accessHash: tokenHash(tokens.access) };
  await insertTokens(tx, { familyId, generation: generation + 1, ...hashes, accessSeconds });
  return tokens;
}

async function endStolen(tx: Tx, config: Config, visitor: Visitor, session: SessionRow): Promise<Rotated> {
  const { mainId, familyId } = session;
  const { address, country, deviceId, userAgent } = visitor;
  await endFamily(tx, familyId, 'reused-token');
  await endTrust(tx, mainId);
  await insertLogin(tx, { mainId, address, country, deviceId, userAgent, method: 'refresh', outcome: 'reused-token' });
  await notify(tx, config, { accountId: mainId, kind: 'sessions_ended_by_theft', values: { address, country }, isSecurity: true });
  return { session: { ...session, isOver: true, endReason: 'reused-token' }, tokens: undefined };
}
