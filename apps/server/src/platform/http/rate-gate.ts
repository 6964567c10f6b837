import type { Call } from '@peerbourse/contract/call';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { monotonicMs, pause } from '../clock.ts';
import { metrics } from '../metrics.ts';
import type { Redis } from '../redis.ts';

/** What is counted: a call, or something else that is asked for. */
export type Counted = Pick<Call, 'area' | 'name' | 'path' | 'rate'>;
/** Where somebody stands after a request was counted. */
export interface RateState {
  limit: number;
  remaining: number;
  /** Until the count begins anew. */
  resetSeconds: number;
  isOver: boolean;
}

export type RateGate = (counted: Counted, who: string, weight?: number) => Promise<RateState>;

export interface RateGateOptions {
  redis: Redis;
  prefix: string;
  factor: number;
  lateAfterMs: number;
}

interface Limiters {
  shared: RateLimiterRedis;
  local: RateLimiterMemory;
}

const leftAloneMs = 1_000;

/** Counts in Redis; while Redis is away each process counts for itself, so no request fails for it. */
export function makeRateGate(options: RateGateOptions): RateGate {
  const limiters = new Map<string, Limiters>();
  let leftAloneUntil = 0;

  function limitersOf(call: Counted): Limiters {
    const known = limiters.get(call.path) ?? makeLimiters(call, options);
    limiters.set(call.path, known);
    return known;
  }

  /** A Redis that hangs keeps its connection and answers nothing: it must not hold the requests. */
  async function consume({ shared, local }: Limiters, who: string, weight: number): Promise<RateLimiterRes> {
    if (monotonicMs() >= leftAloneUntil) {
      const answered = new AbortController();
      const outcome = await Promise.race([shared.consume(who, weight), pause(options.lateAfterMs, answered.signal)]).finally(() =>
        answered.abort(),
      );
      if (outcome) return outcome;
      leftAloneUntil = monotonicMs() + leftAloneMs;
    }
    return await local.consume(who, weight);
  }

  return async (call, who, weight = 1) => {
    const limiters = limitersOf(call);
    try {
      return stateOf(limiters, await consume(limiters, who, weight), false);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      return stateOf(limiters, error, true);
    }
  };
}

function stateOf({ shared }: Limiters, { remainingPoints, msBeforeNext }: RateLimiterRes, isOver: boolean): RateState {
  return {
    limit: shared.points,
    remaining: isOver ? 0 : Math.max(0, remainingPoints),
    resetSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
    isOver,
  };
}

function makeLimiters(call: Counted, { redis, prefix, factor }: RateGateOptions): Limiters {
  const points = Math.ceil(call.rate.points * factor);
  const local = new RateLimiterMemory({ points, duration: call.rate.perSeconds });
  const consume = local.consume.bind(local);
  local.consume = (...args) => {
    metrics.localRateGate.inc();
    return consume(...args);
  };
  const shared = new RateLimiterRedis({
    storeClient: redis,
    useRedisPackage: true,
    rejectIfRedisNotReady: true,
    keyPrefix: `${prefix}rate:${call.area}/${call.name}`,
    points,
    duration: call.rate.perSeconds,
    inMemoryBlockOnConsumed: points + 1,
    insuranceLimiter: local,
  });
  return { shared, local };
}
