import type { FastifyInstance } from 'fastify';
import type { WebConfig } from './config.ts';

/** Robots may look at everything but the pages of members; what is not for them says so itself. */
export function addRobots(server: FastifyInstance, { siteUrl }: WebConfig): void {
  const text = ['User-agent: *', 'Disallow: /account', 'Disallow: /*/account', '', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join('\n');
  server.get('/robots.txt', async (_request, reply) => reply.type('text/plain').header('cache-control', 'public, max-age=3600').send(text));
}
