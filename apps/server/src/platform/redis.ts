import { createClient } from 'redis';
import type { Logger } from './log.ts';

export type Redis = ReturnType<typeof makeClient>;

/** Redis holds rates, presence and hot copies only. Without it everything goes on, so nothing waits for it. */
export function openRedis(url: string, log: Logger): Redis {
  const client = makeClient(url);
  let isDown = false;
  client.on('error', (error: Error) => {
    if (!isDown) log.warn({ err: error }, 'Redis is away');
    isDown = true;
  });
  client.on('ready', () => {
    if (isDown) log.info('Redis is back');
    isDown = false;
  });
  client.connect().catch(() => undefined);
  return client;
}

function makeClient(url: string) {
  return createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: 1_000, reconnectStrategy: (tries) => Math.min(50 * 2 ** tries, 1_000) },
    commandsQueueMaxLength: 10_000,
  });
}
