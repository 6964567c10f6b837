import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { expect, it } from 'vitest';
import { verifyWebhook, WebhookFault } from './verify-webhook.ts';

/** The example of the specification of Standard Webhooks. */
const standard = {
  key: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  timestamp: '1614265330',
  body: '{"test": 2432232314}',
  signature: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
};
const now = () => 1_614_265_330_000;

const headersOf = (signature: string, { id, timestamp } = standard) => ({
  'webhook-id': id,
  'webhook-timestamp': timestamp,
  'webhook-signature': signature,
});

it('believes the example of the standard, in both forms of headers', async () => {
  const { key, body, signature } = standard;
  const message = { id: standard.id, at: new Date(now()), payload: { test: 2432232314 } };
  expect(await verifyWebhook({ key, body, headers: headersOf(signature), now })).toEqual(message);
  expect(await verifyWebhook({ key, body, headers: new Headers(headersOf(`v1,AAAA v2,x ${signature}`)), now })).toEqual(message);
  expect(
    await verifyWebhook({
      key,
      body,
      headers: { 'Webhook-Id': standard.id, 'Webhook-Timestamp': [standard.timestamp], 'Webhook-Signature': signature },
      now,
    }),
  ).toEqual(message);
});

it('believes what was signed with Ed25519', async () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const raw = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url').toString('base64');
  const signature = sign(null, Buffer.from(`${standard.id}.${standard.timestamp}.${standard.body}`), privateKey).toString('base64');
  const check = { key: `whpk_${raw}`, body: standard.body, now };
  expect(await verifyWebhook({ ...check, headers: headersOf(`v1a,${signature}`) })).toMatchObject({ id: standard.id });
  await expect(verifyWebhook({ ...check, headers: headersOf(`v1,${signature}`) })).rejects.toBeInstanceOf(WebhookFault);
});

const hmacOf = (text: string) =>
  createHmac('sha256', Buffer.from(standard.key.slice(6), 'base64'))
    .update(text)
    .digest('base64');

it.each<[what: string, body: string, headers: Record<string, string>, at?: number]>([
  ['another body', '{"test": 2432232315}', headersOf(standard.signature)],
  ['another id', standard.body, headersOf(standard.signature, { ...standard, id: 'msg_other' })],
  ['another time', standard.body, headersOf(standard.signature, { ...standard, timestamp: '1614265331' })],
  [
    'a time that is no number',
    standard.body,
    headersOf(`v1,${hmacOf(`${standard.id}.1614265330.0.${standard.body}`)}`, { ...standard, timestamp: '1614265330.0' }),
  ],
  ['no signature', standard.body, headersOf('')],
  ['a signature of another version', standard.body, headersOf(standard.signature.replace('v1,', 'v1a,'))],
  ['half a signature', standard.body, headersOf(standard.signature.slice(0, 24))],
  ['a signature with bits that mean nothing', standard.body, headersOf(standard.signature.replace('E=', 'F='))],
  ['an old message', standard.body, headersOf(standard.signature), now() + 301_000],
  ['a message from the future', standard.body, headersOf(standard.signature), now() - 301_000],
])('does not believe %s', async (_, body, headers, at = now()) => {
  await expect(verifyWebhook({ key: standard.key, body, headers, now: () => at })).rejects.toBeInstanceOf(WebhookFault);
});
