import { once } from 'node:events';
import { connect } from 'node:net';
import { WebSocket } from 'ws';
import { pause } from '../../apps/server/src/platform/clock.ts';
import { freePort } from '../../apps/server/test/support/free-port.ts';
import { Service } from '../load/service.ts';
import type { Arm } from './pairs.ts';
import { RawListeners } from './raw-listeners.ts';

/** So many updates are under way at a time: enough that nobody waits, few enough that nobody falls behind. */
export const window = 8;

export interface OpenArm {
  arm: Arm;
  close(): Promise<void>;
}

export interface BareServer {
  service: Service;
  port: number;
}

/** A bare broadcast loop as a process of its own. */
export async function startBareServer(core: number): Promise<BareServer> {
  const port = await freePort();
  const isReady = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect({ host: '127.0.0.1', port });
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
  const args = ['tools/bench/bare-broadcast.ts', String(port)];
  const service = new Service({ name: 'bare broadcast', command: process.execPath, args, core, isReady });
  return { service: await service.start(), port };
}

/** Sends these frames through the bare loop to so many sockets. */
export async function bareArm({ service, port }: BareServer, sockets: number, frameOf: (seq: number) => string): Promise<OpenArm> {
  const feeder = new WebSocket(`ws://127.0.0.1:${port}/feed`, { perMessageDeflate: false });
  await once(feeder, 'open');
  const listeners = new RawListeners();
  await listeners.open(port, sockets);
  return {
    arm: { run: broadcaster(listeners, (seq) => feeder.send(frameOf(seq))), cpuSeconds: () => service.cpuSeconds() },
    close: async () => {
      listeners.close();
      feeder.terminate();
    },
  };
}

/** Keeps the window full for so many seconds, waits for the last ones, and answers how many messages arrived. */
export function broadcaster(listeners: RawListeners, send: (seq: number) => void): Arm['run'] {
  let seq = 0;
  return async (seconds) => {
    const before = listeners.received;
    const until = performance.now() + seconds * 1_000;
    const feed = () => {
      if (performance.now() > until) return;
      while (seq - listeners.received / listeners.count < window) send(++seq);
    };
    listeners.onReceived = feed;
    feed();
    await pause(seconds * 1_000);
    await untilReceived(listeners, () => seq * listeners.count);
    return listeners.received - before;
  };
}

/** Whoever waits too long for a message has lost it. */
export async function untilReceived(listeners: RawListeners, owed: () => number): Promise<void> {
  const until = performance.now() + 60_000;
  while (listeners.received < owed()) {
    if (performance.now() > until) throw new Error(`${owed() - listeners.received} messages did not arrive`);
    await pause(5);
  }
}
