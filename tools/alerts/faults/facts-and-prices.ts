import { WebSocket } from 'ws';
import { pause } from '../../../apps/server/src/platform/clock.ts';
import type { Installation } from '../installation.ts';
import { asSuperuser, type Fault, holdJob, openSuperuser, repeat, type Untried } from './fault.ts';

const socketCount = 120;
/** SocketsDropped compares with ten minutes ago; a scrape more, so that they are seen. */
const openForMs = 10.5 * 60_000;
const answerMs = 3_000;

export const factFaults: readonly Fault[] = [
  {
    alert: 'OutboxBehind',
    severity: 'critical',
    what: 'a session keeps the row of a fact that has not been told, so that no worker can take it',
    begin: async (site) => {
      const holder = await openSuperuser(site);
      const { rows } = await holder.query<{ id: string }>(
        `SELECT id FROM platform_outbox WHERE created_at < now() - interval '40 seconds' ORDER BY created_at DESC LIMIT 1`,
      );
      await holder.query('BEGIN');
      // Nobody else can lock it, and it can still be changed.
      await holder.query('SELECT id FROM platform_outbox WHERE id = $1 FOR KEY SHARE', [rows[0]?.id]);
      await asSuperuser(site, 'UPDATE platform_outbox SET published_at = NULL WHERE id = $1', [rows[0]?.id]);
      return {
        cure: async () => {
          await holder.query('ROLLBACK');
          await holder.end();
        },
      };
    },
  },
  {
    alert: 'FactGaps',
    severity: 'warning',
    what: 'a superuser takes numbers of facts away while prices are published five times a second',
    begin: (site) => {
      // Only who listens finds a gap.
      const socket = listen(site.stack);
      const stop = repeat(200, () =>
        asSuperuser(
          site,
          `WITH taken AS (UPDATE platform_fact_heads SET last_seq = last_seq + 1 WHERE stream = 'rates' RETURNING 1)
           SELECT rates_publish(ARRAY[pair], ARRAY[price], ARRAY[1], 'alerts') FROM rates_prices, taken WHERE pair = 'btc_usdt'`,
        ),
      );
      return {
        cure: async () => {
          await stop();
          socket.terminate();
        },
      };
    },
  },
];

export const stoppedFaults: readonly Fault[] = [
  {
    alert: 'JobsStopped',
    severity: 'critical',
    what: 'the job that collects prices hangs',
    begin: async (site) => ({ cure: await holdJob(site, 'rates.collect-prices') }),
  },
  {
    alert: 'PriceOld',
    severity: 'warning',
    what: 'the feed of prices answers 503, and the last prices are ten minutes old',
    begin: async (site) => {
      site.feed.stop();
      // Whoever asked before may still publish; and what the feed said last would be published again while it counts.
      await pause(answerMs);
      await asSuperuser(site, "UPDATE rates_quotes SET observed_at = observed_at - interval '10 minutes'");
      await asSuperuser(site, "UPDATE rates_prices SET at = at - interval '10 minutes'");
      return { cure: () => site.feed.start() };
    },
  },
  {
    alert: 'FactsNotRelayed',
    severity: 'critical',
    what: 'NATS is stopped',
    begin: async ({ stack }) => {
      await stack.nats.stop();
      return { cure: () => stack.nats.start() };
    },
  },
];

/** Both need more than ten minutes; they go on beside the others. */
export const lateFaults: readonly Fault[] = [
  {
    alert: 'SocketsDropped',
    severity: 'warning',
    what: `${socketCount} live sockets that were open for ten minutes are gone at once`,
    begin: async ({ stack }) => {
      const sockets = Array.from({ length: socketCount }, () => listen(stack));
      await pause(openForMs);
      for (const socket of sockets) socket.terminate();
      return { cure: () => undefined };
    },
  },
  {
    alert: 'PostgresLongTransaction',
    severity: 'warning',
    what: 'somebody leaves a transaction open for more than ten minutes',
    begin: async (site) => {
      const client = await openSuperuser(site);
      await client.query('BEGIN');
      await client.query('SELECT 1');
      return { cure: () => client.end(), sinceMs: Date.now() + 600_000 };
    },
  },
];

export const untriedFacts: readonly Untried[] = [
  {
    alert: 'SlowSockets',
    severity: 'warning',
    reason: 'hundreds of sockets would each have to leave megabytes unread, because the kernel keeps those first',
  },
];

function listen({ ports, siteUrl }: Installation['stack']): WebSocket {
  const socket = new WebSocket(`ws://127.0.0.1:${ports.stream}/live`, { headers: { origin: siteUrl } });
  socket.on('error', () => undefined);
  socket.on('open', () => socket.send(JSON.stringify({ op: 'sub', ch: 'rates' })));
  return socket;
}
