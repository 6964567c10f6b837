import { randomUUID } from 'node:crypto';
import type { Call } from '@peerbourse/contract/call';
import { issueTicket } from '@peerbourse/contract/core/live/issue-ticket';
import { markNotificationsRead } from '@peerbourse/contract/core/notifications/mark-notifications-read';
import { exportList } from '@peerbourse/contract/money/exports/export-list';
import { startExport } from '@peerbourse/contract/money/exports/start-export';
import { deleteRemark } from '@peerbourse/contract/p2p/p2p-ads/remarks/delete-remark';
import { writeRemark } from '@peerbourse/contract/p2p/p2p-ads/remarks/write-remark';
import { contractCalls } from '../../../apps/server/test/support/contract-calls.ts';
import { advertisingPerson } from '../../../apps/server/test/support/fixtures/advertising-users.ts';
import { giveFactors, type QuickPerson, quickPerson } from '../../../apps/server/test/support/fixtures/quick-users.ts';
import { prepare } from '../../../apps/server/test/support/fixtures/valid-requests.ts';
import { until } from '../../../e2e/until.ts';
import type { AttackEnvironment } from '../environment.ts';
import { LiveListener } from '../live-listener.ts';
import { type Attack, cookieHeader, inParallel, mustBe, Tally } from '../tally.ts';

/** Fields of an input that name something which belongs to somebody. */
const objectFields = [
  'adNo',
  'adNos',
  'ads',
  'fileId',
  'front',
  'orderNo',
  'parts',
  'passkeyId',
  'qrKey',
  'remarkNo',
  'replyNo',
  'selfie',
  'sessionNo',
  'ticket',
  'userId',
  'userPaymethodId',
  'userPaymethodIds',
];

/** Everybody may look at an ad of the market, check it and take it, and whoever comes first may scan a QR code. */
const forEverybody = new Set([
  '/v1/p2p/adv/queryAdvByAdNo',
  '/v1/p2p/order/checkPriceChange',
  '/v1/p2p/order/doubt-place-order-check',
  '/v1/p2p/order/price/warn/check',
  '/v1/p2p/order/price/warn/confirm',
  '/v1/p2p/order/placeOrder',
  '/v1/x/sessions/scan-qr-log-in',
  '/v1/x/recoveries/ask-fund-recovery',
]);

/** What one person's valid request names, asked for by another. The owner asks afterwards, and must succeed. */
export const foreignObjects: Attack = async (env, { short }) => {
  const tally = new Tally();
  const calls = (await contractCalls()).map(({ call }) => call);
  const personal = calls.filter(({ role, auth, path }) => role === 'api' && auth !== 'guest' && !forEverybody.has(path));
  await inParallel(personal, 3, (call) => tryCall(env, tally, call));
  mustBe(tally.tried >= 20, `only ${tally.tried} calls name an object`);
  await tryNotification(env, tally);
  await tryRemark(env, tally);
  await tryChannels(env, tally);
  if (!short) await tryExport(env, tally);
  return tally;
};

async function tryCall(env: AttackEnvironment, tally: Tally, call: Call): Promise<void> {
  const { browser: owner, input } = await prepare(env, call);
  if (!objectFields.some((field) => field in input)) return;
  const stranger = await strangerFor(env, call);
  const factors = 'factors' in input ? { factors: await giveFactors(env, stranger, call.name) } : {};
  const before = await adsOf(env, input);
  const answer = await stranger.browser.call(call, { ...input, ...factors });
  const isUntouched = call.changes === 'write' && answer.status < 500 && before !== '' && (await adsOf(env, input)) === before;
  if (isUntouched) tally.held(true, call.path);
  else tally.refused(call, answer, `somebody else's ${JSON.stringify(input).slice(0, 200)}`);
  const own = await owner.call(call, input);
  mustBe(own.body.code === call.ok, `${call.path} answers its owner ${String(own.body.code)} ${JSON.stringify(own.body.data)}`);
}

/** Somebody who has everything that the call asks for, except the object. */
async function strangerFor(env: AttackEnvironment, call: Call): Promise<QuickPerson> {
  return call.auth === 'trader' ? await advertisingPerson(env) : await quickPerson(env);
}

/** Calls for many ads at once answer with what they did; what counts is what became of the ads. */
async function adsOf(env: AttackEnvironment, input: Record<string, unknown>): Promise<string> {
  const named = [input.adNo, input.adNos, (input.ads as Array<{ adNo: string }> | undefined)?.map(({ adNo }) => adNo)];
  const adNos = named.flat().filter((adNo) => typeof adNo === 'string');
  const rows = await env.query<{ row: string }>('SELECT ad::text AS row FROM p2p_ads_ads ad WHERE ad_no = ANY ($1)', [adNos]);
  return rows.map(({ row }) => row).join('\n');
}

async function tryNotification(env: AttackEnvironment, tally: Tally): Promise<void> {
  const [owner, stranger] = [await quickPerson(env), await quickPerson(env)];
  const [entry] = await env.query<{ id: string }>(
    `INSERT INTO notifications_entries (account_id, kind, values) VALUES ($1, 'account_locked', '{}') RETURNING handle::text AS id`,
    [owner.accountId],
  );
  await stranger.browser.call(markNotificationsRead, { notificationIds: [entry?.id ?? '', randomUUID()] });
  const [row] = await env.query('SELECT read_at FROM notifications_entries WHERE account_id = $1', [owner.accountId]);
  tally.held(row?.read_at === null, `somebody else's notification was marked as read: ${JSON.stringify(row)}`);
}

async function tryRemark(env: AttackEnvironment, tally: Tally): Promise<void> {
  const { input } = await prepare(env, deleteRemark);
  const stranger = await advertisingPerson(env);
  const change = { remarkNo: String(input.remarkNo), title: 'Mine now', remark: 'Pay me instead.' };
  tally.refused(writeRemark, await stranger.browser.call(writeRemark, change), `somebody else's remark ${change.remarkNo}`);
}

/** The live channels of somebody else. */
async function tryChannels(env: AttackEnvironment, tally: Tally): Promise<void> {
  const [owner, stranger] = [await quickPerson(env), await quickPerson(env)];
  const listener = new LiveListener(env.stream, { origin: env.originOf('api') });
  await listener.find(({ op }) => op === 'hello');
  listener.say({ op: 'auth', ticket: (await stranger.browser.ask(issueTicket, {})).ticket });
  await listener.find(({ op }) => op === 'authed');
  for (const name of ['assets', 'notifications', 'p2p-chat', 'p2p-orders']) {
    const ch = `${name}.${owner.userId}`;
    listener.say({ op: 'sub', ch });
    const answer = await listener.find((frame) => 'ch' in frame && frame.ch === ch);
    tally.held(answer?.op === 'refused', `a stranger listens to ${ch}: ${JSON.stringify(answer)}`);
  }
  listener.close();
}

/** The file of an export, by the address that its owner was given. */
async function tryExport(env: AttackEnvironment, tally: Tally): Promise<void> {
  const [owner, stranger] = [await quickPerson(env), await quickPerson(env)];
  await owner.browser.ask(startExport, { subject: 'asset-history', format: 'csv', timezone: 0, filter: {} });
  let address = '';
  await until('the export is ready', async () => {
    address = /\/files\/[\w.-]+/.exec(JSON.stringify(await owner.browser.ask(exportList, {})))?.[0] ?? '';
    return address !== '';
  });
  const statusFor = async (cookie: string) => (await fetch(`${env.addressOf('api')}${address}`, { headers: { cookie } })).status;
  for (const cookie of [cookieHeader(stranger.browser.cookies), '', env.staffCookie]) {
    tally.held((await statusFor(cookie)) === 404, `somebody else's export ${address} was given`);
  }
  mustBe((await statusFor(cookieHeader(owner.browser.cookies))) === 200, 'the owner gets the export');
}
