import { fastify } from 'fastify';
import { expect, it, vi } from 'vitest';
import { addReference } from './reference.ts';

it.each(['/v1/reference', '/v1/openapi.json'])('%s is kept by caches, and whoever asks too often is stopped', async (url) => {
  const countVisit = vi.fn(async () => undefined);
  const server = fastify();
  addReference(server, [], countVisit);
  const { statusCode, headers } = await server.inject({ url });
  expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=300']);
  countVisit.mockRejectedValueOnce(Object.assign(new Error('too many'), { statusCode: 429 }));
  expect((await server.inject({ url })).statusCode).toBe(429);
  expect(countVisit).toHaveBeenCalledTimes(2);
});
