import { setTimeout } from 'node:timers/promises';
import type { Client } from '@peerbourse/client';
import { Maker } from './maker.ts';
import { Takers } from './takers.ts';

export interface BotOptions {
  maker: Client | undefined;
  taker: Client | undefined;
  /** What is reserved on each side of each market, in coins of its quote. */
  reserveValue: number;
  seed: number;
  say: (line: string) => void;
}

const everyMs = 2_000;

/** A maker and takers, until they are stopped. What goes wrong is said, and tried again with the next turn. */
export function runBots({ maker, taker, reserveValue, seed, say }: BotOptions): { stop(): Promise<void> } {
  const end = new AbortController();
  const repeat = async (act: () => Promise<void>) => {
    while (!end.signal.aborted) {
      await act().catch((error: unknown) => say(String(error)));
      await setTimeout(everyMs, undefined, { signal: end.signal }).catch(() => undefined);
    }
  };
  const making = maker && new Maker(maker, { reserveValue, say });
  const taking = taker && new Takers(taker, seed);
  const work = [...(making ? [repeat(() => making.look())] : []), ...(taking ? [repeat(() => taking.take())] : [])];
  return {
    stop: async () => {
      end.abort();
      await Promise.all(work);
      await making?.leave().catch((error: unknown) => say(String(error)));
    },
  };
}
