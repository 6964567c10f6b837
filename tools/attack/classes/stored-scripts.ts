import { settingList } from '@peerbourse/contract/core/settings/setting-list';
import { writeSetting } from '@peerbourse/contract/core/settings/write-setting';
import { someBasicConfigDefault } from '@peerbourse/contract/core/site/site-settings';
import { changeUserName } from '@peerbourse/contract/identity/accounts/change-user-name';
import { createSubAccount } from '@peerbourse/contract/identity/sub-accounts/create-sub-account';
import { writeRemark } from '@peerbourse/contract/p2p/p2p-ads/remarks/write-remark';
import { updateProfile } from '@peerbourse/contract/p2p/p2p-users/update-profile';
import { encryptValues } from '../../../apps/server/src/modules/p2p/p2p-paymethods/method-values.ts';
import { advertisingPerson, openMarket, publish } from '../../../apps/server/test/support/fixtures/advertising-users.ts';
import { until } from '../../../e2e/until.ts';
import type { AttackEnvironment } from '../environment.ts';
import { type Attack, cookieHeader, mustBe, Tally } from '../tally.ts';

const mark = 'pbxss';
/** Each fits into a name; the mark says where it is shown. */
const payloads = [
  `<script>${mark}</script>`,
  `<img src=x onerror=${mark}>`,
  `"><svg onload=${mark}>`,
  `</script><b>${mark}`,
  `<!--${mark}--><i>`,
  `javascript:${mark}()`,
  `{{${mark}}}<u>`,
  `&lt;s&gt;${mark}<s>`,
];
/** Markup of a payload that reached a page as markup. */
const live = new RegExp(
  `<script>${mark}|<img src=x onerror=${mark}|<svg onload=${mark}|</script><b>${mark}|<!--${mark}|href="javascript:${mark}|${mark}\\}\\}<u>|${mark}<s>`,
);

/**
 * Names and remarks with scripts: sent as anybody can, and put into the rows as if no check had stopped them. Pages that show them must
 * show them as text. Content of operators has a test of its own in a browser.
 */
export const storedScripts: Attack = async (env, { short }) => {
  const tally = new Tally();
  const before = await switchesOf(env);
  await writeSwitches(env, { ...someBasicConfigDefault, p2pState: true, fastTrade: true });
  try {
    await openMarket(env);
    for (const payload of short ? payloads.slice(0, 4) : payloads) await tryPayload(env, tally, payload);
  } finally {
    await writeSwitches(env, before);
  }
  return tally;
};

async function tryPayload(env: AttackEnvironment, tally: Tally, payload: string): Promise<void> {
  const person = await advertisingPerson(env);
  const { adNo } = await publish(person);
  const { browser } = person;
  const sent = [
    await browser.call(changeUserName, { userName: payload }),
    await browser.call(createSubAccount, { userName: payload }),
    await browser.call(updateProfile, { nickName: payload }),
    await browser.call(writeRemark, { title: payload, remark: payload }),
  ];
  for (const { status } of sent) tally.held(status < 500, `${payload} was answered ${status}`);
  await env.query('UPDATE accounts_users SET user_name = $2 WHERE id = $1', [person.accountId, payload]);
  await env.query('UPDATE p2p_users_profiles SET nick_name = $2 WHERE account_id = $1', [person.accountId, payload]);
  await env.query('UPDATE p2p_ads_ads SET remark = $2 WHERE ad_no = $1', [adNo, payload]);
  // A page that lists payment methods can show no values of the fixture's one.
  await env.query('UPDATE p2p_paymethods_methods SET closed_values = $2 WHERE method_no = $1', [
    person.methodNo,
    encryptValues(env.config.keys, {}, person.methodNo),
  ]);
  const profile = `/p2p-trade/user/${person.encryptUserId}`;
  const market = '/p2p-trade/buy/USDT-EUR';
  for (const path of [profile, market, '/account', '/account/sub-accounts', '/p2p-trade/ads', `/p2p-trade/ads/${adNo}`]) {
    const html = await (await fetch(`${env.front}${path}`, { headers: { cookie: cookieHeader(browser.cookies) } })).text();
    if (path === profile) mustBe(html.includes(mark), `${path} shows the name`);
    tally.held(!live.test(html), `${payload} is markup in ${path}`);
  }
}

type Switches = typeof someBasicConfigDefault;

async function switchesOf(env: AttackEnvironment): Promise<Switches> {
  const { settings } = (await env.call(settingList, {})).body.data;
  return settings.find(({ key }) => key === 'site.switches')?.value as Switches;
}

async function writeSwitches(env: AttackEnvironment, value: Switches): Promise<void> {
  const { settings } = (await env.call(settingList, {})).body.data;
  const version = settings.find(({ key }) => key === 'site.switches')?.version ?? 0;
  const { body } = await env.call(writeSetting, { key: 'site.switches', version, value, reason: 'an attack needs it' });
  mustBe(body.code === writeSetting.ok, `the switches are written: ${body.code}`);
  const expected = value.p2pState ? 200 : 404;
  await until('the switches reach the pages', async () => (await fetch(`${env.front}/p2p-trade/hall`)).status === expected);
}
