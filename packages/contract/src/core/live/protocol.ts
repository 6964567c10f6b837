import * as z from 'zod/mini';

/** What travels on the live socket, both ways. Every frame is one JSON object with `op`. */
const channelName = z.string().check(z.regex(/^[a-z0-9-]{1,40}(?:\.[A-Za-z0-9_-]{1,80})?$/));
const position = z.strictObject({ epoch: z.string().check(z.maxLength(40)), seq: z.int() });

export const clientFrame = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('auth'), ticket: z.string().check(z.maxLength(400)) }),
  z.strictObject({ op: z.literal('sub'), ch: channelName, from: z.optional(position) }),
  z.strictObject({ op: z.literal('unsub'), ch: channelName }),
  /** Told to one other listener at most, never stored, and dropped without a word where it may not be told. */
  z.strictObject({ op: z.literal('signal'), ch: channelName, data: z.unknown() }),
  z.strictObject({ op: z.literal('ping') }),
]);
export type ClientFrame = z.output<typeof clientFrame>;

export const serverFrame = z.discriminatedUnion('op', [
  z.object({ op: z.literal('hello'), epoch: z.string() }),
  z.object({ op: z.literal('authed') }),
  z.object({ op: z.literal('snap'), ch: z.string(), epoch: z.string(), seq: z.int(), data: z.unknown() }),
  /** Follows the one with `prev`; without it the one before. */
  z.object({ op: z.literal('upd'), ch: z.string(), seq: z.int(), prev: z.optional(z.int()), data: z.unknown() }),
  z.object({ op: z.literal('signal'), ch: z.string(), data: z.unknown() }),
  z.object({ op: z.literal('unsubbed'), ch: z.string() }),
  z.object({ op: z.literal('refused'), ch: z.optional(z.string()), code: z.string() }),
  z.object({ op: z.literal('beat'), seqs: z.record(z.string(), z.int()) }),
  z.object({ op: z.literal('pong') }),
  z.object({ op: z.literal('bye'), reconnectInMs: z.int() }),
]);
export type ServerFrame = z.output<typeof serverFrame>;

export const closeCodes = { slowConsumer: 4008, tooManyFrames: 4009, badFrame: 4010, sessionEnded: 4011 } as const;

export const limits = {
  frameBytes: 4096,
  framesPerSecond: 20,
  /** The same signal of the same person is told once within this time. */
  signalEveryMs: 3_000,
  channelsPerSocket: 64,
  pingEveryMs: 20_000,
  silentForMs: 60_000,
  beatEveryMs: 5_000,
} as const;
