import { pause } from '../../../apps/server/src/platform/clock.ts';
import type { Stack } from '../../load/stack.ts';
import { RawListeners } from '../raw-listeners.ts';
import { takePage } from '../take-page.ts';
import type { BookGateway } from './book-gateway.ts';

const fullWithinSeconds = 180;
/** Whoever says nothing for a minute is taken for dead, which is another thing than reading nothing. */
const heardEveryMs = 10_000;

export interface StalledSockets {
  count: number;
  /** Until the gateway sent them nothing more. */
  fullAfterSeconds: number;
  /** They listen, and do not read. */
  listen(): Promise<void>;
  /** They are connected, and nobody tells them anything. */
  leave(): Promise<void>;
  /** Beside so many others; the gateway closes sockets that are too far behind, and then nothing was measured. */
  mustBeOpen(others: number): Promise<void>;
  close(): void;
}

/**
 * Sockets that read nothing. At first the kernel takes what is sent to them, some megabytes for each; what is measured later is a gateway
 * that has noticed, so they are filled before anybody else is there.
 */
export async function openStalledSockets(stack: Stack, gateway: BookGateway, count: number): Promise<StalledSockets> {
  const sockets = new RawListeners();
  await sockets.open(stack.ports.stream, count);
  sockets.stopReading();
  sockets.say(gateway.subscriptions);
  const talking = setInterval(() => sockets.say([JSON.stringify({ op: 'ping' })]), heardEveryMs);
  const fullAfterSeconds = await fill(stack, gateway);
  let areListening = true;
  const change = async (areListeningNext: boolean) => {
    if (areListening === areListeningNext) return;
    areListening = areListeningNext;
    sockets.say(areListening ? gateway.subscriptions : gateway.farewells);
    // Whoever says more than a page could say in a second is closed.
    await pause(1_200);
  };
  return {
    count,
    fullAfterSeconds,
    listen: () => change(true),
    leave: () => change(false),
    mustBeOpen: async (others) => {
      const open = await figureOf(stack, 'pb_sockets');
      if (open !== others + count) throw new Error(`the gateway has ${open} sockets instead of ${others + count}`);
    },
    close: () => {
      clearInterval(talking);
      sockets.close();
    },
  };
}

/** As long as the gateway sends more frames than the pacer gets. */
async function fill(stack: Stack, { move, pacer }: BookGateway): Promise<number> {
  for (let second = 1; second <= fullWithinSeconds; second++) {
    const [frames, told] = [await figureOf(stack, 'pb_socket_frames_total'), pacer.told];
    await move(1);
    const sent = (await figureOf(stack, 'pb_socket_frames_total')) - frames;
    if (sent < 1.5 * (pacer.told - told)) return second;
  }
  throw new Error(`after ${fullWithinSeconds} s the gateway still sent to sockets that do not read`);
}

/** A figure that the role tells Prometheus. */
async function figureOf(stack: Stack, name: string): Promise<number> {
  const text = (await takePage(`http://127.0.0.1:${stack.ports.stream}/metrics`, {})).toString();
  const line = text.split('\n').find((one) => one.startsWith(`${name} `) || one.startsWith(`${name}{`));
  if (line === undefined) throw new Error(`the role does not tell ${name}`);
  return Number(line.slice(line.lastIndexOf(' ')));
}
