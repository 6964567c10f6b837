import type { OrderSide } from '../p2p-orders/order-state.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** A payment method that takes longer than this to settle is slow: a bank has to be asked, and banks close at night. */
export const slowAfterMinutes = 60;

/** How long each step of an appeal may take. */
export const appealTimes = {
  fast: { replyMs: 30 * minuteMs, takeMs: 15 * minuteMs, decideMs: 2 * hourMs },
  slow: { replyMs: 24 * hourMs, takeMs: 15 * minuteMs, decideMs: 24 * hourMs },
} as const;

/** After an appeal was withdrawn the seller has this long to release, or longer if more was left. */
export const withdrawnReleaseMs = 10 * minuteMs;

export type CaseOpener = OrderSide | 'system' | 'staff';

/** What the clock is read from. Moments are milliseconds since 1970. */
export interface CaseFacts {
  openedAt: number;
  openedBy: CaseOpener;
  isSlow: boolean;
  /** When each side said what happened; whoever opens the case says it by opening. */
  statedAt: Readonly<Record<OrderSide, number | null>>;
  /** The newest question of staff, and when it was answered. */
  asked: { side: OrderSide; at: number; answeredAt: number | null } | null;
  /** When a member of staff took the case. */
  takenAt: number | null;
  /** When its order was frozen, in order; no time runs then. The last one may still last. */
  pauses: Array<{ from: number; to: number | null }>;
}

export interface AppealClock {
  turn: OrderSide | 'both' | 'staff';
  /** What they owe. */
  duty: 'state' | 'answer' | 'take' | 'decide';
  until: number;
  /** What happens then by itself. No coins ever move because somebody was silent. */
  sequel: 'without-statement' | 'without-answer' | 'goes-first';
  /** Sides whose time to speak has passed without a word. */
  silent: readonly OrderSide[];
  /** Staff have let their own time pass. */
  isLate: boolean;
  /** Its order is frozen: everybody keeps the time they have left. */
  isPaused: boolean;
}

const sides = ['buyer', 'seller'] as const;

/** Whose turn it is in an appeal, until when, and what happens otherwise. Server, site, console and docs/spec/appeal-clock.md all ask this. */
export function appealClock(facts: CaseFacts, now: number): AppealClock {
  const clock = runningClock(inRunningTime(facts, now), runningTime(facts, now, now));
  const isPaused = facts.pauses.some(({ to }) => to === null);
  return { ...clock, until: wallTime(facts, clock.until, now), isLate: clock.isLate && !isPaused, isPaused };
}

/** As many milliseconds as had passed without a pause: in this time the clock knows of none. */
function runningTime({ pauses }: Pick<CaseFacts, 'pauses'>, moment: number, now: number): number {
  return moment - sum(pauses.map(({ from, to }) => Math.max(0, Math.min(moment, to ?? now) - from)));
}

function wallTime({ pauses }: Pick<CaseFacts, 'pauses'>, running: number, now: number): number {
  return pauses.reduce((moment, { from, to }) => (from < moment ? moment + (to ?? now) - from : moment), running);
}

const sum = (lengths: readonly number[]): number => lengths.reduce((one, other) => one + other, 0);

function inRunningTime(facts: CaseFacts, now: number): CaseFacts {
  const running = (moment: number) => runningTime(facts, moment, now);
  const maybe = (moment: number | null) => (moment === null ? null : running(moment));
  const { openedAt, statedAt, asked, takenAt } = facts;
  return {
    ...facts,
    openedAt: running(openedAt),
    statedAt: { buyer: maybe(statedAt.buyer), seller: maybe(statedAt.seller) },
    asked: asked && { ...asked, at: running(asked.at), answeredAt: maybe(asked.answeredAt) },
    takenAt: maybe(takenAt),
  };
}

type RunningClock = Omit<AppealClock, 'isPaused'>;

function runningClock(facts: CaseFacts, now: number): RunningClock {
  const { replyMs } = timesOf(facts);
  const silent = sides.filter((side) => facts.statedAt[side] === null);
  const [first, second] = silent;
  const stateBy = facts.openedAt + replyMs;
  if (first && now < stateBy) {
    return { turn: second ? 'both' : first, duty: 'state', until: stateBy, sequel: 'without-statement', silent: [], isLate: false };
  }
  const { asked } = facts;
  const answerBy = asked && asked.answeredAt === null ? asked.at + replyMs : 0;
  if (asked && now < answerBy)
    return { turn: asked.side, duty: 'answer', until: answerBy, sequel: 'without-answer', silent, isLate: false };
  return { ...staffTurn(facts, now), silent };
}

function timesOf({ isSlow }: Pick<CaseFacts, 'isSlow'>) {
  return isSlow ? appealTimes.slow : appealTimes.fast;
}

/** Staff count from the moment at which nobody else was waited for. */
function staffTurn(facts: CaseFacts, now: number): Omit<RunningClock, 'silent'> {
  const { takeMs, decideMs } = timesOf(facts);
  const heardAt = Math.max(heardAllAt(facts), answeredAt(facts));
  const duty = facts.takenAt === null ? 'take' : 'decide';
  const until = duty === 'take' ? heardAt + takeMs : Math.max(heardAt, facts.takenAt ?? 0) + decideMs;
  return { turn: 'staff', duty, until, sequel: 'goes-first', isLate: now >= until };
}

/** A word that comes late is read, but gives staff no more time. */
function heardAllAt(facts: CaseFacts): number {
  const stateBy = facts.openedAt + timesOf(facts).replyMs;
  return Math.max(...sides.map((side) => Math.min(facts.statedAt[side] ?? stateBy, stateBy)));
}

function answeredAt(facts: CaseFacts): number {
  const { asked } = facts;
  if (!asked) return 0;
  const answerBy = asked.at + timesOf(facts).replyMs;
  return Math.min(asked.answeredAt ?? answerBy, answerBy);
}
