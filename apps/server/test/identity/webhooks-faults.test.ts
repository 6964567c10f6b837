import type { ServerResponse } from 'node:http';
import { createEndpoint } from '@peerbourse/contract/identity/webhooks/create-endpoint';
import { webhookEventTypes } from '@peerbourse/rules/webhooks/event-names';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { emit } from '#platform/db/outbox.ts';
import { transaction } from '#platform/db/transaction.ts';
import { type RoleRuntime, startRole } from '#platform/role-runtime.ts';
import { Dice } from '../support/faults/dice.ts';
import { giveFactors, type QuickPerson, quickPerson } from '../support/fixtures/quick-users.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';
import { openWebhookReceiver, type ReceivedWebhook, type WebhookReceiver } from '../support/webhook-receiver.ts';

/** The nightly run has 500; an eighth are killed workers, an eighth cut connections of the database, the rest is the receiver. */
const faults = Number(process.env.PB_WEBHOOK_FAULTS ?? 32);
const kills = Math.ceil(faults / 8);
const orders = ['104857600123456789', '204857600123456789', '304857600123456789', '404857600123456789'];
const factsOfOrder = Math.ceil(faults / 4);

let env: TestEnvironment;
let teller: RoleRuntime;
let receiver: WebhookReceiver;
const dice = new Dice('webhooks');
const taken: ReceivedWebhook[] = [];
const unsigned: ReceivedWebhook[] = [];
let secret = '';
let answersLeft = faults - 2 * kills;

beforeAll(async () => {
  env = await openTestEnvironment({ PB_WEBHOOKS_LOOPBACK: 'yes', PB_LOG_LEVEL: 'fatal' });
  await env.start('api');
  teller = startRole('api', env.config);
  receiver = await openWebhookReceiver(answer);
});
afterAll(async () => {
  await teller.db.destroy();
  await receiver.close();
  await env.close();
});

/** Looked at on arrival, as a receiver does it: a signature is good for five minutes. */
function isSigned({ body, headers }: ReceivedWebhook): boolean {
  try {
    new Webhook(secret).verify(body, headers as Record<string, string>);
    return true;
  } catch {
    return false;
  }
}

/** Takes it, fails, hangs up before or in the middle of its answer, or never answers. */
function answer(response: ServerResponse, webhook: ReceivedWebhook): void {
  if (answersLeft > 0 && dice.below(3) === 0) {
    answersLeft--;
    return fail(response, dice.below(40));
  }
  taken.push(webhook);
  if (!isSigned(webhook)) unsigned.push(webhook);
  response.end('ok');
}

function fail(response: ServerResponse, kind: number): void {
  if (kind === 0) return;
  if (kind < 12) return void response.socket?.destroy();
  if (kind < 24) return void response.writeHead(200, { 'content-length': '100' }).write('half', () => response.socket?.destroy());
  response.statusCode = kind < 36 ? 500 : 429;
  response.end('no');
}

async function register(person: QuickPerson): Promise<string> {
  const factors = await giveFactors(env, person, 'change-webhook');
  const input = { url: receiver.url, description: '', types: [...webhookEventTypes], factors };
  return (await person.browser.ask(createEndpoint, input)).secret;
}

async function tellSome(person: QuickPerson, from: number, to: number): Promise<void> {
  for (let version = from; version < to; version++)
    for (const orderNo of orders)
      await transaction(teller.db, (tx) => emit(tx, 'p2p-orders', person.userId, { orderNo, status: 1, version, code: 'confirm-paid' }));
}

/** A worker that dies once it has sent something, or when it is told to; every third one has no NATS. */
async function killWorker(round: number): Promise<void> {
  const away: Record<string, string> = round % 3 === 0 ? { PB_NATS_URL: 'nats://127.0.0.1:1' } : {};
  const isAtPoint = round % 2 === 0;
  const before = receiver.received.length;
  const worker = env.spawn('worker', { ...away, ...(isAtPoint ? { PB_FAULTS: 'webhooks.sent:kill' } : {}) });
  await Promise.race([worker.exited, expect.poll(() => receiver.received.length, { timeout: 1_800_000 }).toBeGreaterThan(before)]);
  await env.cutConnections('worker');
  worker.process.kill('SIGKILL');
  await worker.exited;
  await letTriesBeDue();
}

const letTriesBeDue = () => env.query('UPDATE webhooks_deliveries SET due_at = app_now() WHERE is_next');
const saidBy = ({ body }: ReceivedWebhook) => (JSON.parse(body) as { data: { orderNo: string; version: number } }).data;
const idOf = ({ headers }: ReceivedWebhook) => headers['webhook-id'] as string;

it(`nothing is missing or out of its order after ${faults} faults, and doubles have the id that they had`, {
  timeout: 3_600_000,
}, async () => {
  const person = await quickPerson(env, { identityLevel: 2 });
  secret = await register(person);
  const perRound = Math.ceil(factsOfOrder / kills);
  for (let round = 0; round < kills; round++) {
    await tellSome(person, round * perRound + 1, Math.min((round + 1) * perRound, factsOfOrder) + 1);
    await killWorker(round);
  }
  await env.start('worker');
  const waiting = async () => {
    await letTriesBeDue();
    return await env.query('SELECT FROM webhooks_heard UNION ALL SELECT FROM webhooks_deliveries WHERE delivered_at IS NULL');
  };
  await expect.poll(waiting, { timeout: 1_800_000 }).toEqual([]);
  for (const orderNo of orders) {
    const versions = taken.map(saidBy).filter((said) => said.orderNo === orderNo);
    expect([...new Set(versions.map(({ version }) => version))]).toEqual(Array.from({ length: factsOfOrder }, (_, index) => index + 1));
  }
  const names = new Map(receiver.received.map((webhook) => [idOf(webhook), JSON.stringify(saidBy(webhook))]));
  expect(names.size).toBe(orders.length * factsOfOrder);
  expect(new Set(names.values()).size).toBe(names.size);
  expect(unsigned).toEqual([]);
  // Without doubles nobody died at the right moment.
  expect(taken.length).toBeGreaterThan(names.size);
  process.stdout.write(
    `${JSON.stringify({ faults, kills, events: names.size, taken: taken.length, requests: receiver.received.length })}\n`,
  );
});
