import { randomBytes } from 'node:crypto';
import { type FastifyError, type FastifyInstance, fastify } from 'fastify';
import { type Acquirer, freshState } from './acquirer.ts';
import { addApi } from './api.ts';
import { addChallengePage } from './challenge-page.ts';
import { addFieldsPage } from './fields-page.ts';
import { addKnobPage } from './knob-page.ts';
import { freshKnobs } from './knobs.ts';
import { Problem, problem } from './problem.ts';
import { type After, openTimers, realAfter } from './timers.ts';
import { openWebhooks } from './webhooks.ts';

export interface TestAcquirerOptions {
  /** 0 takes any that is free. */
  port: number;
  apiKey: string;
  publishableKey?: string;
  webhookSecret: string;
  /** May be changed later: it is one of the knobs. */
  webhookUrl?: string | null;
  now?: () => number;
  /** Draws the order of shuffled events. */
  random?: () => number;
  after?: After;
  environment?: Record<string, string | undefined>;
}

export type TestAcquirer = Awaited<ReturnType<typeof startTestAcquirer>>;

/** An acquirer of cards that moves no money, with its state in memory. It listens to this machine only. */
export async function startTestAcquirer(options: TestAcquirerOptions) {
  const { now = Date.now, random = Math.random, after = realAfter, environment = process.env } = options;
  refuseProduction(environment);
  const timers = openTimers(after);
  const knobs = freshKnobs(options.webhookUrl ?? null);
  const webhooks = openWebhooks({ knobs, secret: options.webhookSecret, now, random, after: timers.after });
  const acquirer: Acquirer = {
    origin: '',
    apiKey: options.apiKey,
    publishableKey: options.publishableKey ?? 'pk_test',
    fingerprintSecret: randomBytes(32),
    knobs,
    state: freshState(),
    now,
    after: timers.after,
    tell: webhooks.tell,
  };
  const server = await makeServer(acquirer);
  acquirer.origin = await server.listen({ host: '127.0.0.1', port: options.port });
  return {
    origin: acquirer.origin,
    state: acquirer.state,
    /** They may be set here as well as by PUT /knobs. */
    knobs,
    /** Until the events that are on their way have been answered. */
    quiet: webhooks.quiet,
    close: async (): Promise<void> => {
      timers.close();
      webhooks.close();
      await server.close();
    },
  };
}

function refuseProduction({ PB_ENV, NODE_ENV }: Record<string, string | undefined>): void {
  if (PB_ENV === 'production' || NODE_ENV === 'production') throw new Error('the test acquirer is refused in production');
}

async function makeServer(acquirer: Acquirer): Promise<FastifyInstance> {
  const server = fastify({ logger: false, forceCloseConnections: true });
  server.setErrorHandler<FastifyError | Problem>((error, _request, reply) => {
    const { status, code, message } = asProblem(error);
    return reply.code(status).send({ error: { code, message } });
  });
  server.setNotFoundHandler(() => {
    throw problem(404, 'unknown_path', 'There is nothing at this address.');
  });
  server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  await addApi(server, acquirer);
  addFieldsPage(server);
  addChallengePage(server, acquirer);
  addKnobPage(server, acquirer);
  return server;
}

/** Errors of the framework itself are the caller's mistakes. */
function asProblem(error: FastifyError | Problem): Problem {
  if (error instanceof Problem) return error;
  const { statusCode = 500 } = error;
  if (statusCode < 500) return problem(statusCode, 'invalid_request', error.message);
  process.stderr.write(`${error.stack}\n`);
  return problem(500, 'internal_error', 'The test acquirer has a bug.');
}
