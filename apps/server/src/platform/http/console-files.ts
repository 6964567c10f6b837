import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const root = join(import.meta.dirname, '../../../../console/dist');

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** The operators' console is a handful of files that the admin role serves itself. */
export async function addConsoleFiles(server: FastifyInstance): Promise<void> {
  if (!existsSync(root)) {
    server.log.warn('the console has not been built; only the admin calls are served');
    return;
  }
  await server.register(fastifyStatic, {
    root,
    setHeaders: (reply, path) => {
      reply.header('content-security-policy', policy);
      reply.header('x-content-type-options', 'nosniff');
      reply.header('referrer-policy', 'no-referrer');
      reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}
