import * as z from 'zod/mini';
import type { Channel } from './channel.ts';
import { clientFrame, closeCodes, limits, serverFrame } from './core/live/protocol.ts';

/** The AsyncAPI 3 description of the live socket: its frames, its channels and its limits. */
export function asyncApi(channels: readonly Channel[], title: string, version: string) {
  return {
    asyncapi: '3.0.0',
    info: {
      title,
      version,
      description:
        'One WebSocket at /live. Subscribe to a channel, take its snapshot, then updates: each follows the one whose seq is its prev, or, without prev, the one before.',
    },
    'x-limits': limits,
    'x-close-codes': closeCodes,
    channels: Object.fromEntries(channels.map((channel) => [channel.name, channelOf(channel)])),
    components: { schemas: { clientFrame: schemaOf(clientFrame), serverFrame: schemaOf(serverFrame) } },
  };
}

function channelOf(channel: Channel) {
  return {
    address: channel.keyed ? `${channel.name}.{key}` : channel.name,
    summary: channel.summary,
    'x-auth': channel.auth,
    messages: {
      snap: { payload: schemaOf(channel.snapshot) },
      upd: { payload: schemaOf(channel.update) },
      ...(channel.signal ? { signal: { payload: schemaOf(channel.signal) } } : {}),
    },
  };
}

function schemaOf(schema: z.ZodMiniType) {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { unrepresentable: 'any' }) as Record<string, unknown>;
  return rest;
}
