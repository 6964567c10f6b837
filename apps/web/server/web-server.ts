import { randomUUID } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { headers } from '@peerbourse/contract/headers';
import { type FastifyInstance, fastify, LogController } from 'fastify';
import type { ServerBuild } from 'react-router';
import { type CachedAnswer, makeCachedAnswer } from './cached-answer.ts';
import type { WebConfig } from './config.ts';
import { endIdleConnections } from './idle-connections.ts';
import { registry } from './metrics.ts';
import { PageCache } from './page-cache.ts';
import { addPages } from './pages.ts';
import { addReceiptKeys } from './receipt-keys.ts';
import { addRobots } from './robots.ts';
import { fixedHeaders } from './security-headers.ts';
import { addSitemap } from './sitemap.ts';
import { addTexts, TextLibrary } from './texts.ts';

const root = join(import.meta.dirname, '..');

/** The web role: files, texts and pages. It knows the api by its address and holds no other secret than its service token. */
export async function makeWebServer(config: WebConfig): Promise<{ server: FastifyInstance; leave: () => void }> {
  const cache = new PageCache();
  const server = fastify({
    serverFactory: (handle) => openServer(makeCachedAnswer(config, cache), handle),
    logger: { level: config.logLevel, name: 'web' },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustedProxies,
    genReqId: (request) => String(request.headers[headers.requestId] ?? randomUUID()),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
  });
  endIdleConnections(server);
  const fixed = fixedHeaders(config);
  server.addHook('onRequest', async (_request, reply) => {
    reply.headers(fixed);
  });
  let isLeaving = false;
  server.get('/healthz', async () => ({ status: 'up' }));
  server.get('/readyz', async (_request, reply) => reply.code(isLeaving ? 503 : 200).send({ status: isLeaving ? 'leaving' : 'ready' }));
  // The fronts keep it from visitors, as they keep the two above.
  server.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()));
  const texts = new TextLibrary();
  addTexts(server, texts);
  addSitemap(server, config);
  addRobots(server, config);
  addReceiptKeys(server, config);
  const build = config.isDevelopment ? await developmentBuild(server) : await productionBuild(server);
  addPages(server, { config, texts, build, cache });
  return {
    server,
    leave: () => {
      isLeaving = true;
    },
  };
}

function openServer(cachedAnswer: CachedAnswer, handle: RequestListener): Server {
  // A request is there after so long, or its connection ends; Node looks every half minute unless it is told otherwise.
  const slow = { requestTimeout: 15_000, connectionsCheckingInterval: 1_000 };
  const server = createServer(slow, (request, response) => {
    if (!cachedAnswer(request, response)) handle(request, response);
  });
  server.keepAliveTimeout = 75_000;
  return server;
}

async function productionBuild(server: FastifyInstance): Promise<() => Promise<ServerBuild>> {
  await server.register(fastifyStatic, {
    root: join(root, 'dist/client'),
    wildcard: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
  });
  const address = '../dist/server/index.js';
  const build = (await import(address)) as ServerBuild;
  return async () => build;
}

/** Vite compiles on demand and reloads the page when a file changes. */
async function developmentBuild(server: FastifyInstance): Promise<() => Promise<ServerBuild>> {
  const { createServer } = await import('vite');
  const vite = await createServer({ root, configFile: join(root, 'vite.config.ts'), server: { middlewareMode: true }, appType: 'custom' });
  server.addHook('onRequest', (request, reply, done) => {
    vite.middlewares(request.raw, reply.raw, () => done());
  });
  server.addHook('onClose', () => vite.close());
  return () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>;
}
