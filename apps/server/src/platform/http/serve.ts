import { randomUUID } from 'node:crypto';
import type { Call, CallOutput, CallParsed } from '@peerbourse/contract/call';
import type { Envelope } from '@peerbourse/contract/envelope';
import { headers } from '@peerbourse/contract/headers';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify, LogController } from 'fastify';
import * as z from 'zod/mini';
import { monotonicMs } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/pool.ts';
import type { Tx } from '../db/transaction.ts';
import type { Logger } from '../log.ts';
import { metrics } from '../metrics.ts';
import { must, refuse } from '../refusal.ts';
import { inSpan, traceId } from '../traces/span.ts';
import { type OutgoingCookies, outgoingCookies } from './cookies.ts';
import { countRequest, countStranger, type OutgoingRate, rateHeaders } from './count-request.ts';
import { type GuestAnswers, JsonText, makeGuestAnswers } from './guest-answers.ts';
import { firstAnswer, once, type Submission } from './idempotency.ts';
import { transactionOrRefusal } from './lasting-refusal.ts';
import { admitOrigin } from './origin-gate.ts';
import type { RateGate } from './rate-gate.ts';
import { type Answer, failure, success } from './reply.ts';
import {
  type Actor,
  type Asking,
  actorKey,
  admit,
  type SessionGate,
  type StaffActor,
  sameSecret,
  type Unseal,
  type UserActor,
} from './session-gate.ts';
import { isSigned } from './signed.ts';
import { slowRequestLimits } from './slow-requests.ts';
import { isStorable } from './storable.ts';
import { type CountryOf, localeOfRequest, textHeader, type Visitor, visitorOf } from './visitor.ts';

/** What a verb is given: who acts, for whom, and the database; in a call that changes something also the transaction, unless it has its own. */
export interface CallContext<Who extends Actor = Actor> {
  db: Db;
  tx: Tx;
  actor: Who;
  visitor: Visitor;
  /** What the client calls this submission, in a call that is idempotent. */
  submissionKey: string | undefined;
  cookies: OutgoingCookies;
  config: Config;
  log: Logger;
}

/** Who can be behind a call: the gate has refused everybody else. */
interface ActorByAuth {
  guest: Actor;
  user: UserActor;
  main: UserActor;
  trader: UserActor;
  staff: StaffActor;
}

type ContextOf<C extends Call> = CallContext<ActorByAuth[C['auth']]>;

export type Handler<C extends Call, Proof = void> = (ctx: ContextOf<C>, input: CallParsed<C>, proof: Proof) => Promise<CallOutput<C>>;

/**
 * What comes before the transaction of a write and stays whatever becomes of it: counting guesses, spending codes,
 * comparing hashes. It has no `tx`; each of its statements stands for itself.
 */
export type Prove<C extends Call, Proof> = (ctx: ContextOf<C>, input: CallParsed<C>) => Promise<Proof>;

export type Route = readonly [call: Call, handler: Handler<Call, unknown>, prove?: Prove<Call, unknown>];

/** One route of a module: the call, the verb that answers it and, where somebody must prove something, the proof. */
export function route<C extends Call, Proof = void>(call: C, handler: Handler<C, Proof>, prove?: Prove<C, Proof>): Route {
  return [call, handler, prove] as unknown as Route;
}

export interface ServeOptions {
  routes: readonly Route[];
  config: Config;
  db: Db;
  log: Logger;
  rateGate: RateGate;
  sessionGate: SessionGate;
  unseal?: Unseal;
  countryOf: CountryOf;
  origins: readonly string[];
}

interface Serving extends ServeOptions {
  guestAnswers: GuestAnswers;
}

export async function makeServer(given: ServeOptions): Promise<FastifyInstance> {
  const { config, log } = given;
  const options: Serving = { ...given, guestAnswers: makeGuestAnswers(config.copiesMs) };
  const server = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustedProxies,
    ...slowRequestLimits,
    keepAliveTimeout: 75_000,
    genReqId: (request) => acceptedRequestId(request.headers[headers.requestId]),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    // An address that cannot be decoded never reaches a route or the error handler below.
    frameworkErrors: (error, request, reply) => void sendFailure(options, undefined, asRefusal(error), request, reply),
  });
  // A browser's form cannot send JSON without asking first; no other body is read.
  server.removeContentTypeParser('text/plain');
  keepRawBodies(server);
  server.setNotFoundHandler((request, reply) => sendFailure(options, undefined, refuse('request.unknown-path'), request, reply));
  server.setErrorHandler((error, request, reply) => sendFailure(options, undefined, asRefusal(error), request, reply));
  for (const route of options.routes) {
    const [{ path, bodyLimit }] = route;
    server.post(path, { bodyLimit }, (request, reply) => respond(options, route, request, reply));
  }
  return server;
}

/** The span is over before the answer leaves, so whoever has the answer finds all of its trace. */
async function respond(options: Serving, route: Route, request: FastifyRequest, reply: FastifyReply) {
  const answer = await inSpan('call', { 'pb.call': route[0].path }, async (say) => {
    const made = await answerOf(options, route, request, reply);
    say({ 'pb.code': String(made.body.code), 'http.response.status_code': made.http });
    const trace = traceId();
    if (trace !== undefined) reply.header(headers.traceId, trace);
    return made;
  });
  return send(reply, answer);
}

async function answerOf(options: Serving, route: Route, request: FastifyRequest, reply: FastifyReply): Promise<Answer> {
  const started = monotonicMs();
  const [call] = route;
  const cookies = outgoingCookies(options.config);
  const rate: OutgoingRate = {};
  let answer: Answer;
  try {
    answer = success(call, await perform(options, route, request, { cookies, rate }), request.id);
  } catch (error) {
    answer = failure(error, { call, locale: localeOfRequest(request), requestId: request.id, log: options.log });
  }
  metrics.callSeconds.observe({ call: call.path, code: String(answer.body.code) }, (monotonicMs() - started) / 1000);
  if (cookies.lines.length > 0) reply.header('set-cookie', cookies.lines);
  reply.headers(rateHeaders(rate));
  return answer;
}

/** What leaves with the answer beside its body. */
interface Outgoing {
  cookies: OutgoingCookies;
  rate: OutgoingRate;
}

async function perform(options: Serving, route: Route, request: FastifyRequest, { cookies, rate }: Outgoing): Promise<unknown> {
  const { config, log, db } = options;
  const [call, handler] = route;
  const serviceToken = textHeader(request, headers.serviceToken);
  const isService = serviceToken !== '' && sameSecret(serviceToken, config.serviceToken);
  const visitor = visitorOf(request, isService, options.countryOf);
  const asking: Asking = { call, request, visitor, isService, cookies };
  const actor = await whoAsks(options, asking, rate);
  await countRequest(options.rateGate, call, { actor, visitor }, rate);
  admit(call, actor);
  const body = call.sealed.length > 0 ? await unsealed(options, asking, actor) : request.body;
  const input = parseInput(call, body);
  const ctx = (tx: Tx | undefined): CallContext => ({
    db: tx ?? db,
    get tx() {
      must(tx, `${call.path} has no transaction here`);
      return tx;
    },
    actor,
    visitor,
    submissionKey: keyOf(request),
    cookies,
    config,
    log,
  });
  // The output schema is also an allow-list: a field that it does not name never leaves.
  const read = async () => z.parse(call.output, await handler(ctx(undefined), input, undefined));
  if (call.changes === 'write') {
    return z.parse(call.output, await performWrite(db, route, { ctx, input, submission: submissionOf(asking, actor, body) }));
  }
  if (!call.sameForGuests || actor.kind !== 'guest') return await read();
  return await options.guestAnswers(`${call.path} ${visitor.locale.code} ${JSON.stringify(input)}`, read);
}

async function whoAsks({ origins, sessionGate, rateGate }: Serving, asking: Asking, rate: OutgoingRate): Promise<Actor> {
  const { call, request, visitor, isService } = asking;
  try {
    if (call.changes === 'write' && !isSigned(request)) admitOrigin(request.headers, origins, isService);
    return await sessionGate(asking);
  } catch (error) {
    await countStranger(rateGate, call, visitor, rate);
    throw error;
  }
}

async function unsealed({ unseal }: ServeOptions, asking: Asking, actor: Actor): Promise<unknown> {
  must(unseal, `${asking.call.path} has sealed fields, which this role cannot open`);
  return await unseal(asking, actor);
}

interface Writing {
  ctx: (tx: Tx | undefined) => CallContext;
  input: unknown;
  submission: Submission;
}

async function performWrite(db: Db, [call, handler, prove]: Route, { ctx, input, submission }: Writing): Promise<unknown> {
  if (call.transaction === 'own') return await handler(ctx(undefined), input, await prove?.(ctx(undefined), input));
  if (!call.idempotent) {
    const proof = await prove?.(ctx(undefined), input);
    return await transactionOrRefusal(db, (tx) => handler(ctx(tx), input, proof));
  }
  // Whoever asks again has spent his codes already: the first answer is looked for before anything is proved.
  const first = prove && (await firstAnswer(db, submission));
  if (first) return first.answer;
  const proof = await prove?.(ctx(undefined), input);
  return await transactionOrRefusal(db, (tx) => once(tx, submission, () => handler(ctx(tx), input, proof)));
}

function submissionOf({ call, request, visitor }: Asking, actor: Actor, body: unknown): Submission {
  // What was sealed is sealed again when it is sent again, and what it hides must not be kept, not even as a hash.
  const hidden = new Set([...call.sealed, 'secretKey']);
  const told = call.sealed.length > 0 ? Object.entries(body as object).filter(([name]) => !hidden.has(name)) : (body ?? {});
  return {
    actor: actorKey(actor, visitor.deviceId),
    call: call.path,
    key: keyOf(request),
    input: told,
  };
}

/** Written as the database writes it: the same key in other letters is the same key. */
function keyOf(request: FastifyRequest): string | undefined {
  return textHeader(request, headers.idempotencyKey).toLowerCase() || undefined;
}

function parseInput(call: Call, body: unknown): unknown {
  if (!isStorable(body)) throw refuse('request.invalid');
  const parsed = z.safeParse(call.input, body ?? {});
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map((issue) => issue.path.join('.')).slice(0, 10);
  throw refuse('request.invalid', { fields: fields.join(', ') });
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
    .header('content-type', 'application/json; charset=utf-8')
    .send(textOf(answer.body));
}

function textOf(body: Envelope): string {
  const { code, data, ...rest } = body;
  if (!(data instanceof JsonText)) return JSON.stringify(body);
  return `{"code":${JSON.stringify(code)},"data":${data.text},${JSON.stringify(rest).slice(1)}`;
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

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it came, which a signature speaks of. */
    rawBody: string;
  }
}

function keepRawBodies(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.decorateRequest('rawBody', '');
  server.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    request.rawBody = body;
    void parse(request, body, done);
  });
}
