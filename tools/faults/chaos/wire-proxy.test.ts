import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { WireProxy } from '../../../apps/server/test/support/faults/wire-proxy.ts';

const committed = Buffer.from('C\0\0\0\x0bCOMMIT\0', 'latin1');
const selected = Buffer.from('C\0\0\0\x0dSELECT 1\0', 'latin1');
const startup = Buffer.concat([Buffer.from([0, 0, 0, 21, 0, 3, 0, 0]), Buffer.from('user\0pb_api\0\0')]);
const ending: Array<() => Promise<unknown> | unknown> = [];

afterEach(async () => {
  for (const end of ending.splice(0).reverse()) await end();
});

/** A server that answers whatever it is asked with the question itself. */
async function openEcho() {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('data', () => socket.on('data', (asked: Buffer) => socket.write(asked)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const proxy = new WireProxy((server.address() as AddressInfo).port);
  const port = await proxy.open(0);
  ending.push(() => server.close());
  ending.push(() => proxy.close());
  return { proxy, port };
}

async function comeIn(port: number): Promise<Socket> {
  const socket = connect({ host: '127.0.0.1', port });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(startup);
  await new Promise((resolve) => setTimeout(resolve, 20));
  ending.push(() => socket.destroy());
  return socket;
}

async function ask(socket: Socket, question: Buffer): Promise<Buffer | 'cut'> {
  socket.write(question);
  return await Promise.race([once(socket, 'data').then(([answer]) => answer as Buffer), once(socket, 'close').then(() => 'cut' as const)]);
}

it('passes everything on until it is told otherwise', async () => {
  const { port } = await openEcho();
  const socket = await comeIn(port);
  expect(await ask(socket, committed)).toEqual(committed);
});

it('drops the reply to a commit of the user it is told, and cuts, once', async () => {
  const { proxy, port } = await openEcho();
  const socket = await comeIn(port);
  const dropped = proxy.dropNextCommit('pb_api', 5_000);
  expect(await ask(socket, selected)).toEqual(selected);
  expect(await ask(socket, committed)).toBe('cut');
  expect(await dropped).toBe(true);
  const next = await comeIn(port);
  expect(await ask(next, committed)).toEqual(committed);
});

it('leaves the commits of others alone', async () => {
  const { proxy, port } = await openEcho();
  const socket = await comeIn(port);
  const dropped = proxy.dropNextCommit('pb_worker', 200);
  expect(await ask(socket, committed)).toEqual(committed);
  expect(await dropped).toBe(false);
});

it('cuts the connections that are chosen', async () => {
  const { proxy, port } = await openEcho();
  const sockets = [await comeIn(port), await comeIn(port)];
  let turn = 0;
  expect(proxy.cut(() => turn++ === 0)).toBe(1);
  expect(await ask(sockets[0] as Socket, selected)).toBe('cut');
  expect(await ask(sockets[1] as Socket, selected)).toEqual(selected);
});
