import { messageDelivery } from '@peerbourse/contract/core/operations/message-delivery';
import { overview } from '@peerbourse/contract/core/operations/overview';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deliverMessages } from '#modules/core/messages/deliver-messages.ts';
import { sendMessage } from '#modules/core/messages/index.ts';
import type { Way } from '#modules/core/messages/way.ts';
import { readConfig } from '#platform/config.ts';
import { transaction } from '#platform/db/transaction.ts';
import { type RoleRuntime, startRole } from '#platform/role-runtime.ts';
import { type FaultyMailServer, openFaultyMailServer } from '../../../../tools/mail-catcher/faulty-mail-server.ts';
import type { Browser } from '../support/browser.ts';
import { staffBrowser } from '../support/fixtures/valid-staff-requests.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

let env: TestEnvironment;
let mails: [FaultyMailServer, FaultyMailServer];
let reader: Browser;
let worker: RoleRuntime;

beforeAll(async () => {
  mails = [await openFaultyMailServer(), await openFaultyMailServer()];
  env = await openTestEnvironment({ PB_MAIL_URL: mails[0].url, PB_MAIL_URL_2: mails[1].url });
  await env.start('admin');
  reader = await staffBrowser(env, ['reader']);
  worker = startRole('worker', env.config);
});

afterAll(async () => {
  await worker.db.destroy();
  await env.close();
  await Promise.all(mails.map((mail) => mail.stop()));
});

function send(way: Way, to: string): Promise<void> {
  const values = { code: '135790', minutes: 10, purpose: 'log-in' } as const;
  return transaction(worker.db, (tx) => sendMessage(tx, env.config.keys, { way, to, locale: 'en', template: 'code', values }));
}

const wayOf = async (way: Way) => (await reader.ask(messageDelivery, {})).ways.find((found) => found.way === way);

it('each way says what waits, what its providers did within the hour, and why the latest messages did not leave', async () => {
  mails[0].fail({ at: 'login', answer: { code: 535, text: '5.7.8 wrong password of exchange' } });
  await send('mail', 'reader@example.test');
  await deliverMessages(worker);
  mails[1].fail({ at: 'recipient', answer: { code: 550, text: '5.1.1 no such user' } });
  await send('mail', 'nobody@example.test');
  await deliverMessages(worker);
  await send('sms', '+4915100000');
  await env.query("UPDATE messages_outgoing SET created_at = app_now() - interval '3 minutes' WHERE kind = 'sms'");

  const { messages } = await reader.ask(overview, {});
  expect(messages).toMatchObject({ waiting: 1, passedOver: [] });
  expect(messages.oldestCodeSeconds).toBeGreaterThanOrEqual(180);
  const { ways, failures } = await reader.ask(messageDelivery, {});
  expect(ways.map(({ way }) => way)).toEqual(['mail', 'sms', 'telegram', 'push']);
  const provider = { workers: 0, passedOverBy: 0 };
  expect(ways[0]).toEqual({
    way: 'mail',
    waiting: 0,
    oldestSeconds: 0,
    oldestCodeSeconds: 0,
    sentLastHour: 1,
    givenUpLastHour: 1,
    providers: [
      { ...provider, provider: 'first', sentLastHour: 0, failedLastHour: 2 },
      { ...provider, provider: 'second', sentLastHour: 1, failedLastHour: 1 },
    ],
  });
  expect(ways[1]).toMatchObject({ waiting: 1, providers: [] });
  expect(ways[1]?.oldestCodeSeconds).toBeGreaterThanOrEqual(180);
  expect(ways[1]?.oldestSeconds).toBe(ways[1]?.oldestCodeSeconds);
  const failure = { way: 'mail', template: 'code' };
  expect(failures).toMatchObject([
    { ...failure, provider: 'second', reason: 'address', isGivenUp: true },
    { ...failure, provider: 'first', reason: 'login', isGivenUp: false },
    { ...failure, provider: 'first', reason: 'login', isGivenUp: false },
  ]);
  expect(JSON.stringify({ ways, failures })).not.toMatch(/example\.test|4915100000|135790|password/);
});

it('counts the workers that use a provider and those that pass it over, as long as they live', async () => {
  await env.query(
    `INSERT INTO platform_instances (role, instance, version, started_at, seen_at, details) VALUES
       ('worker', 'one', '1', now(), now(), '{"providers": "mail first passed over, mail second, sms first"}'),
       ('worker', 'two', '1', now(), now(), '{"providers": "mail first, mail second, sms first"}'),
       ('worker', 'died', '1', now(), now() - interval '1 minute', '{"providers": "mail first passed over, telegram first"}'),
       ('worker', 'old', '0', now(), now(), '{}')`,
  );
  expect((await wayOf('mail'))?.providers).toMatchObject([
    { provider: 'first', workers: 2, passedOverBy: 1 },
    { provider: 'second', workers: 2, passedOverBy: 0 },
  ]);
  expect((await reader.ask(overview, {})).messages.passedOver).toEqual(['mail first']);
  expect((await wayOf('sms'))?.providers).toMatchObject([{ provider: 'first', workers: 2, passedOverBy: 0 }]);
  expect((await wayOf('telegram'))?.providers).toEqual([]);
  await env.query('DELETE FROM platform_instances');
});

it('a worker that runs names its providers', async () => {
  const config = readConfig(env.variables);
  await env.start('worker');
  await expect.poll(async () => (await wayOf('mail'))?.providers.map(({ workers }) => workers)).toEqual([1, 1]);
  expect((await wayOf('sms'))?.providers).toHaveLength(config.sms.length);
  await env.stop('worker');
});
