import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { pause } from '../clock.ts';
import { endIdleConnections } from './idle-connections.ts';

it('a server that ends waits for answers, not for connections', { timeout: 5_000 }, async () => {
  const server = fastify({ logger: false, forceCloseConnections: 'idle', keepAliveTimeout: 75_000 });
  server.get('/', async () => {
    await pause(300);
    return 'served';
  });
  endIdleConnections(server);
  await server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.server.address() as AddressInfo;
  const silent = connect({ host: '127.0.0.1', port });
  await once(silent, 'connect');
  const agent = new Agent({ keepAlive: true });
  const answered = once(request({ host: '127.0.0.1', port, agent }).end(), 'response');
  await pause(100);
  const closed = server.close();
  const [response] = await answered;
  expect(response.statusCode).toBe(200);
  expect(response.headers.connection).toBe('keep-alive');
  response.resume();
  await closed;
  silent.destroy();
  agent.destroy();
});
