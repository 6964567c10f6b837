import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Acquirer, Payment } from './acquirer.ts';
import { amountText, escaped, type Page, sendPage } from './page.ts';
import { answerChallenge, findPayment } from './payments.ts';
import { read } from './problem.ts';

const choiceShape = z.object({ choice: z.enum(['approve', 'decline', 'cancel']) });

/** Where the bank of the card asks its holder. Closing the page leaves the payment as it is. */
export function addChallengePage(server: FastifyInstance, acquirer: Acquirer): void {
  server.get<{ Params: { id: string } }>('/challenge/:id', async ({ params }, reply) =>
    sendPage(reply, challengePage(findPayment(acquirer, params.id))),
  );
  server.post<{ Params: { id: string } }>('/challenge/:id', async ({ params, body }, reply) => {
    const payment = findPayment(acquirer, params.id);
    answerChallenge(acquirer, payment, read(choiceShape, body).choice);
    return reply.redirect(returnAddress(payment), 303);
  });
}

function returnAddress({ id, returnUrl }: Payment): string {
  const address = new URL(returnUrl);
  address.searchParams.set('payment', id);
  return address.href;
}

const style = `
  body { margin: 0; padding: 1.5rem 1rem; }
  main { max-inline-size: 26rem; margin-inline: auto; }
  h1 { font-size: 1.25rem; margin: 0 0 1rem; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 0 0 1.5rem; }
  dd { margin: 0; text-align: end; }
  form { display: grid; gap: .5rem; }
  button { min-block-size: 44px; border: 1px solid #8888; border-radius: 8px; background: none; color: inherit; cursor: pointer; }
  button[value=approve] { background: #1d5fd1; border-color: #1d5fd1; color: #fff; font-weight: 600; }`;

function challengePage({ amount, currency, token, returnUrl }: Payment): Page {
  const rows = [
    ['Amount', amountText(amount, currency)],
    ['Card', `${token.brand} •••• ${token.lastFour}`],
    ['Holder', token.holder],
  ];
  const list = rows.map(([name = '', text = '']) => `<dt>${name}</dt><dd>${escaped(text)}</dd>`).join('');
  return {
    title: 'Your bank asks',
    body: `<main><h1>Your bank asks: is this payment yours?</h1><dl>${list}</dl><form method="post">
<button name="choice" value="approve">Approve</button>
<button name="choice" value="decline">Decline</button>
<button name="choice" value="cancel">Cancel</button></form></main>`,
    style,
    // Browsers hold the redirect that follows a form against this policy, too.
    policy: [`form-action 'self' ${new URL(returnUrl).origin}`, 'frame-ancestors *'],
  };
}
