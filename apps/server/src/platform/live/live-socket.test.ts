import { EventEmitter } from 'node:events';
import { closeCodes, limits } from '@peerbourse/contract/core/live/protocol';
import { expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { LiveSocket } from './live-socket.ts';

/** A connection whose listener has left so many bytes unread. */
function connection(bufferedAmount: number) {
  const closed: number[] = [];
  const raw = Object.assign(new EventEmitter(), { bufferedAmount, close: (code: number) => closed.push(code), terminate: () => undefined });
  return { raw, closed, socket: new LiveSocket(raw as unknown as WebSocket, 60_000) };
}

it('whoever asks and does not read is closed, also where no update was left out', async () => {
  const [greedy, patient] = [connection(2 * 1024 * 1024), connection(512 * 1024)];
  await Promise.all([greedy.socket.tend(), patient.socket.tend()]);
  expect(greedy.closed).toEqual([closeCodes.slowConsumer]);
  expect(patient.closed).toEqual([]);
});

it('pings that are answered count as frames', () => {
  const { raw, closed } = connection(0);
  const most = limits.framesPerSecond + limits.channelsPerSocket;
  for (let ping = 0; ping < most; ping++) raw.emit('ping');
  expect(closed).toEqual([]);
  raw.emit('ping');
  expect(closed).toEqual([closeCodes.tooManyFrames]);
});
