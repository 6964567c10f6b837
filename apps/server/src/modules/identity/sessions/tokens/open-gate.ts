import {
  type FamilyMark,
  type SessionRow,
  sessionByAccess,
  sessionByRefresh,
  writeMarks,
} from '#modules/identity/sessions/session.table.ts';
import { monotonicMs } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import { LaterWrites } from '#platform/db/later-writes.ts';
import type { Db } from '#platform/db/pool.ts';
import type { Actor, Asking, OpenGate } from '#platform/http/session-gate.ts';
import { refuse } from '#platform/refusal.ts';
import { rotate } from './rotate.ts';
import { graceSeconds } from './rotation.rules.ts';
import { accessCookie, clearSessionCookies, refreshCookie, setSessionCookies } from './session-cookies.ts';
import { tokenHash } from './tokens.ts';

const guest: Actor = { kind: 'guest' };
const keptMs = 500;
const maxKept = 20_000;
const seenEverySeconds = 60;

/** Who asks, by cookies: a live access token, or else the refresh token, which is exchanged on the way. */
export const openSessionGate: OpenGate = ({ db, config, log }) => {
  const sessions = new SessionCopies(db);
  const marks = new LaterWrites(db, log, config.copiesMs, writeMarks);
  return async (asking) => {
    const { cookies } = asking.visitor;
    const access = cookies.get(`${config.cookiePrefix}${accessCookie}`);
    const known = access === undefined ? undefined : await sessions.byAccess(access, asking.call.auth === 'trader');
    if (known?.isRetired && !known.isOver) refuseMoved(asking, known);
    else if (known?.isAccessLive && !known.isOver) return await admitted(marks, asking, known);
    const refresh = cookies.get(`${config.cookiePrefix}${refreshCookie}`);
    if (refresh === undefined) return known ? turnedAway(asking, known) : guest;
    return asking.isService ? await forRendering(db, asking, refresh) : await exchanged(db, config, asking, refresh);
  };
};

/**
 * A request that was under way while its session went on with new tokens: the browser has them by now, and sends them when it asks again.
 * Nothing is told to whoever else has the old ones.
 */
function refuseMoved({ visitor, isService }: Asking, { deviceId, retiredSecondsAgo }: SessionRow): void {
  const isTab = deviceId === visitor.deviceId && (retiredSecondsAgo ?? 0) <= graceSeconds;
  if (isTab && !isService) throw refuse('session.moved');
}

async function admitted(marks: LaterWrites<FamilyMark>, asking: Asking, session: SessionRow): Promise<Actor> {
  if (session.accountState === 'locked' || session.accountState === 'closed') return turnedAway(asking, session);
  const { familyId, generation, isUsed, seenSecondsAgo } = session;
  const isSeen = seenSecondsAgo > seenEverySeconds && !asking.isService;
  if (!isUsed || isSeen) await marks.note(familyId, { familyId, generation, seenFrom: isSeen ? asking.visitor : undefined });
  return actorOf(session);
}

/**
 * The web role never rotates: the browser would not learn of it. For a read it believes the newest refresh token alone, and
 * the one before it only as long as tabs may still bring it: an old copy must not read on where nobody notices.
 */
async function forRendering(db: Db, { call }: Asking, refresh: string): Promise<Actor> {
  const session = call.ssr ? await sessionByRefresh(db, tokenHash(refresh)) : undefined;
  if (!session || session.isOver || session.accountState === 'locked' || session.accountState === 'closed') return guest;
  const isNewest = !session.isRetired && (session.replacedSecondsAgo === null || session.replacedSecondsAgo <= graceSeconds);
  return isNewest ? actorOf(session) : guest;
}

async function exchanged(db: Db, config: Config, asking: Asking, refresh: string): Promise<Actor> {
  const { session, tokens } = await rotate(db, config, asking.visitor, refresh);
  if (!tokens || !session) return turnedAway(asking, session);
  if (session.accountState === 'locked' || session.accountState === 'closed') return turnedAway(asking, session);
  setSessionCookies(asking.cookies, tokens);
  return actorOf(session);
}

/** The cookies are of no use any more. Whoever needs a session is told why there is none. */
function turnedAway({ call, cookies }: Asking, session: SessionRow | undefined): Actor {
  clearSessionCookies(cookies);
  if (call.auth === 'guest') return guest;
  if (session?.accountState === 'locked') throw refuse('session.locked');
  throw refuse(session?.endReason ? 'session.revoked' : 'session.expired');
}

function actorOf({ accountId, mainId, userId, familyId, isTrader, isCopper, isNewDevice, isHeld }: SessionRow): Actor {
  return { kind: 'user', accountId, mainId, userId, sessionId: familyId, isTrader, isCopper, isNewDevice, isHeld };
}

/** Sessions as they stood at most half a second ago, so that a page with many calls asks once. */
class SessionCopies {
  private readonly copies = new Map<string, { at: number; session: Promise<SessionRow | undefined> }>();
  private readonly db: Db;

  constructor(db: Db) {
    this.db = db;
  }

  /** Whoever has become a trader a moment ago is one: a copy that denies it is not believed. */
  async byAccess(access: string, needsTrader: boolean): Promise<SessionRow | undefined> {
    const hash = tokenHash(access);
    const key = hash.toString('base64');
    const copy = this.copies.get(key);
    const kept = copy && monotonicMs() - copy.at < keptMs ? await copy.session : undefined;
    if (kept && (kept.isTrader || !needsTrader)) return kept;
    const session = sessionByAccess(this.db, hash);
    session.catch(() => this.copies.delete(key));
    if (this.copies.size >= maxKept) this.copies.clear();
    this.copies.set(key, { at: monotonicMs(), session });
    return await session;
  }
}
