import type { Call } from '../../packages/contract/src/call.ts';
import type { Channel } from '../../packages/contract/src/channel.ts';
export declare function contractCalls(): Promise<Call[]>;
export declare function contractChannels(): Promise<Channel[]>;
