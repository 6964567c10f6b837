import { fastify, LogController } from 'fastify';
import type { Config } from '#platform/config.ts';
import { slowRequestLimits } from '#platform/http/slow-requests.ts';
import { runServer } from '#platform/http-role.ts';
import type { ChannelSource } from '#platform/live/feed.ts';
import { Gateway, type OverSessions } from '#platform/live/gateway.ts';
import type { ViewSource } from '#platform/live/view-feed.ts';
import { openFactBus } from '#platform/nats/fact-bus.ts';
import { type Role, type RunningRole, startRole } from '#platform/role-runtime.ts';

const sources: ReadonlyArray<() => Promise<{ channels: ReadonlyArray<ChannelSource | ViewSource> }>> = [
  () => import('#modules/money/assets/channels.ts'),
  () => import('#modules/core/notifications/channels.ts'),
  () => import('#modules/core/rates/channels.ts'),
  () => import('#modules/p2p/p2p-orders/channels.ts'),
  () => import('#modules/p2p/p2p-chat/channels.ts'),
  () => import('#modules/markets/spot/channels.ts'),
];

export const role: Role = {
  name: 'stream',
  start: async (config) =>
    startStream(
      config,
      (await Promise.all(sources.map((source) => source()))).flatMap((source) => source.channels),
    ),
};

export async function startStream(config: Config, channels: ReadonlyArray<ChannelSource | ViewSource>): Promise<RunningRole> {
  const sessions = await import('#modules/identity/sessions/channels.ts');
  const keys = await import('#modules/identity/api-keys/channels.ts');
  const runtime = startRole('stream', config);
  const bus = openFactBus({
    url: config.natsUrl('stream'),
    prefix: config.natsPrefix,
    name: `stream-${runtime.instance}`,
    keys: config.factKeys,
    log: runtime.log,
  });
  /** A socket belongs to a session, or to the API key that asked for its ticket. */
  const overSessions: OverSessions = async (db, ids) => {
    const ofKeys = ids.filter(keys.isKeyId);
    const ofSessions = ids.filter((id) => !keys.isKeyId(id));
    return (await Promise.all([sessions.overSessions(db, ofSessions), keys.overKeys(db, ofKeys)])).flat();
  };
  const gateway = new Gateway(runtime, channels, bus, overSessions);
  const server = fastify({
    ...slowRequestLimits,
    loggerInstance: runtime.log,
    logController: new LogController({ disableRequestLogging: true }),
  });
  await gateway.open(server.server);
  return await runServer(runtime, server, {
    details: () => ({ sockets: String(gateway.socketCount), nats: bus.isConnected() ? 'connected' : 'away' }),
    onLeave: () => gateway.leave(),
    onStop: async () => {
      gateway.close();
      await bus.close();
    },
  });
}
