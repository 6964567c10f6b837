import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Acquirer, Dispute, Payment } from './acquirer.ts';
import { closeDispute, disputeView, openDispute } from './disputes.ts';
import { type Knobs, knobsOfForm, turnKnobs } from './knobs.ts';
import { amountText, escaped, type Page, sendPage } from './page.ts';
import { findPayment } from './payments.ts';
import { read } from './problem.ts';

interface OfId {
  Params: { id: string };
}

const reasonShape = z.object({ reason: z.string().check(z.minLength(1), z.maxLength(200)) });
const outcomeShape = z.object({ state: z.enum(['won', 'lost']) });

/** How the acquirer misbehaves and what has happened, for people and for tests. It needs no key: it is of this machine only. */
export function addKnobPage(server: FastifyInstance, acquirer: Acquirer): void {
  const { knobs } = acquirer;
  server.get('/', async (_request, reply) => sendPage(reply, knobPage(acquirer)));
  server.get('/knobs', async () => knobs);
  server.put('/knobs', async ({ body }) => {
    turnKnobs(knobs, body);
    return knobs;
  });
  server.post<{ Body: Record<string, string> }>('/knobs', async ({ body }, reply) => {
    turnKnobs(knobs, knobsOfForm(body));
    return reply.redirect('/', 303);
  });
  server.post<OfId>('/payments/:id/dispute', async (request, reply) => {
    const { reason } = read(reasonShape, request.body);
    return answer(request, reply, openDispute(acquirer, findPayment(acquirer, request.params.id), reason));
  });
  server.post<OfId>('/disputes/:id/close', async (request, reply) =>
    answer(request, reply, closeDispute(acquirer, request.params.id, read(outcomeShape, request.body).state)),
  );
}

/** The form of the page wants to see the page again. */
function answer({ headers }: Pick<FastifyRequest, 'headers'>, reply: FastifyReply, dispute: Dispute): object {
  return headers['content-type']?.includes('urlencoded') ? reply.redirect('/', 303) : { dispute: disputeView(dispute) };
}

const style = `
  body { max-inline-size: 64rem; margin: 2rem auto; padding-inline: 1rem; }
  .knobs { display: grid; grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr)); gap: .75rem; align-items: end; }
  .knobs label { display: grid; }
  input, button { padding: .25rem .5rem; }
  .payments { overflow-x: auto; }
  table { border-collapse: collapse; inline-size: 100%; }
  th, td { padding: .4rem .5rem; text-align: start; border-block-end: 1px solid #8886; white-space: nowrap; }
  td form { display: inline; }`;

function knobPage({ knobs, state }: Acquirer): Page {
  const payments = [...state.payments.values()].slice(-50).reverse();
  const disputes = [...state.disputes.values()].filter((dispute) => dispute.state === 'open');
  const rows = payments.map((payment) =>
    paymentRow(
      payment,
      disputes.find((dispute) => dispute.payment === payment),
    ),
  );
  return {
    title: 'Test acquirer',
    body: `<main><h1>Test acquirer</h1><h2>Knobs</h2>
<form class="knobs" method="post" action="/knobs">${knobFields(knobs)}<button>Turn</button></form>
<h2>Payments</h2>${rows.length === 0 ? '<p>None yet.</p>' : paymentTable(rows)}</main>`,
    style,
    policy: ["form-action 'self'", "frame-ancestors 'none'"],
  };
}

function knobFields(knobs: Knobs): string {
  return Object.entries(knobs)
    .map(([name, value]) => `<label>${name} ${knobInput(name, value)}</label>`)
    .join('\n');
}

function knobInput(name: string, value: Knobs[keyof Knobs]): string {
  if (typeof value !== 'boolean') return `<input name="${name}" value="${escaped(String(value ?? ''))}">`;
  const option = (is: boolean) => `<option${value === is ? ' selected' : ''}>${is}</option>`;
  return `<select name="${name}">${option(false)}${option(true)}</select>`;
}

function paymentTable(rows: readonly string[]): string {
  const heads = ['Time', 'Reference', 'Amount', 'Captured', 'Refunded', 'State', 'Dispute'];
  return `<div class="payments"><table><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>
<tbody>${rows.join('\n')}</tbody></table></div>`;
}

function paymentRow(payment: Payment, dispute: Dispute | undefined): string {
  const { createdAt, reference, amount, capturedAmount, refundedAmount, currency, state, declineCode } = payment;
  const amounts = [amount, capturedAmount, refundedAmount].map((one) => amountText(one, currency));
  const cells = [
    createdAt.slice(0, 19).replace('T', ' '),
    reference,
    ...amounts,
    declineCode === null ? state : `${state}: ${declineCode}`,
  ];
  return `<tr>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}<td>${disputeButtons(payment, dispute)}</td></tr>`;
}

function disputeButtons({ id, state }: Payment, dispute: Dispute | undefined): string {
  if (state === 'captured') return button(`/payments/${id}/dispute`, ['reason', 'fraudulent'], 'Open dispute');
  if (!dispute) return '';
  const close = `/disputes/${dispute.id}/close`;
  return button(close, ['state', 'lost'], 'Dispute lost') + button(close, ['state', 'won'], 'Dispute won');
}

function button(action: string, [name, value]: readonly [string, string], text: string): string {
  return `<form method="post" action="${action}"><button name="${name}" value="${value}">${text}</button></form> `;
}
