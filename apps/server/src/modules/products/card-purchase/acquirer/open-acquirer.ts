import type { Acquirer, AcquirerEvent, RawEvent } from './acquirer.ts';
import { ask } from './ask.ts';
import { isSignedBy } from './signature.rules.ts';
import { cardShape, disputesShape, eventShape, paymentShape, paymentsShape, refundShape, settlementShape } from './wire.ts';

export interface AcquirerAddress {
  /** Where its interface is, without a slash at the end. */
  url: string;
  apiKey: string;
  publishableKey: string;
  webhookSecret: string;
  nowMs: () => number;
}

/** An acquirer that speaks the language of `tools/test-acquirer`. One that speaks another needs a file like this one, and passes the same suite. */
export function openAcquirer({ url, apiKey, publishableKey, webhookSecret, nowMs }: AcquirerAddress): Acquirer {
  const at = (path: string) => ({ url: `${url}${path}`, apiKey });
  return {
    fields: () => ({ script: `${url}/fields.js`, origin: new URL(url).origin, publishableKey }),
    describe: (token) => ask({ ...at(`/v1/tokens/${encodeURIComponent(token)}`), shape: cardShape }),
    pay: ({ isCapturedAtOnce, ...order }) => {
      const body = { ...order, capture: isCapturedAtOnce, purpose: 'crypto' };
      return ask({ ...at('/v1/payments'), shape: paymentShape, body, idempotencyKey: order.reference });
    },
    find: async (reference) => {
      const { payments } = await ask({ ...at(`/v1/payments?reference=${encodeURIComponent(reference)}`), shape: paymentsShape });
      return payments.find((payment) => payment.reference === reference);
    },
    capture: (paymentId, amount) =>
      ask({ ...at(`/v1/payments/${encodeURIComponent(paymentId)}/capture`), shape: paymentShape, body: { amount } }),
    void: (paymentId) => ask({ ...at(`/v1/payments/${encodeURIComponent(paymentId)}/void`), shape: paymentShape, body: {} }),
    refund: async ({ paymentId, reference, amount }) => {
      const body = { reference, amount };
      const made = await ask({
        ...at(`/v1/payments/${encodeURIComponent(paymentId)}/refunds`),
        shape: refundShape,
        body,
        idempotencyKey: reference,
      });
      return made.refund;
    },
    readEvent: (event) => readEvent(event, webhookSecret, nowMs()),
    settlements: async (day) => (await ask({ ...at(`/v1/settlements/${day}`), shape: settlementShape })).lines,
    disputes: async (since) =>
      (await ask({ ...at(`/v1/disputes?since=${encodeURIComponent(since.toISOString())}`), shape: disputesShape })).disputes,
  };
}

function readEvent({ body, headers }: RawEvent, secret: string, nowMs: number): AcquirerEvent | undefined {
  const [timestamp, signatures] = [headers['x-acquirer-timestamp'], headers['x-acquirer-signature']];
  if (typeof timestamp !== 'string' || typeof signatures !== 'string') return undefined;
  if (!isSignedBy(secret, { timestamp, signatures, body }, nowMs)) return undefined;
  const read = eventShape.safeParse(parsed(body));
  return read.success ? { eventId: read.data.id, reference: read.data.data.reference } : undefined;
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
