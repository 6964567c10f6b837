import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Acquirer } from './acquirer.ts';
import { disputesSince, disputeView } from './disputes.ts';
import { spend } from './knobs.ts';
import { capture, findPayment, pay, paymentsOf, paymentView, voidPayment } from './payments.ts';
import { problem } from './problem.ts';
import { refund, refundView } from './refunds.ts';
import { settlement } from './settlement.ts';
import { findToken, makeToken, tokenView } from './tokens.ts';

interface OfId {
  Params: { id: string };
}

/** The calls of the exchange's server, and the one that the hosted fields make, too. */
export async function addApi(server: FastifyInstance, acquirer: Acquirer): Promise<void> {
  server.post('/v1/tokens', async ({ headers, body }, reply) => {
    if (headers['x-publishable-key'] !== acquirer.publishableKey) admit(acquirer, headers, reply);
    return { token: makeToken(acquirer, body).token };
  });
  await server.register(async (scope) => {
    scope.addHook('onRequest', async ({ headers }, reply) => admit(acquirer, headers, reply));
    addReads(scope, acquirer);
    addPayments(scope, acquirer);
    addChanges(scope, acquirer);
  });
}

/** Only the exchange comes in, and not while the acquirer is busy or broken: then nothing has happened yet. */
function admit({ apiKey, knobs }: Acquirer, headers: FastifyRequest['headers'], reply: FastifyReply): void {
  if (headers.authorization !== `Bearer ${apiKey}`) throw problem(401, 'unauthorised', 'The key is missing or wrong.');
  if (spend(knobs, 'answer429')) {
    reply.header('retry-after', '1');
    throw problem(429, 'too_many_requests', 'Too many requests.');
  }
  if (spend(knobs, 'answer500')) throw problem(500, 'internal_error', 'Something broke before anything happened.');
}

function addReads(server: FastifyInstance, acquirer: Acquirer): void {
  server.get<OfId>('/v1/tokens/:id', async ({ params }) => tokenView(findToken(acquirer, params.id)));
  server.get<OfId>('/v1/payments/:id', async ({ params }) => paymentView(acquirer, findPayment(acquirer, params.id)));
  server.get<{ Querystring: { reference?: string } }>('/v1/payments', async ({ query }) => {
    if (query.reference === undefined) throw problem(400, 'invalid_request', 'Wrong or missing: reference.');
    return { payments: paymentsOf(acquirer, query.reference).map((payment) => paymentView(acquirer, payment)) };
  });
  server.get<{ Params: { day: string } }>('/v1/settlements/:day', async ({ params }) => settlement(acquirer, params.day));
  server.get<{ Querystring: { since?: string } }>('/v1/disputes', async ({ query }) => ({
    disputes: disputesSince(acquirer, query.since).map(disputeView),
  }));
}

function addPayments(server: FastifyInstance, acquirer: Acquirer): void {
  const { knobs } = acquirer;
  server.post('/v1/payments', async ({ headers, body }, reply) => {
    const { thing: payment, isFirst } = pay(acquirer, headers['idempotency-key'], body);
    if (isFirst && spend(knobs, 'timeoutAfterCharge')) return hangUp(reply);
    if (isFirst && spend(knobs, 'answer500AfterCharge')) throw problem(500, 'internal_error', 'Something broke after the charge.');
    return paymentView(acquirer, payment);
  });
}

function addChanges(server: FastifyInstance, acquirer: Acquirer): void {
  const answer = (reply: FastifyReply, content: object) => (spend(acquirer.knobs, 'timeoutAfterChange') ? hangUp(reply) : content);
  server.post<OfId>('/v1/payments/:id/capture', async ({ params, body }, reply) =>
    answer(reply, paymentView(acquirer, capture(acquirer, params.id, body))),
  );
  server.post<OfId>('/v1/payments/:id/void', async ({ params }, reply) =>
    answer(reply, paymentView(acquirer, voidPayment(acquirer, params.id))),
  );
  server.post<OfId>('/v1/payments/:id/refunds', async ({ params, headers, body }, reply) => {
    const made = refund(acquirer, params.id, headers['idempotency-key'], body);
    return answer(reply, { refund: refundView(made), payment: paymentView(acquirer, made.payment) });
  });
}

/** The work is done, and whoever asked for it never learns of it. */
function hangUp(reply: FastifyReply): FastifyReply {
  reply.hijack();
  reply.raw.socket?.destroy();
  return reply;
}
