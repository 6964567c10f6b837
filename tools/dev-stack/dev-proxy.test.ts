import { type IncomingMessage, request } from 'node:http';
import { type FastifyInstance, fastify } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDevProxy } from './dev-proxy.ts';

let role: FastifyInstance;
let proxy: Awaited<ReturnType<typeof openDevProxy>>;
const arrived: string[] = [];
const roleLimit = 256 * 1024;

beforeAll(async () => {
  role = await openRole();
  const backends = [`http://127.0.0.1:${role.addresses()[0]?.port}`];
  proxy = await openDevProxy({ host: '127.0.0.1', port: 0, api: backends, stream: backends, web: backends });
});

afterAll(async () => {
  await proxy.close();
  await role.close();
});

/** Reads JSON of a limited size like every role, and hangs up on whoever sends more. */
async function openRole(): Promise<FastifyInstance> {
  const server = fastify({ bodyLimit: roleLimit, forceCloseConnections: true });
  server.get('/readyz', async () => ({}));
  server.setErrorHandler((error: { statusCode?: number }, _request, reply) =>
    reply.code(error.statusCode ?? 500).send({ said: 'by the role' }),
  );
  server.post('/v1/any', async ({ body, headers }) => {
    arrived.push(JSON.stringify(body));
    return { body, type: headers['content-type'] };
  });
  await server.listen({ host: '127.0.0.1', port: 0 });
  return server;
}

interface Sent {
  headers: Record<string, string>;
  body: string;
  isChunked?: boolean;
}

async function post({ headers, body, isChunked = false }: Sent): Promise<{ status: number; body: unknown }> {
  const length = isChunked ? { 'transfer-encoding': 'chunked' } : { 'content-length': String(Buffer.byteLength(body)) };
  const { hostname, port } = new URL(proxy.address);
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const outgoing = request({ hostname, port, path: '/v1/any', method: 'POST', headers: { ...length, ...headers } }, resolve);
    outgoing.on('error', reject);
    outgoing.end(body);
  });
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return { status: response.statusCode ?? 0, body: JSON.parse(Buffer.concat(chunks).toString()) };
}

const json = { 'content-type': 'application/json; charset=utf-8' };
const ofBytes = (count: number) => JSON.stringify('x'.repeat(count - 2));

it('passes JSON on as it came', async () => {
  for (const isChunked of [false, true]) {
    const answer = await post({ headers: json, body: '{ "amount": 1.50 }', isChunked });
    expect(answer).toEqual({ status: 200, body: { body: { amount: 1.5 }, type: json['content-type'] } });
  }
});

it('passes on what waits for permission to send', async () => {
  expect(await post({ headers: { ...json, expect: '100-continue', 'keep-alive': 'timeout=5' }, body: '{}' })).toMatchObject({
    status: 200,
  });
});

it.each([
  'text/plain',
  'text/plain;',
  'text/plain; charset',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  ';',
  '/',
])('a body of the type %s is 415 and reaches nobody', async (type) => {
  arrived.length = 0;
  const answer = await post({ headers: { 'content-type': type }, body: '{}' });
  expect(answer).toEqual({ status: 415, body: { code: '40001', data: null, msg: '', requestId: '' } });
  expect(arrived).toEqual([]);
});

it('a body without a type is 415', async () => {
  expect(await post({ headers: {}, body: '{}' })).toMatchObject({ status: 415 });
});

it.each([1, 1024 * 1024, 8 * 1024 * 1024])('a body that is %i bytes too large for the role is the 413 of the role', async (more) => {
  // Hanging up has no certain moment, so it is tried often enough to meet the unlucky ones.
  for (const isChunked of Array.from({ length: 20 }, (_, at) => at % 2 === 1)) {
    expect(await post({ headers: json, body: ofBytes(roleLimit + more), isChunked })).toEqual({
      status: 413,
      body: { said: 'by the role' },
    });
  }
});

it('a body that is too large for every role is 413 before it is sent', async () => {
  const answer = await post({ headers: { ...json, 'content-length': String(9 * 1024 * 1024 + 1) }, body: '' });
  expect(answer).toEqual({ status: 413, body: { code: '41300', data: null, msg: '', requestId: '' } });
});
