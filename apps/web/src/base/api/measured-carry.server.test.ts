import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { Unreachable } from './failure.ts';
import { measuredCarry } from './measured-carry.server.ts';

const server = createServer((request, response) => {
  if (request.url !== '/never') response.writeHead(Number(request.url?.slice(1))).end('{}');
});
const told: Array<[outcome: string, seconds: number]> = [];
const send = measuredCarry((outcome, seconds) => told.push([outcome, seconds]));

beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
beforeEach(() => {
  told.length = 0;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

const carry = (path: string, port = (server.address() as AddressInfo).port) =>
  send({ url: `http://127.0.0.1:${port}${path}`, path, body: undefined, headers: {}, timeoutMs: 100 });

it.each([
  ['answered', '/200'],
  ['answered', '/404'],
  ['failed', '/500'],
  ['failed', '/503'],
] as const)('a request is told as %s: %s', async (outcome, path) => {
  expect(await carry(path)).toMatchObject({ status: Number(path.slice(1)), text: '{}' });
  expect(told).toEqual([[outcome, expect.any(Number)]]);
});

it('a request that nobody answers is told as too late', async () => {
  await expect(carry('/never')).rejects.toBeInstanceOf(Unreachable);
  expect(told).toEqual([['timeout', expect.closeTo(0.1, 0)]]);
});

it('a request that reaches nobody is told as such', async () => {
  await expect(carry('/200', 1)).rejects.toBeInstanceOf(Unreachable);
  expect(told).toEqual([['unreachable', expect.any(Number)]]);
});
