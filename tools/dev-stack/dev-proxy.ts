import proxy from '@fastify/http-proxy';
import { refusals } from '@peerbourse/contract/refusals';
import { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest, fastify, LogController } from 'fastify';
import { pause } from '../../apps/server/src/platform/clock.ts';

/** Where each kind of request goes; several addresses of one kind share the work. */
export interface DevProxyOptions {
  host: string;
  port: number;
  api: readonly string[];
  stream: readonly string[];
  web: readonly string[];
}

const askEveryMs = 200;

/** As in nginx: what is a little too large for a call reaches its role, which says so in the language of the visitor. */
const bodyLimit = 9 * 1024 * 1024;

/**
 * The one origin of development, demonstration and tests; production has nginx in its place. It asks every backend
 * whether it is ready and sends nothing to one that is leaving.
 */
export async function openDevProxy(
  options: DevProxyOptions,
): Promise<{ server: FastifyInstance; address: string; close: () => Promise<void> }> {
  const logController = new LogController({ disableRequestLogging: true });
  const server = fastify({ logger: false, logController, keepAliveTimeout: 75_000, bodyLimit });
  readWholeBodies(server);
  server.setErrorHandler(answerUnread);
  const end = new AbortController();
  const pools = [
    { prefix: '/v1', pool: new Pool(options.api), websocket: false },
    { prefix: '/files', pool: new Pool(options.api), websocket: false },
    { prefix: '/developers', pool: new Pool(options.api), websocket: false },
    { prefix: '/live', pool: new Pool(options.stream), websocket: true },
    { prefix: '/', pool: new Pool(options.web), websocket: false },
  ];
  for (const { prefix, pool, websocket } of pools) await addUpstream(server, prefix, pool, websocket);
  const watching = Promise.all(pools.map(({ pool }) => pool.watch(end.signal)));
  const address = await server.listen({ host: options.host, port: options.port });
  return {
    server,
    address,
    close: async () => {
      end.abort();
      await watching;
      await server.close();
    },
  };
}

/**
 * A role that refuses a body hangs up before the rest of it has come, and whoever is still sending then never reads the
 * answer. So a body is passed on when all of it is here. JSON is the only kind that any role reads.
 */
function readWholeBodies(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}

/** What no backend gets to see is answered in the shape of every answer, with the status that the request has earned. */
function answerUnread(error: FastifyError, _request: FastifyRequest, reply: FastifyReply) {
  const { statusCode = 500 } = error;
  const { code } = refusals[refusalOf(statusCode)];
  return reply.code(statusCode).header('cache-control', 'no-store').send({ code, data: null, msg: '', requestId: '' });
}

function refusalOf(status: number) {
  if (status === 413) return 'request.too-large';
  return status < 500 ? 'request.invalid' : 'request.bug';
}

async function addUpstream(server: FastifyInstance, prefix: string, pool: Pool, websocket: boolean): Promise<void> {
  await server.register(proxy, {
    upstream: '',
    prefix,
    rewritePrefix: prefix === '/' ? '' : prefix,
    proxyPayloads: false,
    handler: (request, reply, path, options) => reply.from(path, { ...options, ...wholeBody(request) }),
    undici: { connections: 64, pipelining: 1, keepAliveTimeout: 60_000 },
    replyOptions: {
      getUpstream: () => pool.next(),
      // Whoever answers that the service is stopped means it, and is not asked again.
      retryDelay: () => null,
      rewriteRequestHeaders: (request, given) => forwarded(request as unknown as FastifyRequest, given),
      onError: (reply, { error }) => {
        process.stderr.write(`${reply.request.method} ${reply.request.url} was not passed on: ${error.message}\n`);
        reply.code(503).header('retry-after', '1').send({ code: '50300', data: null, msg: '', requestId: '' });
      },
    },
    ...(websocket ? { websocket: true as const, wsServerOptions: { perMessageDeflate: false }, wsClientOptions: passedOn as object } : {}),
  });
}

/** Who asks for a socket is for the gateway to judge: it needs the page that asks. The types of the library do not know this option. */
const passedOn = {
  rewriteRequestHeaders: (given: Record<string, unknown>, request: FastifyRequest) => {
    const { origin, cookie } = request.headers;
    return { ...given, 'x-forwarded-for': request.ip, ...(origin ? { origin } : {}), ...(cookie ? { cookie } : {}) };
  },
};

/** The bytes as they came: without them the library would write the JSON again. */
function wholeBody({ body, headers }: FastifyRequest): { body?: unknown; contentType?: string } {
  const { 'content-type': contentType } = headers;
  return body === undefined || contentType === undefined ? {} : { body, contentType };
}

function forwarded(request: FastifyRequest, { expect: _answered, 'keep-alive': _ours, ...given }: Record<string, unknown>) {
  // Whoever waited for permission to send has been given it, and each side has connections of its own.
  return { ...given, 'x-forwarded-for': request.ip, 'x-forwarded-proto': request.protocol, host: request.headers.host };
}

/** The backends of one kind. */
class Pool {
  private readonly backends: readonly Backend[];
  private turn = 0;

  constructor(addresses: readonly string[]) {
    this.backends = addresses.map((address) => new Backend(address));
  }

  next(): string {
    const ready = this.backends.filter(({ isReady }) => isReady);
    // With none ready the request is tried all the same: the answer then says what is wrong.
    const candidates = ready.length > 0 ? ready : this.backends;
    return (candidates[this.turn++ % candidates.length] as Backend).address;
  }

  async watch(signal: AbortSignal): Promise<void> {
    // Each for itself: one that answers late must not hide that another one is leaving.
    await Promise.all(this.backends.map((backend) => backend.watch(signal)));
  }
}

/** One address, and whether it wants work. */
class Backend {
  readonly address: string;
  isReady = true;

  constructor(address: string) {
    this.address = address;
  }

  async watch(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      this.isReady = await this.ask();
      await pause(askEveryMs, signal);
    }
  }

  private async ask(): Promise<boolean> {
    try {
      const answer = await fetch(`${this.address.replace(/^ws/, 'http')}/readyz`, { signal: AbortSignal.timeout(1_000) });
      await answer.body?.cancel();
      return answer.ok;
    } catch (error) {
      // Slow is not gone: under load all of them may be, and then there would be nobody left.
      return (error as Error).name === 'TimeoutError' ? this.isReady : false;
    }
  }
}
