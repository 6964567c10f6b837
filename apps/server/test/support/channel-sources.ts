import type { Auth } from '@peerbourse/contract/call';
import { defineChannel } from '@peerbourse/contract/channel';
import * as z from 'zod/mini';
import { type ChannelSource, feeds } from '#platform/live/feed.ts';
import { sql } from '#platform/sql.ts';
import type { TestEnvironment } from './test-environment.ts';

const anything = z.object({ n: z.int(), filler: z.string() });

export interface TestSourceOptions {
  name: string;
  auth?: Exclude<Auth, 'staff'>;
  keyed?: boolean;
  /** Makes frames heavy. */
  fillerBytes?: number;
  mayListen?: ChannelSource['mayListen'];
  /** Runs between the snapshot's query and its answer. */
  beforeSnapshot?: () => Promise<void>;
}

/** A channel that exists only in tests, fed by facts of its own name. */
export function testSource({
  name,
  auth = 'guest',
  keyed = false,
  fillerBytes = 0,
  mayListen,
  beforeSnapshot,
}: TestSourceOptions): ChannelSource {
  const channel = defineChannel({ area: 'test', name, summary: 'For tests', auth, keyed, snapshot: anything, update: anything });
  const filler = 'x'.repeat(fillerBytes);
  const factKey = (channelKey: string) => channelKey || 'all';
  return feeds(channel, {
    stream: name,
    factKey,
    mayListen: mayListen ?? (async () => true),
    snapshot: async (db, channelKey) => {
      const { rows } = await sql<{ seq: bigint }>`
        SELECT last_seq AS seq FROM platform_fact_heads WHERE stream = ${name} AND key = ${factKey(channelKey)}`.execute(db);
      await beforeSnapshot?.();
      const seq = Number(rows[0]?.seq ?? 0n);
      return { seq, data: { n: seq, filler: '' } };
    },
    update: (fact) => ({ n: fact.seq, filler }),
  });
}

/** Tells facts in one transaction each, as verbs do. */
export async function tell(env: TestEnvironment, stream: string, count = 1, key = 'all'): Promise<void> {
  for (let i = 0; i < count; i++) await env.query('SELECT platform_emit($1, $2, $3)', [stream, key, {}]);
}

export function numbersFrom(first: number, count: number): number[] {
  return Array.from({ length: count }, (_, i) => first + i);
}
