import { changeEndpoint } from '@peerbourse/contract/identity/webhooks/change-endpoint';
import { createEndpoint } from '@peerbourse/contract/identity/webhooks/create-endpoint';
import { deleteEndpoint } from '@peerbourse/contract/identity/webhooks/delete-endpoint';
import { deliveryList } from '@peerbourse/contract/identity/webhooks/delivery-list';
import { endpointList } from '@peerbourse/contract/identity/webhooks/endpoint-list';
import { replayDelivery } from '@peerbourse/contract/identity/webhooks/replay-delivery';
import { replaySince } from '@peerbourse/contract/identity/webhooks/replay-since';
import { rotateSecret } from '@peerbourse/contract/identity/webhooks/rotate-secret';
import { sendTestEvent } from '@peerbourse/contract/identity/webhooks/send-test-event';
import { switchEndpoint } from '@peerbourse/contract/identity/webhooks/switch-endpoint';
import { refusalOfCode } from '@peerbourse/contract/refusals';
import { type AnyWebhookEvent, webhookBody, webhookEvents } from '@peerbourse/contract/webhook-events';
import { maxEndpoints, webhookEventTypes, webhookTries } from '@peerbourse/rules/webhooks/event-names';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { deliverEvents } from '#modules/identity/webhooks/delivery/deliver-events.ts';
import { dropOldEvents } from '#modules/identity/webhooks/delivery/drop-old-events.ts';
import { claimDue } from '#modules/identity/webhooks/delivery/due.table.ts';
import { takeHeard } from '#modules/identity/webhooks/delivery/take-heard.ts';
import { emit } from '#platform/db/outbox.ts';
import { transaction } from '#platform/db/transaction.ts';
import { type RoleRuntime, startRole } from '#platform/role-runtime.ts';
import { openWebhookSources } from '#roles/webhook-sources.ts';
import { giveFactors, type QuickPerson, quickPerson } from '../support/fixtures/quick-users.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';
import { openWebhookReceiver, type ReceivedWebhook, type WebhookReceiver } from '../support/webhook-receiver.ts';

let env: TestEnvironment;
let worker: RoleRuntime;
let receiver: WebhookReceiver;

beforeAll(async () => {
  env = await openTestEnvironment({ PB_WEBHOOKS_LOOPBACK: 'yes' });
  await env.start('api');
  worker = startRole('worker', env.config);
  await openWebhookSources();
});
beforeEach(async () => {
  receiver = await openWebhookReceiver();
});
afterEach(() => receiver.close());
afterAll(async () => {
  await worker.db.destroy();
  await env.close();
});

async function register(person: QuickPerson, { url = receiver.url, types = [...webhookEventTypes] } = {}) {
  const factors = await giveFactors(env, person, 'change-webhook');
  return await person.browser.ask(createEndpoint, { url, description: 'Bot', types, factors });
}

async function tryRegister(person: QuickPerson, url: string) {
  const factors = await giveFactors(env, person, 'change-webhook');
  const { body } = await person.browser.call(createEndpoint, { url, description: '', types: ['balance.changed'], factors });
  return refusalOfCode(String(body.code));
}

const verified = () => quickPerson(env, { identityLevel: 2 });

/** What an order told the person, as its fact has it. */
async function tellOrders(person: QuickPerson, orderNo: string, versions: readonly number[]): Promise<void> {
  for (const version of versions)
    await transaction(worker.db, (tx) => emit(tx, 'p2p-orders', person.userId, { orderNo, status: 1, version, code: 'confirm-paid' }));
}

/** A run ends after a while even where more is due, so runs follow each other until one brings nothing. */
async function deliverAll(): Promise<void> {
  await takeHeard(worker);
  for (let before = -1; before !== receiver.received.length; ) {
    before = receiver.received.length;
    await deliverEvents(worker, { isSlow: false });
    await deliverEvents(worker, { isSlow: true });
  }
}

const letTriesBeDue = () => env.query(`UPDATE webhooks_deliveries SET due_at = app_now() WHERE is_next`);
const verify = (secret: string, { headers, body }: ReceivedWebhook) => new Webhook(secret).verify(body, headers as Record<string, string>);
const versionsOf = (webhooks: readonly ReceivedWebhook[]) =>
  webhooks.map(({ body }) => (JSON.parse(body) as { data: { version: number } }).data.version);
const orderNo = '104857600123456789';

describe('webhooks', () => {
  it('tell what happened, signed so that the library of Standard Webhooks agrees', async () => {
    const person = await verified();
    const { endpointId, secret } = await register(person);
    await tellOrders(person, orderNo, [1, 2]);
    await deliverAll();
    expect(versionsOf(receiver.received)).toEqual([1, 2]);
    for (const webhook of receiver.received) {
      const said = verify(secret, webhook);
      expect(z.parse(webhookBody('p2p.order.changed'), said)).toMatchObject({ data: { orderNo, state: 'release', code: 'confirm-paid' } });
      expect(() => verify(secret, { ...webhook, body: `${webhook.body} ` })).toThrow();
    }
    const { deliveries } = await person.browser.ask(deliveryList, { endpointId });
    expect(deliveries).toMatchObject([
      { type: 'p2p.order.changed', subject: `order:${orderNo}`, outcome: 'delivered', status: 200, answer: 'ok', tries: 1 },
      { outcome: 'delivered' },
    ]);
    expect(deliveries.map(({ eventId }) => eventId).reverse()).toEqual(receiver.received.map(({ headers }) => headers['webhook-id']));
  });

  it('each event of the catalogue has an example that its schema accepts', () => {
    for (const [type, { data, example }] of Object.entries(webhookEvents))
      expect([type, z.safeParse(data, example).success]).toEqual([type, true]);
    expect(Object.keys(webhookEvents).sort()).toEqual([...webhookEventTypes, 'webhook.test'].sort());
  });

  it('are registered by verified people who prove themselves, ten at most, at addresses of the public net', async () => {
    expect(await tryRegister(await quickPerson(env), receiver.url)).toBe('webhooks.not-verified');
    const person = await verified();
    expect(await tryRegister(person, 'https://10.0.0.7/hook')).toBe('webhooks.bad-address');
    expect(await tryRegister(person, 'http://hooks.example.com/hook')).toBe('webhooks.bad-address');
    const bare = await person.browser.call(createEndpoint, { url: receiver.url, description: '', types: ['balance.changed'], factors: {} });
    expect(refusalOfCode(String(bare.body.code))).toBe('security.factors-missing');
    const held = await verified();
    await env.query(`UPDATE sessions_families SET held_until = app_now() + interval '1 day' WHERE main_id = $1`, [held.accountId]);
    expect(await tryRegister(held, receiver.url)).toBe('sessions.held');
    for (let count = 0; count < maxEndpoints; count++) await register(person, { url: `${receiver.url}/${count}` });
    expect(await tryRegister(person, receiver.url)).toBe('webhooks.too-many');
    const { endpoints } = await person.browser.ask(endpointList, {});
    expect(endpoints.map(({ url }) => url.split('/').at(-1))).toEqual(Array.from({ length: maxEndpoints }, (_, count) => String(count)));
    const [stored] = await env.query<{ text: string }>(
      'SELECT row_to_json(endpoint)::text AS text FROM webhooks_endpoints endpoint LIMIT 1',
    );
    expect(stored?.text).not.toMatch(/whsec_|\/hook/);
  });

  it('tell only what was chosen, and nothing of other accounts', async () => {
    const [person, other] = [await verified(), await verified()];
    await register(person, { types: ['p2p.appeal.changed'] });
    await register(other, { url: `${receiver.url}/other` });
    await tellOrders(person, orderNo, [1]);
    await transaction(worker.db, (tx) => emit(tx, 'p2p-orders', person.userId, { orderNo, status: 2, version: 2, code: 'ask-buyer' }));
    await deliverAll();
    expect(receiver.received.map(({ path, body }) => [path, JSON.parse(body).type])).toEqual([['/hook', 'p2p.appeal.changed']]);
  });

  it('of one subject wait for the first, of another do not', async () => {
    const person = await verified();
    await register(person);
    const second = '204857600123456789';
    receiver.answer = (response, { body }) => {
      response.statusCode = body.includes(orderNo) ? 500 : 200;
      response.end('token abcdefghijklmnopqrstuvwxyz0123456789');
    };
    await tellOrders(person, orderNo, [1, 2]);
    await tellOrders(person, second, [1, 2]);
    await deliverAll();
    await deliverAll();
    expect(receiver.received.filter(({ body }) => body.includes(second)).length).toBe(2);
    expect(versionsOf(receiver.received.filter(({ body }) => body.includes(orderNo)))).toEqual([1]);
    receiver.answer = (response) => response.end();
    await letTriesBeDue();
    await deliverAll();
    expect(versionsOf(receiver.received.filter(({ body }) => body.includes(orderNo)))).toEqual([1, 1, 2]);
    const [answer] = await env.query<{ answer: string }>(
      `SELECT DISTINCT answer FROM webhooks_deliveries WHERE status = 200 AND answer IS NOT NULL`,
    );
    expect(answer?.answer).toBe('ok');
  });

  it('are not switched off for workers of ours that died', async () => {
    const person = await verified();
    await register(person);
    await tellOrders(person, orderNo, [1]);
    await takeHeard(worker);
    for (let dead = 0; dead < webhookTries + 3; dead++) {
      expect(await claimDue(worker.db, { isSlow: false, except: [], limit: 32 })).toHaveLength(1);
      await letTriesBeDue();
    }
    receiver.answer = (response) => {
      response.statusCode = 503;
      response.end();
    };
    await deliverAll();
    expect((await person.browser.ask(endpointList, {})).endpoints).toMatchObject([{ state: 'on', waiting: 1 }]);
  });

  it('are switched off after twelve tries with a notice, lose nothing, and go on where they stopped', async () => {
    const person = await verified();
    const { endpointId } = await register(person);
    receiver.answer = (response) => {
      response.statusCode = 503;
      response.end();
    };
    await tellOrders(person, orderNo, [1]);
    for (let tries = 0; tries < webhookTries + 2; tries++) {
      await deliverAll();
      await letTriesBeDue();
    }
    expect(receiver.received.length).toBe(webhookTries);
    expect((await person.browser.ask(endpointList, {})).endpoints).toMatchObject([{ state: 'off', waiting: 1 }]);
    const kinds = await env.query<{ kind: string }>('SELECT kind FROM notifications_entries WHERE account_id = $1 ORDER BY id', [
      person.accountId,
    ]);
    expect(kinds.map(({ kind }) => kind)).toEqual(['webhook_added', 'webhook_off']);
    await tellOrders(person, orderNo, [2]);
    await deliverAll();
    expect(receiver.received.length).toBe(webhookTries);
    receiver.answer = (response) => response.end();
    await person.browser.ask(switchEndpoint, { endpointId, isOn: true });
    await deliverAll();
    expect(versionsOf(receiver.received).slice(webhookTries)).toEqual([1, 2]);
  });

  it('that are paused wait, and a receiver that is gone for good is not asked again', async () => {
    const person = await verified();
    const { endpointId } = await register(person);
    await person.browser.ask(switchEndpoint, { endpointId, isOn: false });
    await tellOrders(person, orderNo, [1, 2]);
    await deliverAll();
    expect(receiver.received).toEqual([]);
    await person.browser.ask(switchEndpoint, { endpointId, isOn: true });
    await deliverAll();
    expect(versionsOf(receiver.received)).toEqual([1, 2]);
    receiver.answer = (response) => {
      response.statusCode = 410;
      response.end();
    };
    await person.browser.ask(sendTestEvent, { endpointId });
    await deliverAll();
    expect((await person.browser.ask(endpointList, {})).endpoints).toMatchObject([{ state: 'off', waiting: 1 }]);
  });

  it('with a new secret are signed with the old one too, for a day', async () => {
    const person = await verified();
    const { endpointId, secret: old } = await register(person);
    const { secret } = await person.browser.ask(rotateSecret, { endpointId, factors: await giveFactors(env, person, 'change-webhook') });
    await person.browser.ask(sendTestEvent, { endpointId });
    await deliverAll();
    const [both] = receiver.received as [ReceivedWebhook];
    expect(verify(old, both)).toEqual(verify(secret, both));
    await env.query(`UPDATE webhooks_endpoints SET old_secret_until = app_now() WHERE handle = $1`, [endpointId]);
    await person.browser.ask(sendTestEvent, { endpointId });
    await deliverAll();
    const late = receiver.received[1] as ReceivedWebhook;
    expect(verify(secret, late)).toMatchObject({ type: 'webhook.test' });
    expect(() => verify(old, late)).toThrow();
  });

  it('are sent again one by one or since a moment, under the ids that they had', async () => {
    const person = await verified();
    const { endpointId } = await register(person);
    const since = new Date(Date.now() - 60_000).toISOString();
    await tellOrders(person, orderNo, [1, 2, 3]);
    await deliverAll();
    const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
    const { deliveries } = await person.browser.ask(deliveryList, { endpointId });
    await person.browser.ask(replayDelivery, { endpointId, deliveryId: deliveries[0]?.deliveryId ?? '' });
    await deliverAll();
    expect(await person.browser.ask(replaySince, { endpointId, since })).toEqual({ count: 3 });
    await deliverAll();
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([...ids, ids[2], ...ids]);
    expect((await person.browser.ask(deliveryList, { endpointId })).deliveries.filter(({ isReplay }) => isReplay).length).toBe(4);
  });

  it('of somebody else are as if they were not there, and of one who deletes his are gone', async () => {
    const [person, other] = [await verified(), await verified()];
    const { endpointId } = await register(person);
    const refused = await Promise.all([
      other.browser.call(deliveryList, { endpointId }),
      other.browser.call(changeEndpoint, { endpointId, description: '', types: ['balance.changed'] }),
      other.browser.call(switchEndpoint, { endpointId, isOn: false }),
      other.browser.call(sendTestEvent, { endpointId }),
      other.browser.call(replaySince, { endpointId, since: '2026-01-01T00:00:00Z' }),
      other.browser.call(deleteEndpoint, { endpointId }),
    ]);
    expect(refused.map(({ body }) => refusalOfCode(String(body.code)))).toEqual(refused.map(() => 'webhooks.unknown-endpoint'));
    await person.browser.ask(sendTestEvent, { endpointId });
    await person.browser.ask(deleteEndpoint, { endpointId });
    await deliverAll();
    expect(receiver.received).toEqual([]);
    expect(
      await env.query('SELECT FROM webhooks_deliveries JOIN webhooks_endpoints e ON e.id = endpoint_id WHERE e.handle = $1', [endpointId]),
    ).toEqual([]);
  });

  it('of a receiver that is slow do not hold up those of others', async () => {
    const [patient, quick] = [await verified(), await verified()];
    const slow = await openWebhookReceiver((response, { path }) => {
      if (path !== '/hook') response.end();
    });
    await register(patient, { url: slow.url });
    await register(quick);
    await tellOrders(patient, orderNo, [1]);
    await tellOrders(quick, orderNo, [1, 2, 3]);
    await deliverAll();
    expect(versionsOf(receiver.received)).toEqual([1, 2, 3]);
    const states = await env.query<{ outcome: string; is_slow: boolean }>(
      `SELECT outcome, is_slow FROM webhooks_deliveries JOIN webhooks_endpoints e ON e.id = endpoint_id WHERE e.account_id = $1`,
      [patient.accountId],
    );
    expect(states).toEqual([{ outcome: 'timeout', is_slow: true }]);
    await slow.close();
  });

  it('are forgotten after thirty days, and their line goes on', async () => {
    const person = await verified();
    const { endpointId } = await register(person);
    await person.browser.ask(switchEndpoint, { endpointId, isOn: false });
    await tellOrders(person, orderNo, [1, 2]);
    await takeHeard(worker);
    await env.query(
      `UPDATE webhooks_events SET happened_at = happened_at - interval '31 days' WHERE account_id = $1 AND data ->> 'version' = '1'`,
      [person.accountId],
    );
    await person.browser.ask(switchEndpoint, { endpointId, isOn: true });
    await dropOldEvents(worker);
    await deliverAll();
    expect(versionsOf(receiver.received)).toEqual([2]);
  });

  it('say that an own transfer is done', async () => {
    const person = await verified();
    await register(person);
    await transaction(worker.db, (tx) => emit(tx, 'ledger', person.userId, { journal: '1', kind: 'transfer', assets: ['USDT'] }));
    await deliverAll();
    const types = receiver.received.map(({ body }) => (JSON.parse(body) as { type: AnyWebhookEvent }).type);
    expect(types).toEqual(['balance.changed', 'transfer.completed']);
  });
});
