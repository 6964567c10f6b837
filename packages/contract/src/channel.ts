import type * as z from 'zod/mini';
import type { Auth } from './call.ts';

interface ChannelDescription<Snapshot extends z.ZodMiniType, Update extends z.ZodMiniType> {
  area: string;
  name: string;
  summary: string;
  auth: Exclude<Auth, 'staff'>;
  /** A keyed channel is subscribed to as `name.key`, one key per order, market or account. */
  keyed: boolean;
  snapshot: Snapshot;
  update: Update;
  /** What listeners may tell each other beside the sequence: lost when nobody hears it. */
  signal?: z.ZodMiniType;
}

export interface Channel<Snapshot extends z.ZodMiniType = z.ZodMiniType, Update extends z.ZodMiniType = z.ZodMiniType>
  extends ChannelDescription<Snapshot, Update> {
  kind: 'channel';
}

export type ChannelSnapshot<C extends Channel> = z.output<C['snapshot']>;
export type ChannelUpdate<C extends Channel> = z.output<C['update']>;

/** One subject of the live socket: a snapshot first, then updates whose sequence has no gaps. */
export function defineChannel<Snapshot extends z.ZodMiniType, Update extends z.ZodMiniType>(
  description: ChannelDescription<Snapshot, Update>,
): Channel<Snapshot, Update> {
  return { ...description, kind: 'channel' };
}
