import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { slowRequestLimits } from './slow-requests.ts';

it('a body is waited for no longer than the limit says: Node takes the longer one of its two limits for bodies', async () => {
  const { server } = fastify({ logger: false, ...slowRequestLimits });
  expect(server.requestTimeout).toBe(slowRequestLimits.requestTimeout);
  expect(server.headersTimeout).toBeLessThanOrEqual(server.requestTimeout);
});
