import { connect } from 'node:net';
import { usdtRate } from '@peerbourse/contract/core/rates/usdt-rate';
import { type Attack, Tally, times } from '../tally.ts';

/** A request must be there after 15 seconds; a machine under load may look a little later. */
const patienceMs = 40_000;

/** Sockets that send a byte each second, in a head or in a body that never ends. Each must be cut. It is slow, so it goes on beside the others. */
export const slowBodies: Attack = async (env, { short }) => {
  const tally = new Tally();
  const places = short ? [env.addressOf('api')] : [env.addressOf('api'), env.addressOf('admin'), env.web];
  const line = (place: string) => `POST ${usdtRate.path} HTTP/1.1\r\nhost: ${new URL(place).host}\r\n`;
  const dribbles = places.flatMap((place) => [
    { name: `a head at ${place}`, place, head: `${line(place)}x-slow: ` },
    { name: `a body at ${place}`, place, head: `${line(place)}content-type: application/json\r\ncontent-length: 100000\r\n\r\n{` },
  ]);
  await Promise.all(
    times(short ? 1 : 20, () => dribbles)
      .flat()
      .map(async ({ name, place, head }) => tally.held(await isCut(place, head), `${name} went on for ${patienceMs / 1_000} seconds`)),
  );
  return tally;
};

function isCut(place: string, head: string): Promise<boolean> {
  const { hostname, port } = new URL(place);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write(head));
    const dribble = setInterval(() => socket.write('a'), 1_000);
    const timer = setTimeout(() => end(false), patienceMs);
    const end = (wasCut: boolean) => {
      clearInterval(dribble);
      clearTimeout(timer);
      socket.destroy();
      resolve(wasCut);
    };
    socket.on('data', () => undefined);
    socket.on('error', () => end(true));
    socket.on('close', () => end(true));
  });
}
