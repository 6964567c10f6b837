import { fastify, LogController } from 'fastify';
import type { Config } from '#platform/config.ts';
import { openHouse, type Role, type RunningRole } from '#platform/house.ts';
import { runServer } from '#platform/http-role.ts';
import type { ChannelDoor } from '#platform/live/feed.ts';
import { Gateway } from '#platform/live/gateway.ts';
import { openFactBus } from '#platform/nats/fact-bus.ts';

const doors: ReadonlyArray<() => Promise<{ channels: readonly ChannelDoor[] }>> = [
  () => import('#modules/assets/channels.ts'),
  () => import('#modules/notifications/channels.ts'),
  () => import('#modules/rates/channels.ts'),
];

export const role: Role = {
  name: 'stream',
  start: async (config) =>
    startStream(
      config,
      (await Promise.all(doors.map((door) => door()))).flatMap((door) => door.channels),
    ),
};

export async function startStream(config: Config, channels: readonly ChannelDoor[]): Promise<RunningRole> {
  const { overSessions } = await import('#modules/sessions/channels.ts');
  const house = openHouse('stream', config);
  const bus = openFactBus({ url: config.natsUrl, prefix: config.natsPrefix, name: `stream-${house.instance}`, log: house.log });
  const gateway = new Gateway(house, channels, bus, overSessions);
  const server = fastify({ loggerInstance: house.log, logController: new LogController({ disableRequestLogging: true }) });
  await gateway.open(server.server);
  return await runServer(house, server, {
    details: () => ({ sockets: String(gateway.socketCount), nats: bus.isConnected() ? 'connected' : 'away' }),
    onLeave: () => gateway.leave(),
    onStop: async () => {
      gateway.close();
      await bus.close();
    },
  });
}
