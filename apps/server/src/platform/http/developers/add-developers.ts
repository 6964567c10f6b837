import { asyncApi } from '@peerbourse/contract/asyncapi';
import { liveChannels } from '@peerbourse/contract/live-channels';
import { openApi } from '@peerbourse/contract/openapi';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RouterContext } from '#platform/http-role.ts';
import type { Counted } from '../rate-gate.ts';
import type { Route } from '../serve.ts';
import { framed, type MenuGroup, policy } from './frame.ts';
import { readGuides } from './guides.ts';
import { referencePages } from './reference.ts';
import { makeSearch } from './search.ts';

const cached = 'public, max-age=300';
const counted: Counted = { area: 'platform', name: 'developers', path: '/developers', rate: { points: 120, perSeconds: 60 } };
const documents: Counted = { area: 'platform', name: 'reference', path: '/v1/openapi.json', rate: { points: 20, perSeconds: 60 } };

/** What developers outside read: guides, the reference of all open calls, and the descriptions for machines. All of it is made before the role answers. */
export function addDevelopers(server: FastifyInstance, routes: readonly Route[], countVisit: RouterContext['countVisit']): void {
  const calls = routes.map(([call]) => call);
  addDocument(server, '/v1/openapi.json', openApi(calls, 'Peerbourse API', '1'), countVisit);
  addDocument(server, '/v1/asyncapi.json', asyncApi(liveChannels, 'Peerbourse live socket', '1'), countVisit);
  const guides = readGuides();
  const { pages, all } = referencePages(calls);
  const menu: MenuGroup[] = [
    { title: 'Guides', links: guides.map(({ path, title }) => ({ href: path, text: title })) },
    { title: 'Reference', links: pages.map(({ path, title }) => ({ href: path, text: title })) },
  ];
  const onRequest = (request: FastifyRequest) => countVisit(request, counted);
  const made = new Map([...guides, ...pages].map((page) => [page.path, framed(page, menu)]));
  server.get<{ Params: { '*': string } }>('/developers/*', { onRequest }, async ({ params }, reply) => {
    const html = made.get(`/developers/${params['*']}`);
    return html === undefined ? reply.callNotFound() : send(reply.header('cache-control', cached), html);
  });
  const search = makeSearch(guides, all);
  server.get<{ Querystring: { q?: unknown } }>('/developers/search', { onRequest }, async ({ query: { q } }, reply) => {
    const asked = typeof q === 'string' ? q.slice(0, 80) : '';
    const page = { title: 'Search', path: '/developers/search', body: search(asked) };
    return send(reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex'), framed(page, menu, asked));
  });
  for (const old of ['/developers', '/v1/reference']) {
    const to = old === '/developers' ? '/developers/' : '/developers/reference/';
    server.get(old, { onRequest }, async (_request, reply) => reply.header('cache-control', cached).redirect(to, 308));
  }
}

/** Large, and the same for everybody until the next release: caches answer most of it. */
function addDocument(server: FastifyInstance, path: string, document: unknown, countVisit: RouterContext['countVisit']): void {
  const json = JSON.stringify(document);
  server.get(path, { onRequest: (request) => countVisit(request, documents) }, async (_request, reply) =>
    reply.type('application/json').header('cache-control', cached).header('x-content-type-options', 'nosniff').send(json),
  );
}

function send(reply: FastifyReply, html: string) {
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'no-referrer')
    .send(html);
}
