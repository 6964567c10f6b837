import { crc32 } from 'node:zlib';
import { apply } from '@peerbourse/matching/apply';
import type { Command } from '@peerbourse/matching/commands';
import type { Event } from '@peerbourse/matching/events';
import type { InboxRow } from './shard.table.ts';
import type { HeldMarket, Shard } from './shard.ts';
import { collect, nothingTold, type Told } from './told.ts';

/** Rises with every change of the rules: a log is matched again by the rules of its time. */
export const engineVersion = 1;

/** Commands in their order with what came of each, matched and not settled yet. */
export interface MatchedBatch {
  readonly batch: number;
  readonly lastCommand: number;
  /** Of each command the row that it came in by; 0 for those of the house. */
  readonly inbox: number[];
  readonly symbols: string[];
  readonly commands: Command[];
  readonly events: Event[][];
  readonly told: Told;
}

/** One command for a market. */
export interface Step {
  readonly held: HeldMarket;
  readonly command: Command;
  readonly inbox: number;
}

export const stepOf = (held: HeldMarket, { id, command }: Pick<InboxRow, 'id' | 'command'>): Step => ({ held, command, inbox: id });

/** Matches the commands one after the other. The shard is then ahead of the database by this batch. */
export function matchBatch(shard: Shard, steps: readonly Step[]): MatchedBatch {
  const told = nothingTold();
  const events = steps.map(({ held, command }) => {
    const happened = apply(held.market, command);
    collect(told, held, command, happened);
    return happened;
  });
  shard.lastBatch += 1;
  shard.lastCommand += steps.length;
  return {
    batch: shard.lastBatch,
    lastCommand: shard.lastCommand,
    inbox: steps.map(({ inbox }) => inbox),
    symbols: steps.map(({ held }) => held.symbol),
    commands: steps.map(({ command }) => command),
    events,
    told,
  };
}

/** Events as they are kept, and a number that two who matched the same share. */
export function eventsText(events: readonly Event[][]): { text: string; crc: number } {
  const text = JSON.stringify(events);
  return { text, crc: crc32(text) };
}
