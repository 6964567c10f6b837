import { randomUUID } from 'node:crypto';
import type { Call, CallOutput, CallParsed } from '@peerbourse/contract/call';
import { headers } from '@peerbourse/contract/headers';
import { type LocaleRow, localeOfLanguageKey } from '@peerbourse/contract/locales';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify, LogController } from 'fastify';
import * as z from 'zod/mini';
import { monotonicMs } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/pool.ts';
import { type Tx, transaction } from '../db/transaction.ts';
import type { Logger } from '../log.ts';
import { metrics } from '../metrics.ts';
import { must, refuse } from '../refusal.ts';
import { once } from './idempotency.ts';
import { admitOrigin } from './origin-gate.ts';
import type { RateGate } from './rate-gate.ts';
import { type Answer, failure, success } from './reply.ts';
import { type Actor, actorKey, admit, type SessionGate, sameSecret } from './session-gate.ts';
import { isStorable } from './storable.ts';

/** What a verb is given: who acts, for whom, and the database; in a call that changes something also the transaction. */
export interface Deed {
  db: Db;
  tx: Tx;
  actor: Actor;
  visitor: Visitor;
  config: Config;
  log: Logger;
}

export interface Visitor {
  address: string;
  deviceId: string;
  locale: LocaleRow;
}

export type Handler<C extends Call> = (deed: Deed, input: CallParsed<C>) => Promise<CallOutput<C>>;
export type Route = readonly [call: Call, handler: Handler<Call>];

/** One line of a module's door: the call and the verb that answers it. */
export function answers<C extends Call>(call: C, handler: Handler<C>): Route {
  return [call, handler as unknown as Handler<Call>];
}

export interface ServeOptions {
  routes: readonly Route[];
  config: Config;
  db: Db;
  log: Logger;
  rateGate: RateGate;
  sessionGate: SessionGate;
  origins: readonly string[];
}

const bodyLimit = 256 * 1024;

export async function makeServer(options: ServeOptions): Promise<FastifyInstance> {
  const { config, log } = options;
  const server = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustedProxies,
    bodyLimit,
    requestTimeout: 30_000,
    keepAliveTimeout: 75_000,
    genReqId: (request) => acceptedRequestId(request.headers[headers.requestId]),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    // An address that cannot be decoded never reaches a route or the error handler below.
    frameworkErrors: (error, request, reply) => void sendFailure(options, undefined, asRefusal(error), request, reply),
  });
  // A browser's form cannot send JSON without asking first; no other body is read.
  server.removeContentTypeParser('text/plain');
  server.setNotFoundHandler((request, reply) => sendFailure(options, undefined, refuse('request.unknown-path'), request, reply));
  server.setErrorHandler((error, request, reply) => sendFailure(options, undefined, asRefusal(error), request, reply));
  for (const [call, handler] of options.routes) {
    server.post(call.path, (request, reply) => respond(options, call, handler, request, reply));
  }
  return server;
}

async function respond(options: ServeOptions, call: Call, handler: Handler<Call>, request: FastifyRequest, reply: FastifyReply) {
  const started = monotonicMs();
  let answer: Answer;
  try {
    answer = success(call, await perform(options, call, handler, request), request.id);
  } catch (error) {
    answer = failure(error, { call, locale: localeOfRequest(request), requestId: request.id, log: options.log });
  }
  metrics.callSeconds.observe({ call: call.path, code: String(answer.body.code) }, (monotonicMs() - started) / 1000);
  return send(reply, answer);
}

async function perform(options: ServeOptions, call: Call, handler: Handler<Call>, request: FastifyRequest): Promise<unknown> {
  const { config, log, db } = options;
  const serviceToken = request.headers[headers.serviceToken];
  const isService = typeof serviceToken === 'string' && sameSecret(serviceToken, config.serviceToken);
  if (call.changes === 'write') admitOrigin(request.headers, options.origins, isService);
  const visitor = visitorOf(request, isService);
  const actor = await options.sessionGate(request);
  await options.rateGate(call, actor.kind === 'guest' ? `address:${visitor.address}` : actorKey(actor, visitor.deviceId));
  admit(call.auth, actor);
  const input = parseInput(call, request.body);
  const deed = (tx: Tx | undefined): Deed => ({
    db: tx ?? db,
    get tx() {
      must(tx, `${call.path} reads only and has no transaction`);
      return tx;
    },
    actor,
    visitor,
    config,
    log,
  });
  const outcome =
    call.changes === 'read'
      ? await handler(deed(undefined), input)
      : await transaction(db, (tx) => performWrite(call, request, deed(tx), () => handler(deed(tx), input)));
  // The output schema is also an allow-list: a field that it does not name never leaves.
  return z.parse(call.output, outcome);
}

function performWrite(call: Call, request: FastifyRequest, deed: Deed, act: () => Promise<unknown>): Promise<unknown> {
  if (!call.idempotent) return act();
  const key = request.headers[headers.idempotencyKey];
  return once(
    deed.tx,
    {
      actor: actorKey(deed.actor, deed.visitor.deviceId),
      call: call.path,
      key: typeof key === 'string' ? key : undefined,
      input: request.body ?? {},
    },
    act,
  );
}

function parseInput(call: Call, body: unknown): unknown {
  if (!isStorable(body)) throw refuse('request.invalid');
  const parsed = z.safeParse(call.input, body ?? {});
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map((issue) => issue.path.join('.')).slice(0, 10);
  throw refuse('request.invalid', { fields: fields.join(', ') });
}

function visitorOf(request: FastifyRequest, isService: boolean): Visitor {
  const forwarded = isService ? request.headers[headers.visitorAddress] : undefined;
  const deviceId = request.headers[headers.deviceId];
  return {
    address: typeof forwarded === 'string' ? forwarded : request.ip,
    deviceId: typeof deviceId === 'string' ? deviceId.slice(0, 64) : '',
    locale: localeOfRequest(request),
  };
}

function localeOfRequest(request: FastifyRequest): LocaleRow {
  const language = request.headers[headers.language];
  return localeOfLanguageKey(typeof language === 'string' ? language : undefined);
}

function sendFailure(options: ServeOptions, call: Call | undefined, error: unknown, request: FastifyRequest, reply: FastifyReply) {
  return send(reply, failure(error, { call, locale: localeOfRequest(request), requestId: request.id, log: options.log }));
}

function send(reply: FastifyReply, answer: Answer) {
  if (answer.retryAfterSeconds !== undefined) reply.header('retry-after', String(answer.retryAfterSeconds));
  return reply
    .code(answer.http)
    .header(headers.requestId, answer.body.requestId)
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .send(answer.body);
}

/** Errors of the framework itself are the caller's mistakes. */
function asRefusal(error: unknown): unknown {
  const { statusCode } = error as { statusCode?: number };
  if (statusCode === 413) return refuse('request.too-large');
  if (statusCode === undefined || statusCode >= 500) return error;
  return refuse('request.invalid');
}

function acceptedRequestId(given: unknown): string {
  return typeof given === 'string' && /^[A-Za-z0-9-]{8,64}$/.test(given) ? given : randomUUID();
}
